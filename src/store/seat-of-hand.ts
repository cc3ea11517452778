import type Database from 'better-sqlite3';

export type SeatOfHand = (at: {
  readonly table: string;
  readonly hand: number;
  readonly member: string;
}) => number | null;

/** Where a member sat who was dealt into a hand: whoever sits down while one runs is dealt into the next. */
export function seatOfHandIn(connection: Database.Database): SeatOfHand {
  const seat = connection
    .prepare<[{ table: string; member: string; hand: number }], number>(
      `SELECT json_extract(data, '$.seat') FROM events
       WHERE table_id = @table AND hand < @hand
         AND json_extract(data, '$.type') = 'seatTaken' AND json_extract(data, '$.member') = @member
       ORDER BY hand DESC, seq DESC LIMIT 1`,
    )
    .pluck();
  return (at) => seat.get(at) ?? null;
}
