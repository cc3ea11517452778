import { expect, test } from 'vitest';
import { deliverOperations } from './support/deliveries.ts';

// `npm run simulate -- --operations 100000` delivers a hundred thousand of them.
test(
  'each of many operations, delivered one to five times in random order, has one effect',
  { timeout: 60_000 },
  () => {
    const { operations, deliveries, done, violations } = deliverOperations({ operations: 3_000, seed: 1 });
    expect(violations).toEqual([]);
    expect(operations).toBe(3_000);
    expect(deliveries).toBeGreaterThan(2 * operations);
    expect(done).toBeGreaterThan(operations / 4);
  },
);
