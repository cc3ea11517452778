import type { PictureMessages } from '../picture-messages.ts';

export const pictures: PictureMessages = {
  table: (name) => `Immagine del tavolo ${name}`,
  pot: (amount) => `Piatto ${amount}`,
  begins: (street) => `${street}, all’inizio`,
  firstToAct: ({ name }) => `Il primo a parlare è ${name}`,
  drew: (draws) => (draws.every((cards) => cards === 0) ? 'servito' : `cambi: ${draws.join(', ')}`),
  first: 'parla per primo',
  waits: 'aspetta',
};
