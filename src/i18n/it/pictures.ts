import type { PictureMessages } from '../picture-messages.ts';

export const pictures: PictureMessages = {
  table: (name) => `Figura del tavolo ${name}`,
  begins: (street) => `${street}, all’inizio`,
  firstToAct: ({ name }) => `Il primo a parlare è ${name}`,
  drew: (draws) => `cambi: ${draws.join(', ')}`,
  waits: 'aspetta',
};
