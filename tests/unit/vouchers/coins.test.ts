import { expect, it } from 'vitest';
import { requireCoins } from '../../../functions/src/use-cases/vouchers/new-voucher.ts';

it.each([
  ['CH', 'CHF', 2505, false],
  ['CH', 'CHF', 2503, true],
  ['CH', 'EUR', 2503, false],
  ['', 'USD', 2503, false],
] as const)(
  'In “%s”, %s %i hundredths of a voucher are kept from cash: %s',
  (country, currency, cents, isRefused) => {
    const ask = () => requireCoins(cents, { country, currency });
    if (isRefused) expect(ask).toThrow('No coins make this amount');
    else expect(ask).not.toThrow();
  },
);
