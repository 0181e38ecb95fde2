import { describe, expect, it } from 'vitest';
import { cashMovement } from '../../../functions/src/cash/cash-movement.ts';
import type { OrderChange } from '../../../functions/src/order-change/apply-change.ts';
import { copyMoves } from '../../../functions/src/order-change/copy-moves.ts';
import { ApiError } from '../../../functions/src/platform/http/api-errors.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import { figuresOf } from '../../../functions/src/shared/order/order-figures.ts';
import { isLineState, lineStates, stateOfLine } from '../../../functions/src/shared/order/order-lines.ts';
import { type OrderStatus, orderStatusNames } from '../../../functions/src/shared/order/order-status.ts';
import { keptCents, openCents, presentCents } from '../../../functions/src/shared/order/order-totals.ts';
import { isParcelState, parcelStates } from '../../../functions/src/shared/order/parcels.ts';
import {
  changed,
  changedAt,
  changingOrder,
  orderThatIs,
  stepRequest,
} from '../../fixtures/changing-orders.ts';

type Line = Extract<OrderChange, { kind: 'line' }>['request'];
const line = (bookId: string, from: Line['from'], to: Line['to'], reason?: Line['reason']): OrderChange => ({
  kind: 'line',
  request: { bookId, from, to, reason, isMailed: true },
});

type Edit = Extract<OrderChange, { kind: 'parcel edit' }>['request'];
const edit = (number: number, from: Edit['from'], more: Partial<Edit>): OrderChange => ({
  kind: 'parcel edit',
  number,
  request: {
    from,
    to: undefined,
    carrier: undefined,
    trackingCode: undefined,
    cashCents: undefined,
    cashWay: 'cash',
    reason: 'Why',
    isMailed: true,
    ...more,
  },
});
const ship = (bookIds: string): OrderChange => ({
  kind: 'parcel',
  request: { bookIds: [...bookIds], carrier: 'UPS', trackingCode: '1Z9' },
});

/** The code of the refusal, and what it names; 'taken' when there is none. */
function refusalOf(order: ChangingOrder, change: OrderChange, actor: 'admin' | 'shopper' = 'admin') {
  try {
    changed(order, change, { actor });
    return 'taken';
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

const byDesk = [
  'placed → packed',
  'placed → cancelled',
  'packed → shipped',
  'packed → cancelled',
  'shipped → delivered',
  'shipped → returned',
  'delivered → returned',
  'packed → placed',
  'shipped → packed',
  'delivered → shipped',
  'cancelled → placed',
  'returned → delivered',
];
const pairs = orderStatusNames.flatMap((from) => orderStatusNames.map((to) => [from, to] as const));

describe('a step', () => {
  it.each(pairs)('%s → %s is taken or refused, as the table says', (from, to) => {
    const order = orderThatIs(from);
    const isKnown = byDesk.includes(`${from} → ${to}`);
    expect(refusalOf(order, stepRequest(from, to))).toBe(isKnown ? 'taken' : 'order-changed');
    const ofShopper = isKnown ? 'permission-denied' : 'order-changed';
    const own = `${from} → ${to}` === 'placed → cancelled' ? 'taken' : ofShopper;
    expect(refusalOf(order, stepRequest(from, to), 'shopper')).toBe(own);
    const other: OrderStatus = from === 'placed' ? 'packed' : 'placed';
    expect(refusalOf({ ...orderThatIs(other), status: other }, stepRequest(from, to))).toBe('order-changed');
    if (isKnown) expect(changed(order, stepRequest(from, to)).after.status).toBe(to);
  });

  it.each(pairs.filter(([from, to]) => byDesk.includes(`${from} → ${to}`)))(
    '%s → %s is undone as if it had not been, and only by the desk while it is the last one',
    (from, to) => {
      const order = orderThatIs(from);
      const { after, lastStep } = changed(order, stepRequest(from, to));
      const undo = stepRequest(to, from, { isUndo: true });
      const { after: undone, applied } = changed(after, undo, { lastStep });
      expect(undone).toEqual(order);
      expect(applied.withdrawn).toEqual([byDesk.indexOf(`${from} → ${to}`) < 7 ? to : 'correction']);
      expect(refusalOf(after, undo)).toBe('order-changed');
      expect(() => changed(after, undo, { lastStep, actor: 'shopper' })).toThrow('Only the shop');
      expect(copyMoves(after, undone, order.productIds).flatMap(({ moves }) => moves)).toHaveLength(
        copyMoves(order, after, order.productIds).flatMap(({ moves }) => moves).length,
      );
    },
  );

  it('back is taken for a reason, and tells the shopper only what they were told otherwise', () => {
    const order = orderThatIs('packed');
    expect(refusalOf(order, stepRequest('packed', 'placed', { note: '' }))).toBe('invalid-argument');
    const { applied, after } = changed(order, stepRequest('packed', 'placed'));
    expect(applied).toMatchObject({ mail: { event: 'correction', onlyIfTold: true }, withdrawn: ['packed'] });
    expect(after.history.at(-1)).toMatchObject({ status: 'placed', note: 'Why', by: 'admin' });
  });

  it('of several parcels in different states goes parcel by parcel', () => {
    const mixed = changingOrder('shipped', { ab: 'delivered', c: 'shipped' });
    expect(refusalOf(mixed, stepRequest('shipped', 'returned'))).toBe('by-parcel');
    expect(refusalOf(mixed, stepRequest('shipped', 'packed'))).toBe('by-parcel');
    expect(refusalOf(mixed, stepRequest('shipped', 'delivered'))).toBe('taken');
  });
});

describe('a line', () => {
  const states = Object.keys(lineStates).filter(isLineState);
  const cases = states.flatMap((from) =>
    states.flatMap((to) => [true, false].map((sent) => [from, to, sent] as const)),
  );

  it.each(cases)('%s → %s of a book that was sent (%#: %s) is changed or refused', (from, to, sent) => {
    const known = sent
      ? ['ordered → returned', 'returned → ordered']
      : ['ordered → taken-out', 'taken-out → ordered', 'returned → ordered'];
    const order: ChangingOrder = {
      ...(sent ? changingOrder('waiting', { ab: 'delivered' }) : changingOrder('packed')),
      lineChanges: from === 'ordered' ? [] : [{ bookId: 'a', state: from, at: '2026-04-02T12:00:00.000Z' }],
    };
    const isKnown = known.includes(`${from} → ${to}`);
    expect(refusalOf(order, line('a', from, to, 'damaged'))).toBe(isKnown ? 'taken' : 'order-changed');
    if (isKnown) expect(stateOfLine(changed(order, line('a', from, to, 'other')).after, 'a')).toBe(to);
    const wrong = from === 'ordered' ? 'returned' : 'ordered';
    expect(refusalOf(order, line('a', wrong, to, 'damaged'))).toBe('order-changed');
  });

  it('is taken out for a reason, and only of this order', () => {
    expect(refusalOf(changingOrder(), line('a', 'ordered', 'taken-out'))).toBe('invalid-argument');
    expect(refusalOf(changingOrder(), line('z', 'ordered', 'taken-out', 'other'))).toBe('not-found');
    expect(refusalOf(changingOrder('cancelled'), line('a', 'ordered', 'taken-out', 'other'))).toBe(
      'order-changed',
    );
  });

  it('takes its price, its copy and its place in the figures with it, and brings them back', () => {
    const order = changingOrder('packed');
    const { after } = changed(order, line('a', 'ordered', 'taken-out', 'damaged'));
    expect([keptCents(after), openCents(after)]).toEqual([1300, 1300]);
    expect(figuresOf(after)).toMatchObject({ orders: 1, salesCents: 1300, bookIds: ['b', 'c'] });
    expect(after.totalPrice).toBe('23.00');
    const [moved] = copyMoves(order, after, ['a', 'b']);
    expect(moved?.moves).toEqual([
      { change: 1, reason: 'taken-out' },
      { change: -1, reason: 'damaged' },
    ]);
    const again = changed(after, line('a', 'taken-out', 'ordered'));
    expect(keptCents(again.after)).toBe(2300);
    expect(copyMoves(after, again.after, ['a', 'b'])).toEqual([
      { bookId: 'a', moves: [{ change: -1, reason: 'order' }] },
    ]);
    expect(again.applied).toMatchObject({ mail: { onlyIfTold: true }, withdrawn: ['lines'] });
    expect(copyMoves(order, after, ['b'])).toEqual([]);
  });

  it.each([
    ['not-found', 'lost'],
    ['damaged', 'damaged'],
    ['not-wanted', undefined],
    ['other', undefined],
  ] as const)('taken out as %s is a movement of its own: %s', (reason, lost) => {
    const order = changingOrder();
    const { after } = changed(order, line('b', 'ordered', 'taken-out', reason));
    const moves = copyMoves(order, after, ['b'])[0]?.moves.map((move) => move.reason);
    expect(moves).toEqual(lost ? ['taken-out', lost] : ['taken-out']);
  });

  it('that is the last one cancels the order, and brings it back when it is put back', () => {
    let order = changingOrder('packed');
    for (const id of 'abc') order = changed(order, line(id, 'ordered', 'taken-out', 'other')).after;
    expect(order.status).toBe('cancelled');
    expect(order.history.at(-1)).toMatchObject({ status: 'cancelled', by: 'admin' });
    expect(refusalOf(order, stepRequest('cancelled', 'placed'))).toBe('no-books-left');
    expect(changed(order, line('b', 'taken-out', 'ordered')).after.status).toBe('placed');
  });

  it('that comes back alone leaves the rest delivered; the last one returns its parcel', () => {
    let order = orderThatIs('delivered');
    order = changed(order, line('a', 'ordered', 'returned')).after;
    expect([order.status, openCents({ ...order, cashCents: 2300 })]).toEqual(['delivered', -1000]);
    for (const id of 'bc') order = changed(order, line(id, 'ordered', 'returned')).after;
    expect([order.status, order.parcels[0]?.state]).toEqual(['returned', 'returned']);
    const kept = changed(order, line('b', 'returned', 'ordered')).after;
    expect([kept.status, keptCents(kept)]).toEqual(['delivered', 800]);
  });

  it('that is put back into a parcel under way leaves that under way', () => {
    let order = orderThatIs('shipped');
    for (const book of 'abc') order = changed(order, line(book, 'ordered', 'returned')).after;
    expect([order.status, order.parcels[0]?.state]).toEqual(['returned', 'returned']);
    const { after } = changed(order, line('a', 'returned', 'ordered'));
    expect([after.status, after.parcels[0]?.state]).toEqual(['shipped', 'shipped']);
    expect(cashMovement(order, after)).toBeUndefined();
  });

  it('that had come back can be put back when its parcel is unpacked', () => {
    const { after: alone } = changed(orderThatIs('shipped'), line('a', 'ordered', 'returned', 'damaged'));
    const { after: unpacked } = changed(alone, edit(1, 'shipped', { to: null }));
    const { after } = changed(unpacked, line('a', 'returned', 'ordered'));
    expect([after.status, stateOfLine(after, 'a')]).toEqual(['packed', 'ordered']);
    expect(refusalOf(after, ship('abc'))).toBe('taken');
    // The damaged copy is lost: another one is taken.
    expect(copyMoves(unpacked, after, ['a'])[0]?.moves).toEqual([{ change: -1, reason: 'order' }]);
  });

  it('that never came back was not damaged either', () => {
    const order = orderThatIs('delivered');
    const { after } = changed(order, line('a', 'ordered', 'returned', 'damaged'));
    const { after: undone } = changed(after, line('a', 'returned', 'ordered'));
    expect(copyMoves(after, undone, ['a'])[0]?.moves).toEqual([
      { change: 1, reason: 'damaged' },
      { change: -1, reason: 'order' },
    ]);
  });
});

describe('a parcel', () => {
  const states = Object.keys(parcelStates).filter(isParcelState);
  const known = ['shipped → delivered', 'shipped → returned', 'delivered → returned', 'shipped → unpacked'];
  const back = ['delivered → shipped', 'returned → shipped'];
  const cases = states.flatMap((from) => [...states, null].map((to) => [from, to] as const));

  it.each(cases)('%s → %s is taken or refused, as the table says', (from, to) => {
    const order = orderThatIs(from);
    const name = `${from} → ${to ?? 'unpacked'}`;
    const isKnown = [...known, ...back].includes(name);
    expect(refusalOf(order, edit(1, from, { to }))).toBe(isKnown ? 'taken' : 'order-changed');
    const needsReason = back.includes(name) || to === null;
    const bare = isKnown && needsReason ? 'invalid-argument' : isKnown ? 'taken' : 'order-changed';
    expect(refusalOf(order, edit(1, from, { to, reason: '' }))).toBe(bare);
    const other = from === 'shipped' ? 'delivered' : 'shipped';
    expect(refusalOf(order, edit(1, other, { to }))).toBe('order-changed');
    expect(refusalOf(order, edit(2, from, { to }))).toBe('not-found');
    if (isKnown) expect(changed(order, edit(1, from, { to })).after.status).toBe(to ?? 'packed');
  });

  it('after the other takes the order from partly shipped to shipped', () => {
    const first = changed(orderThatIs('packed'), ship('ab'));
    expect([first.after.status, first.applied.mail?.event]).toEqual(['waiting', 'parcel-1']);
    expect(refusalOf(first.after, ship('b'))).toBe('order-changed');
    expect(refusalOf(first.after, ship('z'))).toBe('not-found');
    const second = changed(first.after, ship('cc'));
    expect([second.after.status, second.applied.mail?.event]).toEqual(['shipped', 'parcel-2']);
    expect(second.after.history.map(({ status }) => status)).toEqual(['placed', 'waiting', 'shipped']);
    const unpacked = changed(second.after, edit(2, 'shipped', { to: null })).after;
    expect(unpacked.status).toBe('waiting');
    expect(changed(unpacked, ship('c')).after.parcels.map(({ number }) => number)).toEqual([1, 3]);
    expect(changed(unpacked, line('c', 'ordered', 'taken-out', 'other')).after.status).toBe('shipped');
    expect(refusalOf(orderThatIs('cancelled'), ship('a'))).toBe('order-changed');
  });

  it('shipped by mistake is undone as if it had not been, the first one as the next', () => {
    const packed = orderThatIs('packed');
    const first = changed(packed, ship('a'));
    const next = changed(first.after, ship('b'));
    const undo = (to: OrderStatus) => stepRequest('waiting', to, { isUndo: true });
    expect(changed(next.after, undo('waiting'), next).after).toEqual(first.after);
    expect(changed(first.after, undo('packed'), first).after).toEqual(packed);
  });

  it.each([
    ['unpacked', 'shipped', edit(1, 'shipped', { to: null })],
    ['packed again by a step back', 'shipped', stepRequest('shipped', 'packed')],
  ] as const)('that is %s leaves no carrier and no code with the order', (_, from, change) => {
    const order = { ...orderThatIs(from), carrier: 'DHL', trackingCode: 'JD014600003' };
    expect(changed(order, change).after).toMatchObject({ parcels: [], carrier: '', trackingCode: '' });
  });

  it('brings what is due for its books unless the desk says another amount, and never more than is due', () => {
    const order = changingOrder('shipped', { ab: 'shipped', c: 'shipped' });
    const cents = (more: Partial<Edit>) =>
      changed(order, edit(1, 'shipped', { to: 'delivered', ...more })).after;
    expect(cents({}).cashCents).toBe(1800);
    expect(cents({ cashCents: 0 }).cashCents).toBe(0);
    expect(cents({ cashCents: 2300 }).cashCents).toBe(2300);
    expect(refusalOf(order, edit(1, 'shipped', { to: 'delivered', cashCents: 2301 }))).toBe(
      'invalid-argument',
    );
    const paid = { ...order, cashCents: 2000 };
    expect(changed(paid, edit(1, 'shipped', { to: 'delivered' })).after.cashCents).toBe(2300);
    const both = changed(order, stepRequest('shipped', 'delivered')).after;
    expect([both.cashCents, both.parcels.map(({ cashCents }) => cashCents)]).toEqual([2300, [1800, 500]]);
  });

  it('brings only what the parcels under way before it leave due', () => {
    const order = { ...changingOrder('shipped', { ab: 'shipped', c: 'shipped' }), cashCents: 600 };
    const { after: second } = changed(order, edit(2, 'shipped', { to: 'delivered' }));
    expect(second.cashCents).toBe(600);
    const { after: first } = changed(second, edit(1, 'shipped', { to: 'delivered' }));
    expect(first.cashCents).toBe(2300);
  });

  it('gives back what it brought in the way in which it came, also when that is undone', () => {
    const order = changingOrder('shipped', { abc: 'shipped' });
    const { after: delivered } = changed(order, edit(1, 'shipped', { to: 'delivered', cashWay: 'bank' }));
    const { after: back, applied, lastStep } = changed(delivered, stepRequest('delivered', 'shipped'));
    expect(applied.cashWay).toBe('bank');
    const undo = stepRequest('shipped', 'delivered', { isUndo: true });
    expect(changed(back, undo, { lastStep }).applied.cashWay).toBe('bank');
  });

  it('that had arrived is with the shopper again when it has not come back after all, and keeps its money', () => {
    const order = changingOrder('shipped', { ab: 'delivered', c: 'shipped' });
    const { after: returned } = changed(order, edit(1, 'delivered', { to: 'returned' }));
    expect(refusalOf(returned, edit(1, 'returned', { to: 'shipped' }))).toBe('order-changed');
    const { after } = changed(returned, edit(1, 'returned', { to: 'delivered' }));
    expect(after.parcels[0]).toEqual(order.parcels[0]);
    expect(after.cashCents).toBe(order.cashCents);
  });

  it('that came back before another one stays with the shop when the order is delivered again', () => {
    const order = {
      ...changingOrder('shipped', { ab: 'returned', c: 'delivered' }),
      lineChanges: [...'ab'].map((bookId) => ({
        bookId,
        state: 'returned' as const,
        at: '2026-04-02T18:00:00.000Z',
      })),
    };
    const { after: returned } = changed(order, edit(2, 'delivered', { to: 'returned' }));
    expect(returned.status).toBe('returned');
    const { after, applied } = changed(returned, stepRequest('returned', 'delivered'));
    expect(after.parcels.map(({ state }) => state)).toEqual(['returned', 'delivered']);
    expect(['a', 'b', 'c'].map((id) => stateOfLine(after, id))).toEqual(['returned', 'returned', 'ordered']);
    expect(applied.withdrawn).toEqual(['returned', 'came-back-2']);
  });

  it('that goes back keeps the reason with the order, also where its status stays', () => {
    const order = changingOrder('waiting', { a: 'delivered' });
    const { after, applied } = changed(
      order,
      edit(1, 'delivered', { to: 'shipped', reason: 'Not there yet' }),
    );
    expect(after.history.at(-1)).toMatchObject({ status: 'waiting', note: 'Not there yet', by: 'admin' });
    expect(applied).toMatchObject({ withdrawn: ['arrived-1', 'delivered'] });
    const two = changingOrder('shipped', { ab: 'delivered', c: 'delivered' });
    const { applied: second } = changed(
      { ...two, status: 'delivered' },
      edit(2, 'delivered', { to: 'shipped' }),
    );
    expect(second).toMatchObject({ withdrawn: ['arrived-2', 'delivered'] });
    const since = '2026-04-03T08:00:00.000Z';
    const parcels = two.parcels.map((parcel) => ({ ...parcel, deliveredAt: since }));
    const dated: ChangingOrder = { ...two, status: 'delivered', parcels };
    expect(changed(dated, edit(2, 'delivered', { to: 'shipped' })).applied.withdrawnSince).toBe(since);
  });

  it('takes its money back with its delivery, and never more than there is', () => {
    const delivered = changed(
      changingOrder('shipped', { abc: 'shipped' }),
      stepRequest('shipped', 'delivered'),
    );
    const back = changed(delivered.after, stepRequest('delivered', 'shipped'));
    expect(cashMovement(delivered.after, back.after, true)).toEqual({ kind: 'undone', cents: -2300 });
    const givenBack = { ...delivered.after, cashCents: 300 };
    expect(changed(givenBack, stepRequest('delivered', 'shipped')).after.cashCents).toBe(0);
  });

  it('says to the ledger what it delivers and what comes back, also without money', () => {
    const order = changingOrder('shipped', { abc: 'shipped' });
    const { after } = changed(order, stepRequest('shipped', 'delivered', { cashCents: 0 }));
    expect(cashMovement(order, after)).toEqual({ kind: 'taken', cents: 0 });
    const { after: returned } = changed(after, stepRequest('delivered', 'returned'));
    expect(cashMovement(after, returned)).toEqual({ kind: 'returned', cents: 0 });
    expect(cashMovement(order, changed(order, stepRequest('shipped', 'returned')).after)).toBeUndefined();
  });

  it('takes no more money by hand than twice what was ordered', () => {
    const order = { ...changingOrder('placed'), totalPrice: '30.00' };
    const take = (cents: number) =>
      changed(order, {
        kind: 'cash',
        request: { kind: 'taken', cents, way: 'cash', reference: '', note: '' },
      });
    expect(take(6000).after.cashCents).toBe(6000);
    expect(() => take(6001)).toThrow('At most $60.00 can be taken: twice what was ordered');
  });

  it('is corrected with or without a mail, and says the order’s code when it is the last one', () => {
    const order = orderThatIs('shipped');
    const { after, applied } = changed(order, edit(1, 'shipped', { trackingCode: 'NEW' }));
    expect([after.trackingCode, after.parcels[0]?.trackingCode]).toEqual(['NEW', 'NEW']);
    expect(applied).toMatchObject({ mail: { event: 'parcel-1' }, rewritesWaitingMails: true });
    expect(
      changed(order, edit(1, 'shipped', { trackingCode: 'NEW', isMailed: false })).applied.mail,
    ).toBeUndefined();
    expect(changed(order, edit(1, 'shipped', {})).applied.mail).toBeUndefined();
  });

  it('that has not come back after all leaves a book that came back alone before', () => {
    const one = orderThatIs('delivered');
    const alone = changed(one, line('a', 'ordered', 'returned')).after;
    const later = {
      ...alone,
      lineChanges: alone.lineChanges.map((change) => ({ ...change, at: '2026-04-02T20:00:00.000Z' })),
    };
    const returned = changed(later, stepRequest('delivered', 'returned')).after;
    const back = changed(returned, stepRequest('returned', 'delivered')).after;
    expect(back.lineChanges.map(({ bookId, state }) => `${bookId} ${state}`).sort()).toEqual([
      'a returned',
      'b ordered',
      'c ordered',
    ]);
  });
});

describe('texts', () => {
  it('of a message are numbered, at most fifty of them', () => {
    let order = changingOrder();
    const message: OrderChange = { kind: 'message', request: { text: 'Hello' } };
    for (let index = 1; index <= 50; index += 1) {
      const { after, applied } = changed(order, message);
      expect(applied.mail).toEqual({ event: `message-${index}`, waitMs: 0 });
      order = after;
    }
    expect(refusalOf(order, message)).toBe('too-many-messages');
    expect(order.messages[0]).toEqual({ text: 'Hello', at: changedAt.toISOString() });
  });

  it('of a recipient elsewhere bring another cost of delivery, where orders know one and no parcel has left', () => {
    const { name, email, phone, address } = changingOrder();
    const request = { name, email, phone, address, isMailed: false, deliveryCents: 800 };
    const change = { kind: 'recipient', request } as const;
    const { after, applied } = changed({ ...changingOrder(), deliveryCents: 500 }, change);
    expect([after.deliveryCents, applied.entry.after]).toEqual([800, { corrected: ['cost of delivery'] }]);
    const goods = after.lines.reduce((sum, { unitCents }) => sum + unitCents, 0);
    expect([presentCents(after), presentCents({ ...after, status: 'cancelled' })]).toEqual(
      Array(2).fill(goods + 800),
    );
    expect(refusalOf(changingOrder(), change)).toBe('order-changed');
    expect(refusalOf({ ...changingOrder('shipped'), deliveryCents: 500 }, change)).toBe('order-changed');
  });

  it('of a corrected recipient stay out of the history, which names the fields alone', () => {
    const { name, email, address } = changingOrder();
    const request = { name, email, phone: '0617', address: { ...address, street: 'New' }, isMailed: true };
    const { applied } = changed(changingOrder(), { kind: 'recipient', request });
    expect(applied.entry.after).toEqual({ corrected: ['phone', 'street'] });
    expect(JSON.stringify(applied.entry)).not.toMatch(/0617|New/);
  });
});
