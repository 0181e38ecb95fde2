import { expect } from 'vitest';
import type { ShopCatalogue } from '../../../functions/src/catalogue/shop-catalogue.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { bookOfLine } from '../../../functions/src/shared/order/order-lines.ts';
import {
  all,
  centsOf,
  dueCents,
  keptIds,
  keptIn,
  lineIds,
  ordersIn,
  rows,
  type Stored,
  shownStock,
  soldIds,
  sumOf,
  unpaidCents,
} from './stored-shop.ts';

// What holds of the shop at any time, whatever was done.

/** By name, without zeros. */
function sums(parts: Iterable<readonly [name: string, part: number]>): Record<string, number> {
  const byName = new Map<string, number>();
  for (const [name, part] of parts) byName.set(name, (byName.get(name) ?? 0) + part);
  return Object.fromEntries([...byName].filter(([, sum]) => sum !== 0).sort());
}

/** A stock is the sum of its ledger, and its book's page has the rest of it. */
function checkStock(stored: Stored): void {
  const stocks = all(stored, 'stock');
  const books = all(stored, 'books');
  const ledger = sums(rows(stored, 'stockMovements').map(({ bookId, change }) => [bookId, change]));
  expect(ledger).toEqual(sums([...stocks].map(([id, { onHand }]) => [id, onHand])));
  for (const [id, { onHand, lowAt, inShop, low, updatedAt }] of stocks) {
    expect(onHand).toBeGreaterThanOrEqual(0);
    expect({ id, inShop, low }).toEqual({ id, inShop: books.has(id), low: books.has(id) && onHand <= lowAt });
    const movements = rows(stored, 'stockMovements').filter(({ bookId }) => bookId === id);
    const last = movements.reduce((one, other) => (other.at > one.at ? other : one));
    expect({ id, onHand: last.onHand }).toEqual({ id, onHand });
    expect(last.at).toBeLessThanOrEqual(updatedAt);
  }
  for (const [id, { stockLeft }] of books) {
    expect({ id, stockLeft }).toEqual({ id, stockLeft: shownStock(stocks.get(id)) });
  }
}

/** Each stock counts the orders that wait for it, and each order is found by the books and days for which it waits. */
function checkWaiting(stored: Stored): void {
  const books = all(stored, 'books');
  const waiting = ordersIn(stored).map((order) => {
    const isUnsent = ({ bookId }: { bookId: string }) =>
      soldIds(order).includes(bookId) && !order.parcels.some(({ bookIds }) => bookIds.includes(bookId));
    const { awaited = [], announced = [], _id } = order;
    const withBook = <One extends { bookId: string }>(one: One) => ({
      ...one,
      bookId: bookOfLine(order, one.bookId),
    });
    return {
      _id,
      awaited: awaited.filter(isUnsent).map(withBook),
      announced: announced.filter(isUnsent).map(withBook),
    };
  });
  const waits = waiting.flatMap(({ awaited }) => awaited.map(({ bookId }) => [bookId, 1] as const));
  expect(sums(rows(stored, 'stock').map(({ id, waiting: count = 0 }) => [id, count]))).toEqual(sums(waits));
  for (const { _id, awaited, announced } of waiting) {
    const { awaitedIds = [], awaitedBy, announcedBooks = [] } = all(stored, 'orders').get(_id) ?? {};
    expect({ awaitedIds, awaitedBy, announcedBooks }).toEqual({
      awaitedIds: awaited.map(({ bookId }) => bookId),
      awaitedBy: [...awaited.map(({ by }) => by), ...announced.map(({ day }) => day)].sort()[0],
      announcedBooks: announced.map(({ bookId }) => bookId),
    });
    // For a deleted book the promised day stays.
    for (const { bookId, day } of announced) {
      const book = books.get(bookId);
      if (book && !all(stored, 'movedDays').has(bookId))
        expect({ bookId, day: book.appearsOn }).toEqual({ bookId, day });
    }
  }
}

/** Copies that an order of an unconfirmed address holds or waits for, and that have not arrived. */
function unpaidCopies(order: Order, stored: Stored): number {
  if (order.hasConfirmedEmail !== false) return 0;
  const taken: string[] = all(stored, 'orders').get(order._id)?.stockTaken ?? [];
  const waited = [...(order.awaited ?? []), ...(order.announced ?? [])].map(({ bookId }) => bookId);
  const arrived = keptIn(order, 'delivered');
  const isHeld = (id: string) => taken.includes(id) || waited.includes(id);
  return soldIds(order).filter((id) => isHeld(id) && !arrived.includes(id)).length;
}

function checkCounters(stored: Stored): void {
  const orders = ordersIn(stored);
  const books = rows(stored, 'books');
  const salesCents = sumOf(orders.map((order) => centsOf(order, soldIds(order))));
  const ordered = orders.filter(({ status }) => status !== 'cancelled').length;
  const figures = sums(rows(stored, 'stats').flatMap(({ id: _, ...shard }) => Object.entries<number>(shard)));
  expect(figures).toEqual(
    sums([
      ['books', books.length],
      ['trendingBooks', books.filter(({ trending }) => trending).length],
      ['orders', ordered],
      ['salesCents', salesCents],
      ['toPack', orders.filter(({ status }) => status === 'placed').length],
      ['unconfirmedCopies', sumOf(orders.map((order) => unpaidCopies(order, stored)))],
    ]),
  );
  const days = rows(stored, 'sales');
  expect({
    orders: sumOf(days.map((day) => day.orders)),
    salesCents: sumOf(days.map((day) => day.salesCents)),
    copies: sums(days.flatMap((day) => Object.entries<number>(day.books ?? {}))),
  }).toEqual({
    orders: ordered,
    salesCents,
    copies: sums(orders.flatMap((order) => soldIds(order).map((id) => [bookOfLine(order, id), 1] as const))),
  });
}

/** The ledger of an order has its money and the delivered books; each entry is taken or given back. */
function checkMoney(order: Order, stored: Stored): void {
  const entries = rows(stored, 'cashEntries').filter(({ orderId }) => orderId === order._id);
  expect(sumOf(entries.map(({ cents }) => cents))).toBe(order.cashCents ?? 0);
  const delivered = entries.flatMap(({ deliveredBookIds, returnedBookIds }) => [
    ...deliveredBookIds.map((id: string) => [id, 1]),
    ...returnedBookIds.map((id: string) => [id, -1]),
  ]);
  expect(sums(delivered)).toEqual(sums(keptIn(order, 'delivered').map((id) => [id, 1])));
  for (const { kind, cents, takenCents, givenBackCents } of entries) {
    const isBack = kind === 'given-back';
    expect({ kind, takenCents, givenBackCents }).toEqual({
      kind,
      takenCents: isBack ? 0 : cents,
      givenBackCents: isBack ? 0 - cents : 0,
    });
  }
  const out = Math.min(dueCents(order), centsOf(order, keptIn(order, 'shipped')));
  expect(all(stored, 'orders').get(order._id)?.outCents).toBe(out);
}

/** An order's invoices and credit notes add up to what it is charged for. */
function checkInvoices(order: Order, stored: Stored): void {
  if (all(stored, 'settings').get('shop')?.invoices?.isOn !== true) return;
  const { invoices = [], invoicedAt, _id: orderId } = order;
  const documents = all(stored, 'invoices');
  for (const { number, cents, isCreditNote } of invoices) {
    const { kind, lines = [], ...invoice } = documents.get(number) ?? {};
    const written = sumOf(lines.map((line: { cents: number }) => line.cents));
    expect({ orderId: invoice.orderId, cents: written, isCreditNote: kind === 'credit-note' }).toEqual({
      orderId,
      cents,
      isCreditNote,
    });
  }
  const sent = order.account ? keptIn(order, 'shipped') : [];
  const charged = invoicedAt === 'placing' ? soldIds(order) : [...keptIn(order, 'delivered'), ...sent];
  expect(sumOf(invoices.map(({ cents }) => cents))).toBe(centsOf(order, charged));
}

/** What is open on account is the sum of its invoices less its money; the limit counts all that was not paid. */
function checkAccounts(stored: Stored): void {
  const orders = ordersIn(stored).filter(({ account }) => account);
  const open = orders.map(
    ({ invoices = [], cashCents = 0 }) => sumOf(invoices.map((one) => one.cents)) - cashCents,
  );
  expect(orders.map(({ accountCents }) => accountCents)).toEqual(open);
  const bound = sumOf(rows(stored, 'accounts').map(({ boundCents }) => boundCents));
  expect(bound).toBe(sumOf(orders.map(unpaidCents)));
}

/** Invoice numbers have no gap, and each is in one order. */
function checkNumbers(stored: Stored): void {
  const numbers = [...all(stored, 'invoices').keys()].sort();
  const named = ordersIn(stored).flatMap(({ invoices = [] }) => invoices.map(({ number }) => number));
  expect(named.sort()).toEqual(numbers);
  const last = sums(rows(stored, 'invoiceCounters').map(({ id, last: count }) => [id, count]));
  const expected = Object.entries(last).flatMap(([series, count]) =>
    Array.from({ length: count }, (_, index) => `${series}-${String(index + 1).padStart(5, '0')}`),
  );
  expect(numbers).toEqual(expected.sort());
}

/** The status follows from the parcels, and no book is in two of them. */
function checkStatus(order: Order, stored: Stored): void {
  const { parcels, status, history, lines, totalPrice, discounts = [], offer } = order;
  expect(history.at(-1)?.status).toBe(status);
  const sent = parcels.flatMap(({ bookIds }) => bookIds);
  expect(sent).toEqual([...new Set(sent)]);
  const numbers = parcels.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)]);
  const { parcelsMade = 0, stockTaken, email } = all(stored, 'orders').get(order._id) ?? {};
  expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(parcelsMade);
  expect(lineIds(order)).toEqual(expect.arrayContaining(stockTaken));
  const states = (['shipped', 'delivered', 'returned'] as const).filter((state) =>
    parcels.some((one) => one.state === state),
  );
  const kept = keptIds(order);
  if (parcels.length > 0) {
    expect(status).toBe(kept.some((id) => !sent.includes(id)) ? 'waiting' : states[0]);
  } else {
    expect(['placed', 'packed', 'cancelled']).toContain(status);
    if (kept.length === 0) expect(status).toBe('cancelled');
  }
  // What was ordered never changes, nor what an offer took off it then.
  const byOffer = discounts.find(({ number }) => number === offer?.number)?.parts ?? [];
  const [goods, off] = [sumOf(lines.map((one) => one.unitCents)), sumOf(byOffer.map((one) => one.cents))];
  expect(totalPrice).toBe(((goods - off) / 100).toFixed(2));
  for (const { event, to, delivery, orderId } of rows(stored, 'mail')) {
    if (orderId !== order._id || event === 'placed-shop' || delivery.state !== 'PENDING') continue;
    expect({ event, to }).toEqual({ event, to: email });
  }
  for (const { number, trackingCode } of parcels) {
    const mail = all(stored, 'mail').get(`${order._id}-parcel-${number}`);
    if (mail?.delivery.state === 'PENDING') expect(mail.message.text).toContain(trackingCode);
  }
}

export function checkShop(stored: Stored): void {
  checkStock(stored);
  checkWaiting(stored);
  checkCounters(stored);
  checkNumbers(stored);
  checkAccounts(stored);
  for (const order of ordersIn(stored)) {
    checkStatus(order, stored);
    checkMoney(order, stored);
    checkInvoices(order, stored);
  }
}

/** An instance's catalogue equals the database, whenever it was loaded and folded. */
export function checkCatalogue({ catalogue }: ShopCatalogue, stored: Stored): void {
  const listedBooks = [...catalogue.entries()].map(({ book }) => [
    book._id,
    book.title,
    book.newPrice,
    book.stockLeft,
  ]);
  const books = rows(stored, 'books').map(({ id, title, newPrice, stockLeft }) => [
    id,
    title,
    newPrice,
    stockLeft,
  ]);
  expect(listedBooks.sort()).toEqual(books.sort());
}
