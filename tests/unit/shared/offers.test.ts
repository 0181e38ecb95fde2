import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withOfferJudged } from '../../../functions/src/order-change/offer-not-met.ts';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { chooseOffer } from '../../../functions/src/shared/offer/choose-offer.ts';
import { type Offer, offerSchema } from '../../../functions/src/shared/offer/offer.ts';
import { isSameCode, offerCode } from '../../../functions/src/shared/offer/offer-code.ts';
import { offerFigures } from '../../../functions/src/shared/offer/offer-figures.ts';
import { offersForBooks } from '../../../functions/src/shared/offer/offers-for-books.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import { goodsCents, keptCents } from '../../../functions/src/shared/order/order-totals.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';
import { runSize } from '../../robustness/run-size.ts';

const offer = (fields: Partial<Offer> = {}): Offer => ({
  ...offerSchema.cast({ title: 'Summer', basisPoints: 1000 }),
  id: 'summer',
  version: 1,
  ...fields,
});
const plainBook = (fields: Partial<Book> = {}) => makeBook({ oldPrice: 0, ...fields });
const nothing = {
  day: '2026-11-29',
  fixedPrices: 'none',
  currency: 'USD',
  hasOrdered: false,
  shelves: new Map(),
};
const judge = (
  offers: readonly Partial<Offer>[],
  books = [plainBook()],
  more: Partial<Parameters<typeof offersForBooks>[1]> = {},
) =>
  offersForBooks(
    offers.map((fields) => ({ offer: offer(fields), uses: 3, isUsed: true })),
    { ...nothing, books, code: '', ...more },
  );

const lines = fc
  .array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 6 })
  .map((prices) => prices.map((unitCents, index) => ({ bookId: `b${index}`, unitCents })));
const terms = fc.array(
  fc.record({
    basisPoints: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
    cents: fc.integer({ min: 1, max: 400_000 }),
    isFree: fc.boolean(),
    bookIds: fc.uniqueArray(fc.nat(5).map((at) => `b${at}`)),
    fromCents: fc.nat(100_000),
  }),
  { maxLength: 4 },
);

it('An offer never takes more off than its books cost, touches no other book, and no other takes off more', () => {
  const property = fc.property(lines, terms, fc.nat(900), (cart, drawn, deliveryCents) => {
    const all = drawn.map(({ isFree, basisPoints, cents, ...one }, index) => ({
      ...one,
      id: `o${index}`,
      title: 'Summer',
      ...(isFree ? { isFreeDelivery: true as const } : basisPoints ? { basisPoints } : { cents }),
    }));
    const best = chooseOffer(all, cart, deliveryCents);
    const saved = (one = best) => (one ? one.cents + one.deliveryCents : 0);
    for (const one of all)
      expect(saved(chooseOffer([one], cart, deliveryCents))).toBeLessThanOrEqual(saved());
    if (!best) return;
    expect(goodsCents(cart)).toBeGreaterThanOrEqual(best.terms.fromCents);
    expect(best.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(best.cents);
    for (const { id, cents } of best.parts) {
      expect(best.terms.bookIds).toContain(id);
      expect(cents).toBeGreaterThan(0);
      expect(cents).toBeLessThanOrEqual(cart.find(({ bookId }) => bookId === id)?.unitCents ?? 0);
    }
  });
  fc.assert(property, { numRuns: runSize({ quick: 300, full: 20_000 }) });
});

it('An offer leaves out books with a fixed price whatever the owner allows, and reduced ones unless the owner allows it', () => {
  const [fixed, used, reduced] = [
    plainBook({ newPrice: 10, oldPrice: 10 }),
    plainBook({ newPrice: 10, oldPrice: 10, condition: 'used' }),
    plainBook({ newPrice: 10, oldPrice: 12, condition: 'used' }),
  ];
  const books = [fixed, used, reduced];
  const inGermany = judge([{ withReduced: true }], books, { fixedPrices: 'DE' });
  expect(inGermany.terms[0]?.bookIds).toEqual([used._id, reduced._id]);
  expect(inGermany.fixed).toEqual([fixed._id]);
  const elsewhere = judge([{}], books);
  expect(elsewhere.terms[0]?.bookIds).toEqual([fixed._id, used._id]);
  expect(elsewhere.reduced).toEqual([reduced._id]);
  const code = { code: 'SUMMER' };
  expect(judge([code], [fixed], { ...code, fixedPrices: 'DE' }).problem?.why).toBe('fixed');
  expect(judge([code], [reduced], code).problem?.why).toBe('reduced');
  const freeIn = (fixedPrices: string, book: Book) =>
    judge([{ ...code, gives: 'delivery' }], [book], { ...code, fixedPrices });
  expect(freeIn('DE', fixed)).toMatchObject({ terms: [{ isFreeDelivery: true }] });
  expect(freeIn('FR', used)).toMatchObject({ terms: [{ isFreeDelivery: true }] });
  expect(freeIn('FR', fixed)).toMatchObject({ terms: [], problem: { why: 'fixed' }, fixed: [] });
});

it('An offer counts for the books of its genre, shelf, publisher or author alone', () => {
  const book = plainBook({
    category: 'horror',
    author: 'Terry Pratchett & Neil Gaiman',
    publisher: 'Gollancz',
  });
  const other = plainBook({ category: 'fiction', author: 'Jane Austen', publisher: 'Penguin' });
  const shelves = new Map([['picks', new Set([book._id])]]);
  for (const [scope, value] of [
    ['genre', 'horror'],
    ['shelf', 'picks'],
    ['publisher', 'GOLLANCZ'],
    ['author', 'Gaiman, Neil'],
  ] as const) {
    const { terms } = judge([{ scope, value }], [book, other], { shelves });
    expect(
      terms.map(({ bookIds }) => bookIds),
      scope,
    ).toEqual([[book._id]]);
    expect(judge([{ scope, value }], [other], { shelves }).terms, scope).toEqual([]);
  }
});

it.each([
  [{ from: '2026-11-30' }, 'not-yet'],
  [{ until: '2026-11-28' }, 'ended'],
  [{ isOn: false }, 'ended'],
  [{ currency: 'EUR', fromCents: 100 }, 'ended'],
  [{ currency: 'EUR' }, undefined],
  [{ mostUses: 3 }, 'used-up'],
  [{ isOnceEach: true }, 'used'],
  [{ isFirstOnly: true }, 'not-first'],
  [{ code: 'WINTER' }, 'unknown'],
  [{ from: '2026-11-29', until: '2026-11-29', mostUses: 4 }, undefined],
])('An offer of %j says why its code counts for nothing: %s', (fields, why) => {
  const { problem, terms } = judge([{ code: 'SUMMER', ...fields }], [plainBook()], {
    code: 'SUMMER',
    hasOrdered: true,
  });
  expect(problem?.why).toBe(why);
  expect(terms).toHaveLength(why ? 0 : 1);
});

it('An offer is found by its code however that is typed, and never by the code of another', () => {
  expect(offerCode(' some-code 2o ')).toBe('SOMECODE2O');
  expect(isSameCode('Sommer 20', 'SOMMER2O')).toBe(true);
  expect(isSameCode('SUMMER', 'SUMMIT')).toBe(false);
  expect(judge([{ code: 'SUMMER' }], [plainBook()]).terms).toEqual([]);
  expect(judge([{ code: 'LILO10' }], [plainBook()], { code: 'l1-l0 1O' }).terms).toHaveLength(1);
});

const books = [30, 20].map((newPrice) => plainBook({ newPrice }));
const [first = '', second = ''] = books.map(({ _id }) => _id);
const discount = { number: 1, reason: 'Summer', cents: 500, at: '2026-11-29T10:00:00.000Z' };
const parts = [
  { id: first, cents: 300 },
  { id: second, cents: 200 },
];
const order: ChangingOrder = {
  ...makeOrder(books),
  discounts: [{ ...discount, parts }],
  offer: { id: 'summer', number: 1, fromCents: 4000 },
  parcelsMade: 0,
};
const context = { actor: 'admin' as const, now: new Date('2026-11-30T10:00:00Z'), locale: 'en-US' };
const without = (ids: readonly string[]) => ({
  lineChanges: ids.map((bookId) => ({ bookId, state: 'taken-out' as const, at: discount.at })),
});
const judged = (from: ChangingOrder, ids: readonly string[]) =>
  withOfferJudged(from, { fields: without(ids), entry: { action: 'changed' } }, context).fields;

it('The offer of an order goes with its lines in the parts in which it was given, and its figures with it', () => {
  expect([keptCents(order), offerFigures(order)]).toEqual([4500, { orders: 1, books: 2, cents: 500 }]);
  const left = { ...order, ...without([first]) };
  expect([keptCents(left), offerFigures(left)]).toEqual([1800, { orders: 1, books: 1, cents: 200 }]);
  expect(offerFigures({ ...order, status: 'cancelled' })).toEqual({ orders: 0, books: 0, cents: 0 });
});

it('The offer of an order is taken back once it is not met any more, where the shop says so, and comes back with the book', () => {
  const taken = { ...order, ...judged(order, [first]) };
  expect([keptCents(taken), offerFigures(taken).orders]).toEqual([2000, 0]);
  expect(
    judged({ ...order, offer: { id: 'summer', number: 1, fromCents: 2000 } }, [first]).discounts,
  ).toBeUndefined();
  const back = { ...taken, ...judged(taken, []) };
  expect([keptCents(back), back.offer]).toEqual([4500, order.offer]);
  // What the desk has taken back stays so.
  const byDesk = { ...order, discounts: [{ ...discount, parts, takenBackAt: discount.at }] };
  expect(judged({ ...byDesk, ...without([first]) }, []).discounts).toBeUndefined();
});
