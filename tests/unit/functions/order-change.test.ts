import { expect, it } from 'vitest';
import { cashMovement } from '../../../functions/src/cash/cash-movement.ts';
import { applyChange, type OrderChange } from '../../../functions/src/order-change/apply-change.ts';
import { copyMoves } from '../../../functions/src/order-change/copy-moves.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import { figuresOf } from '../../../functions/src/shared/order/order-figures.ts';
import { isLineState, lineStates, stateOfLine } from '../../../functions/src/shared/order/order-lines.ts';
import { type OrderStatus, orderStatusNames } from '../../../functions/src/shared/order/order-status.ts';
import { presentCents } from '../../../functions/src/shared/order/order-totals.ts';
import { isParcelState, parcelStates } from '../../../functions/src/shared/order/parcels.ts';
import {
  changed,
  changedAt,
  changedBy,
  changingOrder,
  codeFor,
  deskContext,
  lineChange,
  orderThatIs,
  parcelEdit,
  parcelOf,
  stepRequest,
} from '../../fixtures/changing-orders.ts';

const forwards = [
  'placed → packed',
  'placed → cancelled',
  'packed → shipped',
  'packed → cancelled',
  'shipped → delivered',
  'shipped → returned',
  'delivered → returned',
];
const backwards = [
  'packed → placed',
  'shipped → packed',
  'delivered → shipped',
  'cancelled → placed',
  'returned → delivered',
];
const collectedSteps = [
  'placed → packed',
  'placed → cancelled',
  'packed → delivered',
  'packed → cancelled',
  'delivered → returned',
  'packed → placed',
  'delivered → packed',
  'cancelled → placed',
  'returned → delivered',
];
const pairs = orderStatusNames.flatMap((from) => orderStatusNames.map((to) => [from, to] as const));
const moveOf = (change: number, reason: string) => ({ change, reason });
const movesOf = (before: ChangingOrder, after: ChangingOrder, id: string) =>
  copyMoves(before, after, [id])[0]?.moves;
const statesOf = ({ status, parcels }: ChangingOrder) => [status, ...parcels.map(({ state }) => state)];
const allReturned = (order: ChangingOrder, ids = 'abc') =>
  changedBy(order, ...[...ids].map((id) => lineChange(id, 'ordered', 'returned')));

it.each(pairs)('A step %s → %s is taken, and undone, or refused, as the table says', (from, to) => {
  const order = orderThatIs(from);
  const name = `${from} → ${to}`;
  const isStep = [...forwards, ...backwards].includes(name);
  const request = stepRequest(from, to);
  expect(codeFor(order, request)).toBe(isStep ? 'taken' : 'order-changed');
  const ofShopper = isStep ? 'permission-denied' : 'order-changed';
  const own = name === 'placed → cancelled' ? 'taken' : ofShopper;
  expect(codeFor(order, request, 'shopper')).toBe(own);
  expect(codeFor(orderThatIs(from === 'placed' ? 'packed' : 'placed'), request)).toBe('order-changed');
  if (!isStep) return;
  const { after, lastStep } = changed(order, request);
  expect(after.status).toBe(to);
  const undo = stepRequest(to, from, { isUndo: true });
  const { after: undone, applied } = changed(after, undo, { lastStep });
  expect(undone).toEqual(order);
  expect(applied.withdrawn).toEqual([forwards.includes(name) ? to : 'correction']);
  expect(codeFor(after, undo)).toBe('order-changed');
  expect(() => changed(after, undo, { lastStep, actor: 'shopper' })).toThrow('Only the shop');
  const moved = (...orders: [ChangingOrder, ChangingOrder]) =>
    copyMoves(...orders, order.productIds).flatMap(({ moves }) => moves).length;
  expect(moved(after, undone)).toBe(moved(order, after));
});

it.each(pairs.filter(([from]) => from !== 'waiting' && from !== 'shipped'))(
  'A step %s → %s of an order that is collected is taken, and undone, or refused, as the table says',
  (from, to) => {
    const order = { ...orderThatIs(from), collection: true as const };
    const isStep = collectedSteps.includes(`${from} → ${to}`);
    expect(codeFor(order, stepRequest(from, to))).toBe(isStep ? 'taken' : 'order-changed');
    if (!isStep) return;
    const { after, lastStep } = changed(order, stepRequest(from, to));
    expect(after.status).toBe(to);
    expect(changed(after, stepRequest(to, from, { isUndo: true }), { lastStep }).after).toEqual(order);
  },
);

it('A step back is taken for a reason, and tells the shopper only what they were told otherwise', () => {
  const order = orderThatIs('packed');
  expect(codeFor(order, stepRequest('packed', 'placed', { note: '' }))).toBe('invalid-argument');
  const { applied, after } = changed(order, stepRequest('packed', 'placed'));
  expect(applied).toMatchObject({ mail: { event: 'correction', onlyIfTold: true }, withdrawn: ['packed'] });
  expect(after.history.at(-1)).toMatchObject({ status: 'placed', note: 'Why', by: 'admin' });
});

it.each([
  ['returned', 'by-parcel'],
  ['packed', 'by-parcel'],
  ['delivered', 'taken'],
] as const)('A step of several parcels in different states to %s is %s', (to, code) => {
  const mixed = changingOrder('shipped', { ab: 'delivered', c: 'shipped' });
  expect(codeFor(mixed, stepRequest('shipped', to))).toBe(code);
});

const lineStateNames = Object.keys(lineStates).filter(isLineState);
const lineCases = lineStateNames.flatMap((from) =>
  lineStateNames.flatMap((to) => [true, false].map((sent) => [from, to, sent] as const)),
);

it.each(lineCases)(
  'A line %s → %s of a book that was sent (%#: %s) is changed or refused',
  (from, to, sent) => {
    const possible = sent
      ? ['ordered → returned', 'returned → ordered']
      : ['ordered → taken-out', 'taken-out → ordered', 'returned → ordered'];
    const order: ChangingOrder = {
      ...(sent ? changingOrder('waiting', { ab: 'delivered' }) : changingOrder('packed')),
      lineChanges: from === 'ordered' ? [] : [{ bookId: 'a', state: from, at: '2026-04-02T12:00:00.000Z' }],
    };
    const isPossible = possible.includes(`${from} → ${to}`);
    const change = lineChange('a', from, to, 'damaged');
    expect(codeFor(order, change)).toBe(isPossible ? 'taken' : 'order-changed');
    if (isPossible) expect(stateOfLine(changedBy(order, change), 'a')).toBe(to);
    const wrong = from === 'ordered' ? 'returned' : 'ordered';
    expect(codeFor(order, lineChange('a', wrong, to, 'damaged'))).toBe('order-changed');
  },
);

it.each([
  ['without a reason', changingOrder(), lineChange('a', 'ordered', 'taken-out'), 'invalid-argument'],
  ['of another order', changingOrder(), lineChange('z', 'ordered', 'taken-out', 'other'), 'not-found'],
  [
    'of a cancelled one',
    changingOrder('cancelled'),
    lineChange('a', 'ordered', 'taken-out', 'other'),
    'order-changed',
  ],
])('A line is not taken out %s', (_, order, change, code) => expect(codeFor(order, change)).toBe(code));

it('A line that is put back tells who was told that it was gone', () => {
  const out = changedBy(changingOrder('packed'), lineChange('a', 'ordered', 'taken-out', 'damaged'));
  expect(figuresOf(out)).toMatchObject({ orders: 1, bookIds: ['b', 'c'] });
  const { applied } = changed(out, lineChange('a', 'taken-out', 'ordered'));
  expect(applied).toMatchObject({ mail: { onlyIfTold: true }, withdrawn: ['lines'] });
});

it.each([
  ['not-found', ['taken-out', 'lost']],
  ['damaged', ['taken-out', 'damaged']],
  ['not-wanted', ['taken-out']],
  ['other', ['taken-out']],
] as const)('A book taken out as %s has the movements %j', (reason, moves) => {
  const order = changingOrder();
  const after = changedBy(order, lineChange('b', 'ordered', 'taken-out', reason));
  expect(movesOf(order, after, 'b')?.map((move) => move.reason)).toEqual(moves);
});

it('A line that is the last one cancels the order, and brings it back when it is put back', () => {
  const changes = [...'abc'].map((id) => lineChange(id, 'ordered', 'taken-out', 'other'));
  const order = changedBy(changingOrder('packed'), ...changes);
  expect(order.status).toBe('cancelled');
  expect(order.history.at(-1)).toMatchObject({ status: 'cancelled', by: 'admin' });
  expect(codeFor(order, stepRequest('cancelled', 'placed'))).toBe('no-books-left');
  expect(changedBy(order, lineChange('b', 'taken-out', 'ordered')).status).toBe('placed');
});

it('A line that is put back into a parcel under way leaves that under way', () => {
  const order = allReturned(orderThatIs('shipped'));
  expect(statesOf(order)).toEqual(['returned', 'returned']);
  const after = changedBy(order, lineChange('a', 'returned', 'ordered'));
  expect(statesOf(after)).toEqual(['shipped', 'shipped']);
  expect(cashMovement(order, after)).toBeUndefined();
});

it('A line that never came back was not damaged either', () => {
  const after = changedBy(orderThatIs('delivered'), lineChange('a', 'ordered', 'returned', 'damaged'));
  const undone = changedBy(after, lineChange('a', 'returned', 'ordered'));
  expect(movesOf(after, undone, 'a')).toEqual([moveOf(1, 'damaged'), moveOf(-1, 'order')]);
});

const states = Object.keys(parcelStates).filter(isParcelState);
const ahead = ['shipped → delivered', 'shipped → returned', 'delivered → returned', 'shipped → unpacked'];
const back = ['delivered → shipped', 'returned → shipped'];
const cases = states.flatMap((from) => [...states, null].map((to) => [from, to] as const));
const arrival = stepRequest('shipped', 'delivered');

it.each(cases)('A parcel %s → %s is taken or refused, as the table says', (from, to) => {
  const order = orderThatIs(from);
  const name = `${from} → ${to ?? 'unpacked'}`;
  const code = [...ahead, ...back].includes(name) ? 'taken' : 'order-changed';
  expect(codeFor(order, parcelEdit(1, from, { to }))).toBe(code);
  const needsReason = code === 'taken' && (back.includes(name) || to === null);
  const bare = parcelEdit(1, from, { to, reason: '' });
  expect(codeFor(order, bare)).toBe(needsReason ? 'invalid-argument' : code);
  const other = from === 'shipped' ? 'delivered' : 'shipped';
  expect(codeFor(order, parcelEdit(1, other, { to }))).toBe('order-changed');
  expect(codeFor(order, parcelEdit(2, from, { to }))).toBe('not-found');
  if (code === 'taken') {
    expect(changedBy(order, parcelEdit(1, from, { to })).status).toBe(to ?? 'packed');
  }
});

it('A parcel after the other takes the order from partly shipped to shipped', () => {
  const first = changed(orderThatIs('packed'), parcelOf('ab'));
  expect([first.after.status, first.applied.mail?.event]).toEqual(['waiting', 'parcel-1']);
  expect(codeFor(first.after, parcelOf('b'))).toBe('order-changed');
  expect(codeFor(first.after, parcelOf('z'))).toBe('not-found');
  const second = changed(first.after, parcelOf('cc'));
  expect([second.after.status, second.applied.mail?.event]).toEqual(['shipped', 'parcel-2']);
  expect(second.after.history.map(({ status }) => status)).toEqual(['placed', 'waiting', 'shipped']);
  const unpacked = changedBy(second.after, parcelEdit(2, 'shipped', { to: null }));
  expect(unpacked.status).toBe('waiting');
  expect(changedBy(unpacked, parcelOf('c')).parcels.map(({ number }) => number)).toEqual([1, 3]);
  expect(changedBy(unpacked, lineChange('c', 'ordered', 'taken-out', 'other')).status).toBe('shipped');
  expect(codeFor(orderThatIs('cancelled'), parcelOf('a'))).toBe('order-changed');
});

it('A parcel shipped by mistake is undone as if it had not been, the first one as the next', () => {
  const packed = orderThatIs('packed');
  const first = changed(packed, parcelOf('a'));
  const next = changed(first.after, parcelOf('b'));
  const undo = (to: OrderStatus) => stepRequest('waiting', to, { isUndo: true });
  expect(changed(next.after, undo('waiting'), next).after).toEqual(first.after);
  expect(changed(first.after, undo('packed'), first).after).toEqual(packed);
});

const two = changingOrder('shipped', { ab: 'shipped', c: 'shipped' });

it.each([
  ['what is due for its books', two, 1, undefined, 1800],
  ['nothing, as the desk says', two, 1, 0, 0],
  ['all that is due, as the desk says', two, 1, 2300, 2300],
  ['what is still due', { ...two, cashCents: 2000 }, 1, undefined, 2300],
  ['only what the parcels under way before it leave due', { ...two, cashCents: 600 }, 2, undefined, 600],
] as const)('A parcel brings %s', (_, order, number, cashCents, sum) => {
  const change = parcelEdit(number, 'shipped', { to: 'delivered', cashCents });
  expect(changedBy(order, change).cashCents).toBe(sum);
});

it('A parcel brings never more than is due, and each of several its own part', () => {
  expect(codeFor(two, parcelEdit(1, 'shipped', { to: 'delivered', cashCents: 2301 }))).toBe(
    'invalid-argument',
  );
  const both = changedBy(two, arrival);
  expect([both.cashCents, both.parcels.map(({ cashCents }) => cashCents)]).toEqual([2300, [1800, 500]]);
  const [second, first] = [2, 1].map((number) => parcelEdit(number, 'shipped', { to: 'delivered' }));
  if (!first || !second) throw new Error('There are two');
  expect(changedBy({ ...two, cashCents: 600 }, second, first).cashCents).toBe(2300);
});

it('A parcel gives back what it brought in the way in which it came, also when that is undone', () => {
  const byBank = parcelEdit(1, 'shipped', { to: 'delivered', cashWay: 'bank' });
  const delivered = changedBy(orderThatIs('shipped'), byBank);
  const { after: back, applied, lastStep } = changed(delivered, stepRequest('delivered', 'shipped'));
  expect(applied.cashWay).toBe('bank');
  const undo = stepRequest('shipped', 'delivered', { isUndo: true });
  expect(changed(back, undo, { lastStep }).applied.cashWay).toBe('bank');
});

it('A parcel that had arrived is with the shopper again when it has not come back after all, and keeps its money', () => {
  const order = changingOrder('shipped', { ab: 'delivered', c: 'shipped' });
  const returned = changedBy(order, parcelEdit(1, 'delivered', { to: 'returned' }));
  expect(codeFor(returned, parcelEdit(1, 'returned', { to: 'shipped' }))).toBe('order-changed');
  const after = changedBy(returned, parcelEdit(1, 'returned', { to: 'delivered' }));
  expect([after.parcels[0], after.cashCents]).toEqual([order.parcels[0], order.cashCents]);
});

it('A parcel that came back before another one stays with the shop when the order is delivered again', () => {
  const at = '2026-04-02T18:00:00.000Z';
  const order: ChangingOrder = {
    ...changingOrder('shipped', { ab: 'returned', c: 'delivered' }),
    lineChanges: [...'ab'].map((bookId) => ({ bookId, state: 'returned', at })),
  };
  const returned = changedBy(order, parcelEdit(2, 'delivered', { to: 'returned' }));
  expect(returned.status).toBe('returned');
  const { after, applied } = changed(returned, stepRequest('returned', 'delivered'));
  expect(statesOf(after).slice(1)).toEqual(['returned', 'delivered']);
  expect(['a', 'b', 'c'].map((id) => stateOfLine(after, id))).toEqual(['returned', 'returned', 'ordered']);
  expect(applied.withdrawn).toEqual(['returned', 'came-back-2']);
});

it('A parcel that goes back keeps the reason with the order, also where its status stays', () => {
  const order = changingOrder('waiting', { a: 'delivered' });
  const reason = 'Not there yet';
  const { after, applied } = changed(order, parcelEdit(1, 'delivered', { to: 'shipped', reason }));
  expect(after.history.at(-1)).toMatchObject({ status: 'waiting', note: reason, by: 'admin' });
  expect(applied.withdrawn).toEqual(['arrived-1', 'delivered']);
  const since = '2026-04-03T08:00:00.000Z';
  const { parcels, ...rest } = changingOrder('delivered', { ab: 'delivered', c: 'delivered' });
  const dated = { ...rest, parcels: parcels.map((parcel) => ({ ...parcel, deliveredAt: since })) };
  expect(changed(dated, parcelEdit(2, 'delivered', { to: 'shipped' })).applied).toMatchObject({
    withdrawn: ['arrived-2', 'delivered'],
    withdrawnSince: since,
  });
});

it('A parcel takes no more money by hand than twice what was ordered', () => {
  const order = { ...changingOrder(), totalPrice: '30.00' };
  const take = (cents: number) =>
    changedBy(order, {
      kind: 'cash',
      request: { kind: 'taken', cents, way: 'cash', reference: '', note: '' },
    });
  expect(take(6000).cashCents).toBe(6000);
  expect(() => take(6001)).toThrow('At most $60.00 can be taken: twice what was ordered');
});

it('A parcel gives no more money back than was taken, and only what the shop gives back by itself is still to be paid', () => {
  const order = { ...changingOrder(), cashCents: 2000 };
  const giveBack = (cents: number, isBySystem: boolean, of: ChangingOrder = order) => {
    const request = { kind: 'given-back', cents, way: 'bank', reference: '', note: '' } as const;
    return applyChange(of, undefined, { kind: 'cash', request }, { ...deskContext, isBySystem });
  };
  expect(() => giveBack(2001, false)).toThrow('At most $20.00 can be given back: no more was taken');
  const { fields, entry } = giveBack(500, true);
  expect(fields).toEqual({ cashCents: 1500, takenBackCents: 500 });
  expect(entry).toMatchObject({ action: 'givenBack', note: '$5.00, Bank transfer' });
  expect(giveBack(2000, false).fields).toEqual({ cashCents: 0 });
  expect(giveBack(300, false, { ...order, ...fields }).fields).toEqual({
    cashCents: 1200,
    takenBackCents: 500,
  });
});

it('A parcel is corrected with or without a mail, and says the order’s code when it is the last one', () => {
  const order = orderThatIs('shipped');
  const corrected = (more: object) => changed(order, parcelEdit(1, 'shipped', more));
  const { after, applied } = corrected({ trackingCode: 'NEW' });
  expect([after.trackingCode, after.parcels[0]?.trackingCode]).toEqual(['NEW', 'NEW']);
  expect(applied).toMatchObject({ mail: { event: 'parcel-1' }, rewritesWaitingMails: true });
  for (const more of [{ trackingCode: 'NEW', isMailed: false }, {}]) {
    expect(corrected(more).applied.mail).toBeUndefined();
  }
});

it('A parcel that has not come back after all leaves a book that came back alone before', () => {
  const alone = allReturned(orderThatIs('delivered'), 'a');
  const lineChanges = alone.lineChanges.map((change) => ({ ...change, at: '2026-04-02T20:00:00.000Z' }));
  const back = changedBy(
    { ...alone, lineChanges },
    stepRequest('delivered', 'returned'),
    stepRequest('returned', 'delivered'),
  );
  expect(['a', 'b', 'c'].map((id) => stateOfLine(back, id))).toEqual(['returned', 'ordered', 'ordered']);
});

const { name, email, phone, address } = changingOrder();

it('Messages are numbered, at most fifty of them', () => {
  let order = changingOrder();
  const message: OrderChange = { kind: 'message', request: { text: 'Hello' } };
  for (let index = 1; index <= 50; index += 1) {
    const { after, applied } = changed(order, message);
    expect(applied.mail).toEqual({ event: `message-${index}`, waitMs: 0 });
    order = after;
  }
  expect(codeFor(order, message)).toBe('too-many-messages');
  expect(order.messages[0]).toEqual({ text: 'Hello', at: changedAt.toISOString() });
});

it('A recipient elsewhere brings another cost of delivery, where orders have one and no parcel has left', () => {
  const request = { name, email, phone, address, isMailed: false, deliveryCents: 800 };
  const change = { kind: 'recipient', request } as const;
  const { after, applied } = changed({ ...changingOrder(), deliveryCents: 500 }, change);
  expect([after.deliveryCents, applied.entry.after]).toEqual([800, { corrected: ['cost of delivery'] }]);
  expect([presentCents(after), presentCents({ ...after, status: 'cancelled' })]).toEqual([3100, 3100]);
  expect(codeFor(changingOrder(), change)).toBe('order-changed');
  expect(codeFor({ ...changingOrder('shipped'), deliveryCents: 500 }, change)).toBe('order-changed');
});

it('What is corrected of a recipient stays out of the history, which names the fields alone', () => {
  const request = { name, email, phone: '0617', address: { ...address, street: 'New' }, isMailed: true };
  const { applied } = changed(changingOrder(), { kind: 'recipient', request });
  expect(applied.entry.after).toEqual({ corrected: ['phone', 'street'] });
  expect(JSON.stringify(applied.entry)).not.toMatch(/0617|New/);
});
