import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencyCodes, locales } from '../../../functions/src/shared/shop/currency.ts';
import { decimalsOf, moneyFormatOf, moneyOf } from '../../../functions/src/shared/shop/money-format.ts';
import { settingFields } from '../../../functions/src/shared/shop/settings-groups.ts';
import { amountProblem, readAmount } from '../../../functions/src/shared/values/amount.ts';
import { dollarFormat, dollars, Money } from '../../../functions/src/shared/values/money.ts';
import { priceSchema } from '../../../functions/src/shared/values/price.ts';

it('The money of a shop that sets none adds up in cents, where dollars would drift', () => {
  expect(dollars.sum([0.1, 0.2])).toBe(30);
  expect(dollars.sum([])).toBe(0);
  expect(dollars.sum(Array.from({ length: 50 }, () => 19.99))).toBe(99950);
});

it('The money of a shop that sets none writes two decimals, a sign in front of the dollar, and no groups', () => {
  const amounts = [0, 5, 50, 1230, 100_000_00];
  const plain = ['0.00', '0.05', '0.50', '12.30', '100000.00'];
  expect(amounts.map((amount) => dollars.plain(amount))).toEqual(plain);
  expect(amounts.map((amount) => dollars.text(amount))).toEqual(plain.map((text) => `$${text}`));
  expect(dollars.text(-5)).toBe('-$0.05');
  expect(dollars.price(12.3)).toBe('$12.30');
  expect(moneyFormatOf({ currency: 'USD', locale: 'en-US' })).toBe(dollarFormat);
});

/** As Intl writes it, but for the kind of its spaces, which differs between versions of ICU. */
function byIntl(currency: string, locale: string, amount: number): string {
  const digits = decimalsOf(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount / 10 ** digits).replace(/\p{Zs}/gu, '\u00a0');
}

const amounts = [0, 1, 12, 999, 1000, 1234, 12_345, 123_456, 1_234_567, 123_456_789, 1_000_000_000];

it.each(locales.filter((locale) => locale !== 'en-US'))(
  'The money of any currency is written as Intl writes it in %s',
  (locale) => {
    for (const currency of ['EUR', 'INR', 'JPY', 'KWD', 'PLN', 'USD', 'XCG']) {
      const money = moneyOf({ currency, locale });
      for (const amount of [...amounts, ...amounts.slice(1).map((one) => -one)]) {
        expect(money.text(amount)).toBe(byIntl(currency, locale, amount));
      }
    }
  },
);

it('The money of any currency survives the way to the browser, where no Intl is asked', () => {
  const format = moneyFormatOf({ currency: 'EUR', locale: 'de-DE' });
  const sent = new Money(JSON.parse(JSON.stringify(format)));
  expect(sent.text(123_450)).toBe('1.234,50\u00a0€');
  expect(sent.text(-5)).toBe('-0,05\u00a0€');
  expect(sent.plain(123_450)).toBe('1234.50');
});

it.each([
  ['JPY', 1500, '1500', '￥1,500'],
  ['KWD', 1.25, '1.250', 'KWD\u00a01.250'],
  ['EUR', 9.5, '9.50', '€9.50'],
])('The money of any currency has the decimals of ISO 4217: %s', (currency, price, plain, text) => {
  const money = moneyOf({ currency, locale: 'ja-JP' });
  expect(money.plain(money.toCents(price))).toBe(plain);
  expect(money.price(price)).toBe(text);
});

it.each([
  ['JPY', [0, 1, 1500], [0.5, -1, 1_000_000_001]],
  ['KWD', [0, 0.001, 12.345], [0.0001, 1_000_000.001]],
  ['EUR', [0, 0.01, 10_000_000], [0.001, 10_000_000.01]],
])(
  'The money of any currency takes prices with the decimals of the currency, and no others: %s',
  (currency, good, bad) => {
    const context = { money: moneyOf({ currency, locale: 'en-GB' }) };
    const isPrice = (price: number) => priceSchema('Price').isValidSync(price, { strict: true, context });
    expect(good.filter((price) => !isPrice(price))).toEqual([]);
    expect(bad.filter(isPrice)).toEqual([]);
  },
);

it.each([
  ['JPY', 'ja-JP', '1,234', 1234],
  ['KWD', 'de-DE', '1,234', 1.234],
  ['KWD', 'en-GB', '1,234', Number.NaN],
  ['KWD', 'en-GB', '1,234.567', 1234.567],
  ['EUR', 'de-DE', '1.234', Number.NaN],
])(
  'The money of any currency is read where it can be read in one way: %s %s %s',
  (currency, locale, text, amount) => {
    expect(readAmount(text, moneyOf({ currency, locale }))).toBe(amount);
  },
);

it.each([
  ['EUR', 'de-DE', '9,90'],
  ['EUR', 'en-IE', '9.90'],
])('The money of any currency stands in a box as the shop writes it: %s %s %s', (currency, locale, text) => {
  expect(moneyOf({ currency, locale }).typed(990)).toBe(text);
});

it('The money of any currency is typed so that it is read again, in every currency and language', () => {
  const anyCents = fc.integer({ min: 0, max: 100_000_000 });
  for (const locale of locales) {
    for (const currency of ['USD', 'EUR', 'JPY', 'KWD']) {
      const money = moneyOf({ currency, locale });
      fc.assert(
        fc.property(anyCents, (cents) => money.toCents(readAmount(money.typed(cents), money)) === cents),
        { examples: [[1000], [4125], [999_999], [12_345]], numRuns: 20 },
      );
    }
  }
});

it.each([
  ['KWD', 'en-GB', '1,234', 'can be read in two ways: write 1234 or 1.234'],
  ['KWD', 'de-DE', '1.234', 'can be read in two ways: write 1234 or 1,234'],
  ['KWD', 'de-DE', 'abc', 'cannot be read: write it like 9,500'],
  ['JPY', 'ja-JP', 'abc', 'cannot be read: write it like 950'],
  ['EUR', 'de-DE', '1.234', 'can be read in two ways: write 1234 or 1.23'],
])(
  'The money of any currency says how to write what is not read, so that it is: %s %s %s',
  (currency, locale, text, problem) => {
    const money = moneyOf({ currency, locale });
    expect(amountProblem(text, money)).toBe(problem);
    for (const [advised = ''] of problem.matchAll(/\d[\d.,]*/g)) {
      expect(money.isExact(readAmount(advised, money)), advised).toBe(true);
    }
    if (!Number.isNaN(readAmount(text, money))) return;
    const validate = () => priceSchema('Price').validateSync(text, { context: { money } });
    expect(validate).toThrow(`Price ${problem}`);
  },
);

it('The settings take a code of today and a known locale, and nothing else', () => {
  const { currency, locale } = settingFields;
  expect(currencyCodes.filter((code) => !currency.isValidSync(code))).toEqual([]);
  expect(['', 'usd', 'DEM', 'EURO', '€'].filter((code) => currency.isValidSync(code))).toEqual([]);
  expect(['', 'de', 'xx-XX', 'de-DE-u-nu-arab'].filter((one) => locale.isValidSync(one))).toEqual([]);
});
