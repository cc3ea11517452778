import type { PictureMessages } from '../picture-messages.ts';

export const pictures: PictureMessages = {
  table: (name) => `Picture of the table ${name}`,
  pot: (amount) => `Pot ${amount}`,
  begins: (street) => `${street} as it begins`,
  firstToAct: ({ name }) => `${name} is first to act`,
  drew: (draws) => (draws.every((cards) => cards === 0) ? 'stood pat' : `drew ${draws.join(', ')}`),
  first: 'acts first',
  waits: 'waiting',
};
