import { formatWith } from '../format.ts';

export const format = formatWith({
  thousands: '.',
  decimal: ',',
  percentGap: '',
  and: 'e',
  units: {
    second: ['secondo', 'secondi'],
    minute: ['minuto', 'minuti'],
    hour: ['ora', 'ore'],
    day: ['giorno', 'giorni'],
  },
});
