import type { DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { bookOfCopy } from '../../../functions/src/shared/order/order-lines.ts';
import type { Asked } from '../shop-in-process.ts';
import { checkMails } from './mail-effects.ts';
import { type ChangeKind, cashAfter, stepOf } from './order-effects.ts';
import { copiesAfter } from './stock-effects.ts';
import {
  all,
  centsOf,
  keptIds,
  keptIn,
  lineIds,
  ordersIn,
  rows,
  type Stored,
  schoolId,
  sumOf,
} from './stored-shop.ts';

/** By order, the last step of the desk while nothing else has changed the order: the order before it, and its mail. */
export type LastSteps = Map<string, { before: Order; mail: string; way: string }>;

const kinds: readonly (readonly [part: RegExp, kind: ChangeKind])[] = [
  [/status$/, 'status'],
  [/lines$/, 'lines'],
  [/parcels$/, 'parcels'],
  [/parcels\/:number$/, 'parcel'],
  [/cash$/, 'cash'],
  [/discounts$/, 'discounts'],
  [/discounts\/:number$/, 'discount'],
  [/recipient$/, 'recipient'],
  [/missing$/, 'missing'],
];

/** Undefined for a call that changes no order. */
export function changeKindOf({ name }: Asked): ChangeKind | undefined {
  if (!/^(?:POST|PUT|DELETE) \/api\/orders\/:id/.test(name)) return undefined;
  return kinds.find(([part]) => part.test(name))?.[1];
}

/** As its shopper sees it, without the day of its last invoice. */
function publicOrder({ invoices: _, billed: __, invoicedAt: ___, ...order }: Order) {
  return order;
}

/** A change adds at most one entry to the ledger of an order's money. */
function checkEntry(
  kind: ChangeKind,
  asked: DocumentData,
  stored: readonly [Stored, Stored],
  was: Order,
  is: Order,
  way: string,
) {
  const [before, after] = stored;
  const added = rows(after, 'cashEntries').filter(({ id }) => !all(before, 'cashEntries').has(id));
  const cents = (is.cashCents ?? 0) - (was.cashCents ?? 0);
  const [had, has] = [keptIn(was, 'delivered'), keptIn(is, 'delivered')];
  const isOther = cents !== 0 || String(had) !== String(has);
  if (asked.by === 'shopper') return expect(added).toEqual([]);
  // A discount on delivered books is noted, too.
  const isDiscount = kind.startsWith('discount') && had.length > 0;
  if (!isOther && !isDiscount) return expect(added).toEqual([]);
  if (isDiscount && added.length === 0) return undefined;
  const isGone = had.some((id) => !has.includes(id));
  const isBack =
    asked.isUndo ||
    stepOf(asked, was) === 'back' ||
    asked.to === null ||
    (kind === 'parcel' && asked.to === 'shipped');
  const step = isGone ? (isBack ? 'undone' : 'returned') : cents < 0 ? 'undone' : 'taken';
  const named = kind === 'cash' ? asked.kind : isDiscount && !isOther ? 'discount' : step;
  return expect(added).toMatchObject([{ orderId: was._id, cents, kind: named, way, by: 'Owner' }]);
}

/** The way of payment of a change, or of the one that it takes back. */
function wayOf(kind: ChangeKind, asked: DocumentData, was: Order): string {
  if (kind === 'cash') return asked.way;
  if (kind === 'parcel' && asked.to === 'delivered' && asked.from === 'shipped')
    return asked.cashWay ?? 'cash';
  if (asked.from !== 'delivered' || !['shipped', 'packed'].includes(asked.to)) return 'cash';
  const isMoved = ({ number, state }: Order['parcels'][number]) =>
    kind === 'parcel' ? number === asked.number : state === 'delivered';
  return was.parcels.find((one) => isMoved(one) && one.cashCents)?.cashWay ?? 'cash';
}

function checkChange(
  kind: ChangeKind,
  { params = {}, body, as }: Asked,
  stored: readonly [Stored, Stored],
  last: LastSteps,
): void {
  const [before, after] = stored;
  const { id = '' } = params;
  const [was, is] = stored.map((one) => ordersIn(one).find(({ _id }) => _id === id));
  if (!was || !is) throw new Error('There is no such order');
  const asked: DocumentData = { ...Object(body), number: Number(params.number), by: as ?? 'desk' };
  const step = last.get(id);
  last.delete(id);
  const way = asked.isUndo ? (step?.way ?? '') : wayOf(kind, asked, was);
  if (asked.isUndo) {
    expect({ ...publicOrder(is), cashCents: is.cashCents ?? 0 }).toEqual({
      ...publicOrder(step?.before ?? was),
      cashCents: step?.before.cashCents ?? 0,
    });
  } else {
    expect(is.cashCents ?? 0).toBe(cashAfter(kind, was, asked));
    if (kind === 'status') {
      const how = stepOf(asked, was);
      expect({ to: is.status, how }).toEqual({
        to: asked.to,
        how: as === 'shopper' ? 'on by both' : expect.any(String),
      });
      if (as !== 'shopper')
        last.set(id, { before: was, mail: how === 'back' ? 'correction' : asked.to, way });
    }
  }
  checkMails(kind, asked, stored, [was, is], step?.mail);
  checkEntry(kind, asked, stored, was, is, way);
  const others = (one: Stored) => ordersIn(one).filter(({ _id }) => _id !== id);
  expect(others(after)).toEqual(others(before));
}

/** Why a possible step may be refused all the same. */
const refusals = [
  'by-parcel',
  'out-of-stock',
  'no-books-left',
  'mail-sent',
  'order-erased',
  'books-awaited',
  'books-announced',
];

/** A refused step must be impossible, lack a reason, or have something in its way. */
export function checkRefusal(
  asked: Asked,
  before: Stored,
  { status, body }: { status: number; body: DocumentData },
): void {
  expect({ ...body.error, status }).toEqual({
    status: expect.any(Number),
    code: expect.any(String),
    message: expect.any(String),
    ...body.error,
  });
  expect(status).toBeLessThan(500);
  const given: DocumentData = Object(asked.body);
  const order = ordersIn(before).find(({ _id }) => _id === asked.params?.id);
  const how = stepOf(given, order);
  if (changeKindOf(asked) !== 'status' || given.isUndo || order?.status !== given.from || !how) return;
  if (refusals.includes(body.error.code) || (how === 'back' && !given.note)) return;
  expect({ given, by: asked.as, how }).toEqual({
    given,
    by: 'shopper',
    how: expect.not.stringMatching('both'),
  });
}

/**
 * No step of an order is taken back that something else has changed since.
 * @param id of the order that the command names
 */
export function forgetChanged([before, after]: readonly [Stored, Stored], last: LastSteps, id = ''): void {
  const earlier = new Map(ordersIn(before).map((order) => [order._id, JSON.stringify(order)]));
  for (const order of ordersIn(after)) {
    if (order._id !== id && earlier.get(order._id) !== JSON.stringify(order)) last.delete(order._id);
  }
}

const silent = ['POST /api/orders', 'POST /api/stocktakes', 'POST /api/stocktakes/:id/counts'];

/** How many entries a call adds to the history: shoppers' orders and open stocktakes add none. */
function ownEntries({ name, as }: Asked, [before, after]: readonly [Stored, Stored]): number {
  if (name === 'POST /api/to-order/given' || silent.includes(name) || isSame(before, after)) return 0;
  return as !== 'shopper' || name === 'POST /api/choices' ? 1 : 0;
}

/** How many books of orders have got the copy that they waited for, or a moved day. */
function givenByShop([before, after]: readonly [Stored, Stored]): number {
  const later = new Map(ordersIn(after).map((order) => [order._id, order]));
  return sumOf(
    ordersIn(before).map(({ _id, awaited = [], announced = [] }) => {
      const { awaited: left = [], announced: days = [] } = later.get(_id) ?? {};
      const come = awaited.filter(({ bookId }) => !left.some((one) => one.bookId === bookId));
      const isMoved = (one: { bookId: string; day: string }) =>
        !days.some(({ bookId, day }) => bookId === one.bookId && day === one.day);
      // All copies of a book get its new day by one change.
      const moved = announced.filter(isMoved).map(({ bookId }) => bookOfCopy(bookId));
      return come.length + new Set(moved).size;
    }),
  );
}

/** An order taken by the desk is paid as it says, and one over the counter handed over at once. */
function checkTaken({ body }: Asked, [before, after]: readonly [Stored, Stored]): void {
  const { way, isHandedOver } = Object(body);
  const earlier = all(before, 'orders');
  for (const order of ordersIn(after).filter(({ _id }) => !earlier.has(_id))) {
    const { status, cashCents = 0, parcels, account } = order;
    const isPaid = way === 'cash' || way === 'card';
    expect({ status, cashCents, customer: account?.customerId }).toEqual({
      status: isHandedOver ? 'delivered' : 'placed',
      cashCents: isPaid ? centsOf(order, lineIds(order)) : 0,
      customer: way === 'account' ? schoolId : undefined,
    });
    expect(parcels.map(({ bookIds }) => bookIds)).toEqual(isHandedOver ? [lineIds(order)] : []);
    const ways = rows(after, 'cashEntries').filter(({ orderId }) => orderId === order._id);
    // What is free moves no money, and is noted as it is handed over.
    const isNoted = isHandedOver || cashCents > 0;
    expect(ways.map((entry) => entry.way)).toEqual(isNoted ? [isPaid ? way : 'cash'] : []);
  }
}

/** A choice changes the order whose mail has its token; 'wait' leaves it as it is. */
function checkChoice(asked: Asked, stored: readonly [Stored, Stored], last: LastSteps): void {
  const { token, choice } = Object(asked.body);
  const order = ordersIn(stored[0]).find(({ awaited = [] }) =>
    awaited.some(({ ask }) => ask?.token === token),
  );
  if (!order) throw new Error('There is no such question');
  if (isSame(...stored)) return;
  checkChange('choice', { ...asked, as: 'desk', params: { id: order._id } }, stored, last);
  const left = ordersIn(stored[1]).find(({ _id }) => _id === order._id);
  const isOut = left && keptIds(left).length < keptIds(order).length;
  expect({ choice, isOut }).toEqual({ choice, isOut: choice !== 'wait' });
}

export function checkEffects(asked: Asked, stored: readonly [Stored, Stored], last: LastSteps): void {
  const [before, after] = stored;
  const copies = rows(after, 'stock').map(({ id, onHand }) => [id, onHand] as const);
  expect(new Map(copies)).toEqual(copiesAfter(asked, before, after));
  const kind = changeKindOf(asked);
  if (kind) checkChange(kind, asked, stored, last);
  if (asked.name === 'POST /api/orders/desk') checkTaken(asked, stored);
  if (asked.name === 'POST /api/choices') checkChoice(asked, stored, last);
  if (asked.name === 'POST /api/deliveries') {
    const left = rows(after, 'stock').filter(({ onHand, waiting = 0 }) => Math.min(onHand, waiting) > 0);
    expect(left).toEqual([]);
  }
  const entries = sumOf([all(after, 'audit').size, -all(before, 'audit').size]);
  expect(entries).toBe(ownEntries(asked, stored) + givenByShop(stored));
}

export function isSame(before: Stored, after: Stored): boolean {
  return (
    JSON.stringify([...before].map(([name, one]) => [name, ...one])) ===
    JSON.stringify([...after].map(([name, one]) => [name, ...one]))
  );
}
