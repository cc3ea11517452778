import { formatWith } from '../format.ts';

export const format = formatWith({
  thousands: ',',
  decimal: '.',
  percentGap: '',
  and: 'and',
  units: {
    second: ['second', 'seconds'],
    minute: ['minute', 'minutes'],
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
  },
});
