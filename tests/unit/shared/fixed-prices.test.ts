import { expect, it } from 'vitest';
import { keptByLaw, withFixedPrice } from '../../../functions/src/imports/check-fixed-price.ts';
import type { CheckedLine } from '../../../functions/src/imports/check-line.ts';
import { newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { feedReductions, shownBook } from '../../../functions/src/shared/book/shown-book.ts';
import { fixedPriceChoices } from '../../../functions/src/shared/shop/fixed-price-laws.ts';
import { defaultPriceRules } from '../../../functions/src/shared/shop/price-rules.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { makeBook } from '../../fixtures/factories.ts';

const countries = fixedPriceChoices.filter((choice) => choice !== 'none');

const { _id, createdAt: _, ...book } = makeBook();

/** Why the form and the API refuse these prices; '' where they take them. */
function refusal(newPrice: number, oldPrice: number, fixedPrices: string, more: object = {}): string {
  try {
    const fields = { ...book, newPrice, oldPrice, ...more };
    newBookSchema.validateSync(fields, { strict: true, context: { fixedPrices } });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

const line = { line: 2, title: book.title, reasons: [], changes: ['Price 5 → 4'] };

function changing(given: object): CheckedLine {
  const plan = { kind: 'changed', line: 2, title: book.title, id: _id, given } as const;
  return { ...line, kind: 'changed', plan };
}

function shownOldPrice(rules: object, more: object = {}) {
  const reduction = { cents: 1000, currency: 'USD', day: '2026-11-01' };
  const reduced = { ...makeBook({ newPrice: 8, oldPrice: 12, ...more }), reduction };
  return shownBook(reduced, { ...defaultPriceRules, ...rules }, dollars).oldPrice;
}

it('Where the law fixes prices a book takes no old price above its price, and elsewhere any', () => {
  expect(countries.filter((country) => refusal(8, 9, country) === '')).toEqual([]);
  expect([refusal(8, 8, 'DE'), refusal(9, 8, 'DE'), refusal(8, 9, 'none'), refusal(8, 9, '')].join('')).toBe(
    '',
  );
  expect(refusal(8, 9, 'DE')).toBe(
    'Old Price must not be above New Price: new books have a fixed price in Germany (BuchPrG)',
  );
});

it.each([
  [4, 5, 'FR', true],
  [5, 5, 'FR', false],
  [4, 5, 'none', false],
])(
  'Where the law fixes the price of books a file adds and changes no book so either: price %d, old price %d in %s',
  (newPrice, oldPrice, country, isRefused) => {
    const plan = { kind: 'new', line: 2, book: { ...book, newPrice, oldPrice } } as const;
    for (const one of [{ ...line, kind: 'new', plan } as const, changing({ newPrice })]) {
      const judged = withFixedPrice(one, { ...book, oldPrice }, country);
      expect([judged.kind, 'plan' in judged]).toEqual([isRefused ? 'faulty' : one.kind, !isRefused]);
      if (isRefused)
        expect(judged.reasons).toEqual([
          'Old price is above the price, but new books have a fixed price in France (Loi n° 81-766)',
        ]);
    }
  },
);

it('Where the law fixes the price of books a file changes what it says nothing of the prices of', () => {
  const changed = changing({ publisher: 'Another' });
  expect(withFixedPrice(changed, { ...book, newPrice: 4, oldPrice: 5 }, 'DE')).toBe(changed);
  const passed: CheckedLine = { ...line, kind: 'passed' };
  expect(withFixedPrice(passed, undefined, 'DE')).toBe(passed);
});

it.each(countries)(
  'Where the law fixes the price of books a change of many books raises prices in %s, and lowers those of new books never',
  (country) => {
    for (const kind of ['percent', 'amount']) {
      expect(keptByLaw({}, { [kind]: -5 }, country)).toMatch(/^new books have a fixed price in /);
      expect(keptByLaw({ condition: 'new' }, { [kind]: -5 }, country)).not.toBe('');
      expect(keptByLaw({ condition: 'used' }, { [kind]: -5 }, country)).toBe('');
      expect(keptByLaw({}, { [kind]: 5 }, country)).toBe('');
      expect(keptByLaw({}, { [kind]: -5 }, 'none')).toBe('');
    }
    expect(keptByLaw({}, {}, country)).toBe('');
  },
);

it.each(['used', 'damaged'])(
  'Where the law fixes the price of books a %s copy is exempt: it is reduced by form and file, and shown so',
  (condition) => {
    expect(refusal(8, 9, 'DE', { condition })).toBe('');
    expect(refusal(8, 9, 'DE', { condition: 'new' })).not.toBe('');
    const changed = changing({ newPrice: 4, condition });
    expect(withFixedPrice(changed, { ...book, oldPrice: 5 }, 'DE')).toBe(changed);
    expect(shownOldPrice({ fixedPrices: 'DE' }, { condition })).toBe(12);
    expect(shownOldPrice({ reducedPrices: 'eu', fixedPrices: 'DE' }, { condition })).toBe(10);
  },
);

it('Where the law fixes the price of books a file makes no new book of a reduced used one', () => {
  const used = { ...book, newPrice: 4, oldPrice: 5, condition: 'used' };
  expect(withFixedPrice(changing({ condition: 'new' }), used, 'DE').kind).toBe('faulty');
});

it('Where the law fixes the price of books a feed is made anew when other books may be told as reduced', () => {
  const of = (rules: object) => feedReductions({ ...defaultPriceRules, ...rules });
  expect(of({})).toBe('');
  expect(of({ fixedPrices: 'DE' })).toBe('');
  expect(of({ reducedPrices: 'eu' })).toBe('lowest');
  expect(of({ reducedPrices: 'eu', fixedPrices: 'DE' })).toBe('lowest of used');
});

it('Where the law fixes the price of books no price is shown as reduced, also one that was before', () => {
  expect(shownOldPrice({})).toBe(12);
  expect(shownOldPrice({ reducedPrices: 'eu' })).toBe(10);
  expect(shownOldPrice({ fixedPrices: 'DE' })).toBe(8);
  expect(shownOldPrice({ reducedPrices: 'eu', fixedPrices: 'DE' })).toBe(8);
});
