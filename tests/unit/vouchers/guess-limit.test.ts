import { expect, it, vi } from 'vitest';
import { limitLooks, limitWrongCodes } from '../../../functions/src/use-cases/vouchers/guess-limit.ts';
import { runSize } from '../../robustness/run-size.ts';

vi.mock('../../../functions/src/auth/known-device-store.ts', () => ({ isKnownServer: async () => true }));

const server = '198.51.100.1';

const guesses = runSize({ quick: 5000, full: 100_000 });

it('Guesses from many networks are looked at 3,000 times an hour, and stop no one else', async () => {
  let looks = 0;
  for (let guess = 0; guess < guesses; guess += 1) {
    // Each network gets through once, as one of a shopper does.
    const from = { visitor: `10.0.0.${guess % 100}`, server };
    const isLooked = await limitLooks(from, 1000 + guess).then(
      () => true,
      () => false,
    );
    if (isLooked) looks += 1;
  }
  expect(looks).toBe(3000);
  await limitLooks({ visitor: '203.0.113.7', server }, 200_000);
});

it('A shopper is told that 30 codes of orders were wrong within an hour, and no other shopper', () => {
  for (let wrong = 0; wrong < 30; wrong += 1) limitWrongCodes('robin', 1000);
  expect(() => limitWrongCodes('robin', 1000)).toThrow('Too many wrong codes');
  expect(() => limitWrongCodes('mila', 1000)).not.toThrow();
  expect(() => limitWrongCodes('robin', 1000 + 3_600_001)).not.toThrow();
});
