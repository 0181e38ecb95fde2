import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountantCsv, rowsOfEntry } from '../../../functions/src/cash/accountant-rows.ts';
import {
  cashEntryDocument,
  cashEntryId,
  type NewCashEntry,
  readBookedEntry,
} from '../../../functions/src/cash/cash-entry.ts';
import { matchesSearch } from '../../../functions/src/cash/matches-search.ts';
import { deliver } from '../../../functions/src/order-change/deliver-parcels.ts';
import { csvLine } from '../../../functions/src/platform/csv/csv-line.ts';
import { codeCell, textCell } from '../../../functions/src/platform/csv/text-cell.ts';
import type { CashEntry } from '../../../functions/src/shared/order/cash.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import type { LineState } from '../../../functions/src/shared/order/order-lines.ts';
import {
  inCoins,
  keptCents,
  openCents,
  outCents,
  roundingCents,
} from '../../../functions/src/shared/order/order-totals.ts';
import type { ParcelState } from '../../../functions/src/shared/order/parcels.ts';
import { coinOf } from '../../../functions/src/shared/shop/coins.ts';
import { entriesOf } from '../../../functions/src/use-cases/orders/effects/cash-effect.ts';
import { makeBook, makeOrder, makeParcel } from '../../fixtures/factories.ts';
import { each, textOf } from '../../fixtures/pieces.ts';

const at = '2026-11-23T10:00:00.000Z';

function orderOf(prices: readonly number[], state: ParcelState, more: Partial<Order> = {}): Order {
  const books = prices.map((cents, index) => makeBook({ _id: `book-${index}`, newPrice: cents / 100 }));
  const bookIds = books.map(({ _id }) => _id);
  return makeOrder(books, { status: state, parcels: [makeParcel({ bookIds, state })], ...more });
}

const changed = (bookId: string, state: LineState) => ({ bookId, state, at, reason: undefined });
const common = { keyHash: 'a', day: '2026-11-23', by: 'Otto', now: new Date(at) };

it.each<[string, number, Order]>([
  ['all of a parcel under way', 3000, orderOf([1000, 2000], 'shipped')],
  ['what is due, when a part was taken', 2500, orderOf([1000, 2000], 'shipped', { cashCents: 500 })],
  ['nothing once more was taken', 0, orderOf([1000], 'shipped', { cashCents: 1500 })],
  [
    'the kept lines',
    2000,
    orderOf([1000, 2000], 'shipped', { lineChanges: [changed('book-0', 'taken-out')] }),
  ],
  ['nothing of what has arrived', 0, orderOf([1000], 'delivered')],
  ['nothing of what is still in the shop', 0, makeOrder([makeBook()])],
])('What is out with the carrier is %s: %i cents', (_, cents, order) => {
  expect(outCents(order)).toBe(cents);
});

it('An entry has one id for a key and a kind', () => {
  const [before, after] = [orderOf([1000], 'shipped'), orderOf([1000], 'delivered')];
  const entry: NewCashEntry = { before, after, kind: 'taken', cents: 1000, ...common };
  const others = [{ keyHash: 'b' }, { kind: 'undone' as const }].map((more) =>
    cashEntryId({ ...entry, ...more }),
  );
  expect(cashEntryId({ ...entry, cents: 1 })).toBe(cashEntryId(entry));
  expect(new Set([cashEntryId(entry), ...others]).size).toBe(3);
});

it.each([
  ['CH', 'CHF', 1237, 1235],
  ['CH', 'CHF', -1237, -1235],
  ['CH', 'EUR', 1237, 1237],
  ['SE', 'SEK', 1249, 1200],
  ['DK', 'DKK', 1224, 1200],
  ['HU', 'HUF', 124_200, 124_000],
  ['CZ', 'CZK', 24_949, 24_900],
  ['HK', 'HKD', 26_427, 26_430],
  ['IE', 'EUR', 3, 5],
  ['DE', 'EUR', 1237, 1237],
  ['', 'CHF', 1237, 1237],
])('In cash, a shop in %s that sells in %s is paid %d as %d', (country, currency, cents, paid) => {
  expect(inCoins(cents, { coinCents: coinOf({ country, currency }) })).toBe(paid);
});

it('Parcels paid in cash bring sums that coins can pay, and settle the order', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 6 });
  const context = { actor: 'admin', now: new Date(at), fixedPrices: 'none', locale: 'en-US' } as const;
  const coins = fc.constantFrom(undefined, 5, 50, 100, 500);
  fc.assert(
    fc.property(prices, coins, fc.boolean(), (given, coinCents, atOnce) => {
      const whole = orderOf(given, 'shipped', { coinCents });
      const parcels = whole.lines.map(({ bookId }, index) =>
        makeParcel({ number: index + 1, bookIds: [bookId] }),
      );
      let order: ChangingOrder = { ...whole, parcels, parcelsMade: parcels.length };
      for (const { number } of atOnce ? parcels.slice(0, 1) : parcels) {
        const fields = deliver(order, (one) => atOnce || one.number === number, {}, context);
        order = { ...order, ...fields, parcels: fields.parcels ?? [] };
      }
      const { cashCents = 0 } = order;
      expect([openCents(order), outCents(order), cashCents % (coinCents ?? 1)]).toEqual([0, 0, 0]);
      expect(roundingCents(order)).toBe(cashCents - keptCents(order));
      expect(Math.abs(roundingCents(order)) * 2).toBeLessThanOrEqual(coinCents ?? 0);
    }),
    {
      examples: [
        [[1, 24], 50, true],
        [[1, 1, 4], 5, true],
        [[1237, 1237, 1237, 1237], 5, false],
      ],
    },
  );
});

it('The ledger notes what coins have left over, and a row of the accountant says it', () => {
  const [before, after] = (['shipped', 'delivered'] as const).map((state) =>
    orderOf([1237], state, { coinCents: 5, cashCents: state === 'delivered' ? 1235 : 0 }),
  );
  if (!before || !after) throw new Error('There are no orders');
  const rowsOf = (entry: Pick<NewCashEntry, 'before' | 'after' | 'kind' | 'cents'>) => {
    const document = cashEntryDocument({ ...entry, ...common });
    const rows = rowsOfEntry(readBookedEntry('id', document), after.lines);
    return [
      document.takenCents,
      document.givenBackCents,
      ...rows.map(({ entry: _, line: __, ...row }) => row),
    ];
  };
  const sale = { basisPoints: undefined, taxCents: undefined };
  expect(rowsOf({ before, after, kind: 'taken', cents: 1235 })).toEqual([
    1235,
    0,
    { ...sale, what: 'Sale', grossCents: 1237, inCents: 1237 },
    { what: 'Rounding', inCents: -2 },
  ]);
  expect(rowsOf({ before: after, after: before, kind: 'undone', cents: -1235 })).toEqual([
    -1235,
    0,
    { ...sale, what: 'Sale taken back', grossCents: -1237, inCents: -1237 },
    { what: 'Rounding', inCents: 2 },
  ]);
});

const offer = { number: 1, reason: 'Two books', cents: 400, at, bookIds: undefined };
const card = { voucherId: 'v', lastFour: '2PZD', takenCents: 1500, taxed: {} };
it.each<[string, Partial<Order>, Partial<Order>, object[]]>([
  [
    'the reduction ends that the offer had given',
    { discounts: [offer] },
    { discounts: [{ ...offer, takenBackAt: at }] },
    [{ kind: 'discount', cents: 0 }],
  ],
  [
    'less was taxed with a voucher, to which money goes back first',
    { cashCents: 2000, vouchers: [{ ...card, cents: 1500 }] },
    { cashCents: 1000, vouchers: [{ ...card, cents: 500 }] },
    [
      { kind: 'prepaid', cents: 0 },
      { kind: 'given-back', way: 'prepaid', cents: -1000 },
    ],
  ],
])(
  'When a shopper cancels a book that does not come, the ledger says that of the delivered one %s',
  (_, had, has, entries) => {
    const ordered = orderOf([1000, 1000], 'delivered');
    const parcels = [makeParcel({ bookIds: ['book-0'], state: 'delivered' })];
    const after = { ...ordered, parcels, lineChanges: [changed('book-1', 'taken-out')], ...has };
    const event = { after, by: { kind: 'shopper', uid: 'ada' } };
    expect(entriesOf({ ...ordered, parcels, ...had }, event)).toMatchObject(entries);
  },
);

it("The accountant's CSV has a row for each book, its ISBN and amounts as digits, and no formula", async () => {
  const [before, after] = [orderOf([1000, 250], 'shipped'), orderOf([1000, 250], 'delivered')];
  const lines = after.lines.map((line) => ({ ...line, isbn: '9780141439587', title: '=1+1;\t@x' }));
  const entry = { before, after, kind: 'taken', cents: 1300, reference: '0617', ...common } as const;
  const back = { before: after, after: before, kind: 'undone', cents: -1300, ...common } as const;
  const rows = [entry, back].flatMap((one) =>
    rowsOfEntry(readBookedEntry('id', cashEntryDocument(one)), lines),
  );
  expect((await textOf(accountantCsv(each(...rows)))).split('\r\n')).toEqual([
    '\ufeffDay,Number,What,ISBN,Title,Gross (USD),Money in (USD),Money out (USD),How,Reference,Note,By,Currency',
    "2026-11-23,7K3M-9QXA,Sale,9780141439587,'=1+1;\t'@x,10.00,10.00,,Cash,'0617,,Otto,USD",
    "2026-11-23,7K3M-9QXA,Sale,9780141439587,'=1+1;\t'@x,2.50,2.50,,Cash,'0617,,Otto,USD",
    "2026-11-23,7K3M-9QXA,Taken,,,,0.50,,Cash,'0617,,Otto,USD",
    "2026-11-23,7K3M-9QXA,Sale taken back,9780141439587,'=1+1;\t'@x,-10.00,-10.00,,Cash,,,Otto,USD",
    "2026-11-23,7K3M-9QXA,Sale taken back,9780141439587,'=1+1;\t'@x,-2.50,-2.50,,Cash,,,Otto,USD",
    '2026-11-23,7K3M-9QXA,Delivery taken back,,,,-0.50,,Cash,,,Otto,USD',
    '',
  ]);
});

it.each([
  ['02139', "'02139"],
  ['0617 555-12', "'0617 555-12"],
  ['+1 (617) 555', '+1 (617) 555'],
  ['12E4', "'12E4"],
  ['1/2', "'1/2"],
  ['7K3M-9QXA', '7K3M-9QXA'],
])('The text %s stays a text in a spreadsheet as %s', (text, cell) => {
  expect(textCell(text)).toBe(cell);
});

it.each([
  ['02139', '02139'],
  ['+1-617-555-0100', '+1 617 555 0100'],
  ['978-0141439587', '978-0141439587'],
  ['+1-2*3', "'+1-2*3"],
  ['=1+1', "'=1+1"],
  ['', ''],
])('The code %s stands in a CSV as %s, for other programs to read', (text, cell) => {
  expect(csvLine([codeCell(text)])).toBe(`${cell}\r\n`);
});

it.each([
  ['USD', -123450, '1234.50', true],
  ['EUR', 123450, '1.234,50 €', true],
  ['JPY', 1500, '1,500', true],
  ['JPY', 1500, '15.00', false],
  ['KWD', 1500, '1.500', true],
])('An entry of %s, %i in its smallest unit, is searched by %s: %s', (currency, cents, q, isFound) => {
  const texts = { carrier: '', reference: '', note: '', by: 'Otto' };
  const about = { _id: 'one', orderId: 'order', number: 'ABCD-EFGH', day: common.day, at };
  const entry: CashEntry = { ...about, ...texts, currency, cents, kind: 'taken', way: 'cash' };
  expect(matchesSearch(entry, { q })).toBe(isFound);
});
