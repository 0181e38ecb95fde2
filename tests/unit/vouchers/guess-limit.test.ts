import { expect, it } from 'vitest';
import { limitWrongCodes } from '../../../functions/src/use-cases/vouchers/guess-limit.ts';

it('A shopper is told that 30 codes of orders were wrong within an hour, and no other shopper', () => {
  for (let wrong = 0; wrong < 30; wrong += 1) limitWrongCodes('robin', 1000);
  expect(() => limitWrongCodes('robin', 1000)).toThrow('Too many wrong codes');
  expect(() => limitWrongCodes('mila', 1000)).not.toThrow();
  expect(() => limitWrongCodes('robin', 1000 + 3_600_001)).not.toThrow();
});
