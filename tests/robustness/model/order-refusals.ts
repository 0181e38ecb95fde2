import { cashRefusal } from './cash-model.ts';
import type { ModelLine, OrderModel } from './order-model.ts';
import { amount, type Expected, error, type OrderCommand, type Step } from './types.ts';

const stepsOn: Record<string, readonly Step['by'][]> = {
  'placed → packed': ['admin'],
  'placed → cancelled': ['shopper', 'admin'],
  'packed → shipped': ['admin'],
  'packed → cancelled': ['admin'],
  'shipped → delivered': ['admin'],
  'shipped → returned': ['admin'],
  'delivered → returned': ['admin'],
};
const stepsBack = [
  'packed → placed',
  'shipped → packed',
  'delivered → shipped',
  'cancelled → placed',
  'returned → delivered',
];
const ofParcel = ['shipped → delivered', 'shipped → returned', 'delivered → returned', 'shipped → null'];
const backOfParcel = ['delivered → shipped'];

function changed({ status }: OrderModel, more: object = {}, words = `The order is ${status} now`): Expected {
  return error(409, 'order-changed', words, { status, ...more });
}

/** What refuses a command; undefined when nothing does. */
export function refusalOf(order: OrderModel, command: OrderCommand, by: Step['by']): Expected | undefined {
  if (command.kind === 'step') return stepRefusal(order, command, by);
  if (command.kind === 'cash') return cashRefusal(command, order.cash ?? 0);
  if (command.kind === 'discount') return discountRefusal(order, command);
  if (command.kind === 'discount back') {
    const given = order.discounts.find(({ number }) => number === command.number);
    if (!given) return error(404, 'not-found', 'The discount was not found');
    const { number, isBack } = given;
    return isBack ? changed(order, { discount: { number } }, 'The discount was taken back') : undefined;
  }
  if (command.kind === 'ship') {
    // The first in the order in which they are named.
    const line = command.bookIds
      .flatMap((bookId) => order.lines.filter(({ id }) => id === bookId))
      .find((one) => one.state !== 'ordered' || one.place > 0);
    return line ? lineChanged(order, line) : order.status === 'cancelled' ? changed(order) : undefined;
  }
  if (command.kind === 'line') {
    const line = order.lines.find(({ id }) => id === command.bookId);
    if (!line) return error(404, 'not-found', 'The book in this order was not found');
    if (order.status === 'cancelled' && order.kept().length > 0) return changed(order);
    const step = `${command.from} → ${command.to}`;
    const steps =
      line.place > 0
        ? ['ordered → returned', 'returned → ordered']
        : ['ordered → taken-out', 'taken-out → ordered', 'returned → ordered'];
    return line.state === command.from && steps.includes(step) ? undefined : lineChanged(order, line);
  }
  const found = order.parcels.find(({ number }) => number === command.number);
  if (!found) return error(404, 'not-found', 'The parcel was not found');
  const step = `${command.from} → ${command.to}`;
  const { number, state } = found;
  if (
    state === command.from &&
    [...ofParcel, ...backOfParcel, `returned → ${order.before(found)}`].includes(step)
  )
    return undefined;
  return changed(order, { parcel: { number, state } }, `Parcel ${number} is ${state} now`);
}

function discountRefusal(
  order: OrderModel,
  command: OrderCommand & { kind: 'discount' },
): Expected | undefined {
  if (!order.isSold()) return changed(order);
  const left = order.centsOf(order.kept());
  if (left > 0 && (!('cents' in command) || command.cents <= left)) return undefined;
  const words = `At most $${amount(left)} can be taken off: more the books do not cost`;
  return error(400, 'invalid-argument', words, { field: 'cents' });
}

function lineChanged(order: OrderModel, { id: bookId, state, place }: ModelLine): Expected {
  const words = { ordered: 'ordered', 'taken-out': 'taken out', returned: 'returned' }[state];
  return changed(order, { line: { bookId, state, isSent: place > 0 } }, `The book is ${words} now`);
}

function stepRefusal(
  order: OrderModel,
  { from, to, note, isUndo }: OrderCommand & { kind: 'step' },
  by: Step['by'],
): Expected | undefined {
  const forbidden = error(403, 'permission-denied', 'Only the shop takes this step');
  if (isUndo) {
    if (by === 'shopper') return forbidden;
    const isLast = order.undo !== undefined && order.status === from && JSON.parse(order.undo).status === to;
    return isLast ? undefined : changed(order);
  }
  const step = `${from} → ${to}`;
  const takers = stepsOn[step] ?? (stepsBack.includes(step) ? ['admin'] : undefined);
  if (order.status !== from || !takers) return changed(order);
  if (!takers.includes(by)) return forbidden;
  const byParcel = error(409, 'by-parcel', 'This order goes parcel by parcel', { status: from });
  if (stepsOn[step]) {
    return step === 'shipped → returned' && order.in('delivered').length > 0 ? byParcel : undefined;
  }
  if (!note) return error(400, 'invalid-argument', 'Say why the step is taken back', { field: 'note' });
  if (from === 'shipped' && order.in('shipped').length < order.parcels.length) return byParcel;
  if (from === 'cancelled' && order.kept().length === 0) {
    return error(409, 'no-books-left', 'Every book was taken out of this order: put one back first');
  }
  return undefined;
}
