import fc, { type Arbitrary } from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import type { CallName } from '../../../functions/src/shared/api-calls.ts';
import { orderStatusNames } from '../../../functions/src/shared/order/order-status.ts';
import { type Chooser, type Mishap, type ShopCommand, shopCommand } from './shop-command.ts';
import { schoolId } from './stored-shop.ts';

// What people do in the shop. A command names books, orders and the others by a number, since they are made as it runs.

const contact = {
  name: 'Nora Field',
  phone: '0015550100',
  email: 'nora@example.com',
  address: { street: '2 Quay Street', city: 'Galway', country: 'Ireland', state: 'Connacht', zipcode: 'H91' },
};
const number = fc.nat(5);
const cents = fc.oneof(fc.constantFrom(0, 1, 10, 1999), fc.integer({ min: 0, max: 10_000 }));
const carriers = fc.constantFrom(
  { carrier: 'DHL', trackingCode: 'JD014600003' },
  { carrier: 'UPS', trackingCode: '1Z999' },
);
const isMailed = fc.boolean();

const mishaps: Arbitrary<Mishap> = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 4 },
  { arbitrary: fc.constantFrom('lost answer' as const, 'at once' as const), weight: 2 },
  { arbitrary: fc.record({ write: fc.nat(2), isStored: fc.boolean() }), weight: 1 },
);

/** @param isKeyed whether repeating it is the same call */
function command<T>(given: Arbitrary<T>, choose: Chooser<T>, isKeyed = true): Arbitrary<ShopCommand> {
  return fc
    .tuple(given, isKeyed ? mishaps : fc.constant(undefined))
    .map(([one, mishap]) => shopCommand(one, choose, mishap));
}

const bookFields = fc.record({
  title: fc.constantFrom('Emma', 'The Lighthouse Keeper'),
  category: fc.constantFrom('business', 'fiction'),
  description: fc.constant('A lamp and a storm.'),
  trending: fc.boolean(),
  oldPrice: cents.map((one) => one / 100),
  newPrice: cents.map((one) => one / 100),
  appearsOn: fc.constantFrom('', '', '', '2101-03-12', '2102-05-20'),
});

const added = command(bookFields, (body) => ({ name: 'POST /api/books/create-book', body }));
const edited = command(
  fc.record({ number, body: bookFields }),
  ({ number: at, body }, { book }) => ({ name: 'PUT /api/books/edit/:id', params: { id: book(at) }, body }),
  false,
);
const removed = command(
  number,
  (at, { book }) => ({ name: 'DELETE /api/books/:id', params: { id: book(at) } }),
  false,
);
const restored = command(number, (at, { book }) => ({
  name: 'POST /api/books/:id/restore',
  params: { id: book(at) },
}));

const stockAction = fc.oneof(
  fc.record({ onHand: fc.nat(4), lowAt: fc.nat(3), shelf: fc.constantFrom('A', 'B') }),
  fc.record({ change: fc.integer({ min: -3, max: 3 }) }),
  fc.constant({ counted: false }),
);
const stocked = (action: Arbitrary<object>) =>
  command(fc.record({ number, action }), ({ number: at, action: given }, { book }) => ({
    name: 'POST /api/stock/:bookId',
    params: { bookId: book(at) },
    body: { ...given, reason: 'correction' },
  }));
const damaged = command(number, (at, { book }) => ({
  name: 'POST /api/stock/:bookId/damaged',
  params: { bookId: book(at) },
  body: { copies: 1 },
}));

const scans = (min: number) =>
  fc.array(fc.tuple(number, fc.integer({ min, max: 3 })), { minLength: 1, maxLength: 3 });
const linesOf = (scanned: readonly (readonly [number, number])[], book: (at: number) => string) => {
  const lines = new Map(scanned.map(([at, copies]) => [book(at), copies]));
  return { bookIds: [...lines.keys()], copies: [...lines.values()] };
};
const received = command(scans(1), (scanned, { book }) => ({
  name: 'POST /api/deliveries',
  body: linesOf(scanned, book),
}));
const undone = command(number, (at, { id }) => ({
  name: 'POST /api/stock-postings/:id/undo',
  params: { id: id('stockPostings', at) },
}));
const begun = command(
  fc.constantFrom({ scope: 'all', value: '' }, { scope: 'shelf', value: 'A' }),
  (body) => ({ name: 'POST /api/stocktakes', body }),
);
const counted = command(
  fc.record({ number, scanned: scans(-1) }),
  ({ number: at, scanned }, { id, book }) => ({
    name: 'POST /api/stocktakes/:id/counts',
    params: { id: id('stocktakes', at) },
    body: linesOf(scanned, book),
  }),
);
const booked = command(number, (at, { id }) => ({
  name: 'POST /api/stocktakes/:id/book',
  params: { id: id('stocktakes', at) },
}));
const discarded = command(
  number,
  (at, { id }) => ({ name: 'DELETE /api/stocktakes/:id', params: { id: id('stocktakes', at) } }),
  false,
);

const placed = (extra: Arbitrary<number>, waits = fc.boolean()) =>
  command(
    fc.record({
      numbers: fc.array(number, { minLength: 1, maxLength: 3 }),
      extra,
      as: fc.constantFrom('shopper', 'shopper', 'unconfirmed'),
      waits,
    }),
    ({ numbers, extra: more, as, waits: isAgreed }, { book, price }) => {
      const productIds = [...new Set(numbers.map(book))];
      const totalPrice = ((price(productIds) + more) / 100).toFixed(2);
      const body = { ...contact, productIds, totalPrice, ...(isAgreed && { toOrder: productIds }) };
      return { name: 'POST /api/orders', as, body };
    },
  );

const taken = command(
  fc.record({
    numbers: fc.array(number, { minLength: 1, maxLength: 2 }),
    copies: fc.integer({ min: 1, max: 3 }),
    way: fc.constantFrom('later', 'cash', 'card', 'account'),
    collection: fc.boolean(),
    isSale: fc.boolean(),
    waits: fc.boolean(),
  }),
  ({ numbers, copies, way, collection, isSale, waits }, { book, price }) => {
    const bookIds = [...new Set(numbers.map(book))];
    const isHandedOver = isSale && way !== 'later';
    const body = {
      ...contact,
      lines: bookIds.map((bookId) => ({ bookId, copies })),
      totalPrice: ((price(bookIds) * copies) / 100).toFixed(2),
      way,
      customerId: schoolId,
      reference: 'T 0042',
      isHandedOver,
      collection: collection || isHandedOver,
      ...(waits && !isHandedOver && { toOrder: bookIds }),
    };
    return { name: 'POST /api/orders/desk', body };
  },
);

const reordered = command(
  scans(0),
  (scanned, { book }) => ({ name: 'PUT /api/to-order', body: linesOf(scanned, book) }),
  false,
);
const given = command(number, (at, { book }) => ({
  name: 'POST /api/to-order/given',
  body: { bookIds: [book(at)] },
}));
const missing = command(number, (at, { awaited }) => {
  const { id, bookId } = awaited(at);
  return { name: 'POST /api/orders/:id/missing', params: { id }, body: { bookId } };
});
const chosen = command(
  fc.record({ number, choice: fc.constantFrom('wait', 'other', 'cancel') }),
  ({ number: at, choice }, { token }) => ({
    name: 'POST /api/choices',
    as: 'shopper',
    body: { token: token(at), choice },
  }),
);

const changed = <T extends object>(
  name: CallName,
  given: Arbitrary<T>,
  body: (one: T, order: DocumentData) => object,
) =>
  command(fc.record({ at: number, given }), ({ at, given: one }, { id, order }) => {
    const { number: of, by, ...sent } = Object(body(one, order(at)));
    const params = { id: id('orders', at), ...(of && { number: String(of) }) };
    return { name, params, as: by ?? 'desk', ...(Object.keys(sent).length > 0 && { body: sent }) };
  });

const statuses = fc.constantFrom(...orderStatusNames);
const note = fc.constantFrom('', 'Why', 'Why');
const onward: Readonly<Record<string, string>> = {
  placed: 'packed',
  packed: 'shipped',
  shipped: 'delivered',
  waiting: 'delivered',
  delivered: 'returned',
};
const statusFrom = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: statuses },
);
const step = (to: Arbitrary<string>, by: Arbitrary<string>) =>
  changed(
    'POST /api/orders/:id/status',
    fc.record({ to, note, by, way: carriers, from: statusFrom }),
    ({ way, from, ...one }, { status }) => ({ ...one, ...way, from: from ?? status }),
  );
const stepOn = changed(
  'POST /api/orders/:id/status',
  fc.record({ note: fc.constant('Why'), way: carriers }),
  ({ way, ...one }, { status, collection }) => {
    const to = collection && status === 'packed' ? 'delivered' : onward[status];
    return { ...one, ...way, from: status, to: to ?? 'packed' };
  },
);
const stepBack = changed(
  'POST /api/orders/:id/status',
  fc.record({ note, isUndo: fc.boolean() }),
  (one, { status, statusBefore, collection }) => {
    const below: Record<string, string> = {
      packed: 'placed',
      shipped: 'packed',
      delivered: collection ? 'packed' : 'shipped',
      returned: 'delivered',
    };
    const before = one.isUndo ? statusBefore : below[status];
    return { ...one, from: status, to: before ?? 'placed' };
  },
);
const line = changed(
  'POST /api/orders/:id/lines',
  fc.record({
    place: fc.nat(5),
    to: fc.constantFrom('ordered', 'taken-out', 'taken-out', 'returned'),
    reason: fc.constantFrom('damaged', 'not-found', 'not-wanted', 'other'),
  }),
  ({ place, ...one }, { ids, lineChanges }) => {
    const bookId = ids[place % ids.length];
    const { state = 'ordered' } = lineChanges.find((change: DocumentData) => change.bookId === bookId) ?? {};
    return { ...one, bookId, from: state };
  },
);
const shipped = changed(
  'POST /api/orders/:id/parcels',
  fc.record({ places: fc.array(fc.nat(5), { minLength: 1 }), way: carriers }),
  ({ places, way }, { ids }) => ({
    ...way,
    bookIds: places.map((place) => ids[place % ids.length]),
  }),
);
const parcel = changed(
  'PUT /api/orders/:id/parcels/:number',
  fc.record({
    place: fc.nat(2),
    isMailed,
    isOn: fc.boolean(),
    way: carriers,
    to: fc.constantFrom('shipped', 'shipped', 'delivered', 'returned', null, undefined),
    cashWay: fc.constantFrom('cash', 'bank', 'card'),
  }),
  ({ place, way, isOn, to, ...one }, { parcels }) => {
    const { number: of = 1, state = 'shipped' } = parcels[place % parcels.length] ?? {};
    const next = isOn && state === 'shipped' ? 'delivered' : to;
    return { ...one, number: of, from: state, reason: 'Why', ...(next === undefined ? way : { to: next }) };
  },
);
const reduction = fc.oneof(
  fc.record({ cents: fc.integer({ min: 1, max: 3000 }) }),
  fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
);
const reason = 'A bent corner';
const reduced = changed('POST /api/orders/:id/discounts', reduction, (one) => ({ ...one, reason }));
const unreduced = changed(
  'DELETE /api/orders/:id/discounts/:number',
  fc.record({ number: fc.integer({ min: 1, max: 2 }) }),
  (one) => one,
);
const cash = changed(
  'POST /api/orders/:id/cash',
  fc.record({
    kind: fc.constantFrom('taken', 'given-back'),
    cents: fc.integer({ min: 1, max: 3000 }),
    way: fc.constantFrom('cash', 'bank', 'card'),
  }),
  (one) => one,
);
const corrected = changed(
  'PUT /api/orders/:id/recipient',
  fc.record({ isMailed, email: fc.constantFrom('nora@example.com', 'n.field@example.com') }),
  (one) => ({ ...contact, ...one }),
);
const folded = command(fc.constant(0), () => 'fold', false);

const moved = command(fc.constant(0), () => 'days', false);

const sent = command(number, (at, { id }) => ({ mailsOf: id('orders', at) }), false);

/** Without books and an order most commands would have nothing to work on. */
export const beginnings = fc.tuple(
  added,
  added,
  stocked(fc.record({ onHand: fc.integer({ min: 1, max: 4 }), shelf: fc.constant('A') })),
  placed(fc.constant(0), fc.constant(true)),
  stepOn,
  stepOn,
);

const ofBooks: Arbitrary<ShopCommand>[] = [
  added,
  edited,
  removed,
  restored,
  damaged,
  received,
  undone,
  begun,
  counted,
  counted,
  booked,
  discarded,
  sent,
  folded,
  stocked(stockAction),
  stocked(stockAction),
];

const ofOrders: Arbitrary<ShopCommand>[] = [
  placed(fc.constantFrom(0, 0, 0, 1)),
  taken,
  taken,
  step(statuses, fc.constantFrom('desk', 'shopper')),
  stepOn,
  stepOn,
  stepOn,
  stepBack,
  stepBack,
  line,
  line,
  shipped,
  shipped,
  parcel,
  parcel,
  parcel,
  reduced,
  unreduced,
  cash,
  corrected,
];

const ofWaiting: Arbitrary<ShopCommand>[] = [
  placed(fc.constant(0), fc.constant(true)),
  received,
  given,
  reordered,
  missing,
  missing,
  chosen,
  chosen,
  moved,
  edited,
];

export const anyCommand = fc.oneof(
  { arbitrary: fc.oneof(...ofBooks), weight: 1 },
  { arbitrary: fc.oneof(...ofOrders), weight: 2 },
  { arbitrary: fc.oneof(...ofWaiting), weight: 1 },
);

/** Long, since most orders take five steps, and what is refused changes nothing. */
export const commands = fc.array(anyCommand, { minLength: 30, maxLength: 40 });
