import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { asOnCard } from '../../../functions/src/shared/book/card.ts';
import type { OrderStatus } from '../../../functions/src/shared/order/order-status.ts';
import { type Answer, call } from '../../api/shop-api.ts';
import { type RealShop, statisticsSince } from './real-shop.ts';
import type { ShopModel } from './shop-model.ts';
import {
  amount,
  type Cart,
  type CashCommand,
  comparable,
  contact,
  discountReason,
  type Expected,
  type Fields,
  type ModelOrder,
  type OrderCommand,
  parcel,
  type Reduction,
  type Step,
  type StockAction,
} from './types.ts';

export type ShopCommand = AsyncCommand<ShopModel, RealShop>;

function hasBooks({ books }: Readonly<ShopModel>): boolean {
  return books.length > 0;
}

/** A command; `name` is what a failure prints of it. */
export function command(
  name: string,
  run: (model: ShopModel, real: RealShop) => Promise<void>,
  check: (model: Readonly<ShopModel>) => boolean = hasBooks,
): ShopCommand {
  return {
    check,
    run: (model, real) => {
      real.commands += 1;
      return run(model, real);
    },
    toString: () => name,
  };
}

/** Reads again while the busy shop answers 503: a catalogue that loads for long says nothing of what is in it. */
function ask(path: string, token?: string): Promise<Answer> {
  return call('GET', path, { token, tries: 5 });
}

export function compare({ status, body }: Answer, expected: Expected): void {
  expect({ status, body }).toEqual(expected);
}

/** Compares orders but for the instants of their changes. */
function compareOrder(answer: Answer, expected: Expected): void {
  const plain = comparable(JSON.parse(JSON.stringify(expected.body)));
  compare({ ...answer, body: comparable(answer.body) }, { ...expected, body: plain });
}

function sent({ oldCents, newCents, title, ...fields }: Fields, word: string) {
  const [oldPrice, newPrice] = [oldCents, newCents].map((cents) => cents / 100);
  return { ...fields, title: `${title} ${word}`, oldPrice, newPrice };
}

function inTitle(fields: Fields, word: string): Fields {
  return { ...fields, title: `${fields.title} ${word}` };
}

export function add(fields: Fields, author: string): ShopCommand {
  const run = async (model: ShopModel, { admin, word }: RealShop) => {
    const body = { ...sent(fields, word), ...(author === '' ? {} : { author }) };
    const answer = await call('POST', '/api/books/create-book', { token: admin, body });
    const { _id: id, createdAt } = answer.body.book ?? {};
    expect(typeof id).toBe('string');
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
    const version = `"${Date.parse(createdAt)}"`;
    expect(answer.headers.get('etag')).toBe(version);
    compare(answer, model.add(inTitle(fields, word), author, { id, createdAt, version }));
  };
  return command(`add ${JSON.stringify({ ...fields, author })}`, run, () => true);
}

export type Condition = 'any version' | 'the last version' | 'an old version';

export function edit(number: number, fields: Fields, condition: Condition): ShopCommand {
  const run = async (model: ShopModel, { admin, word }: RealShop) => {
    const book = model.book(number);
    const version = { 'any version': undefined, 'the last version': book.version, 'an old version': '"1"' }[
      condition
    ];
    const headers: Record<string, string> = version === undefined ? {} : { 'If-Match': version };
    const options = { token: admin, headers, body: sent(fields, word) };
    const answer = await call('PUT', `/api/books/edit/${book.id}`, options);
    const expected = model.edit(number, inTitle(fields, word), version);
    // Only the shop can know the new version.
    const { version: newVersion, ...body } = answer.body;
    compare({ ...answer, body }, expected);
    if (expected.status !== 200) return;
    const next = answer.headers.get('etag') ?? '';
    expect(next).toBe(`"${newVersion}"`);
    expect(Number(JSON.parse(next))).toBeGreaterThan(Number(JSON.parse(book.version)));
    book.version = next;
  };
  return command(`edit book ${number} of ${condition} ${JSON.stringify(fields)}`, run);
}

export function remove(number: number): ShopCommand {
  return command(`delete book ${number}`, async (model, { admin }) => {
    const { id } = model.book(number);
    compare(await call('DELETE', `/api/books/${id}`, { token: admin }), model.remove(number));
  });
}

export function restore(number: number): ShopCommand {
  return command(`restore book ${number}`, async (model, { admin }) => {
    const { id } = model.book(number);
    compare(await call('POST', `/api/books/${id}/restore`, { token: admin }), model.restore(number));
  });
}

export function read(number: number): ShopCommand {
  return command(`read book ${number}`, async (model) => {
    const { id, version } = model.book(number);
    const answer = await ask(`/api/books/${id}`);
    const expected = model.read(number);
    compare(answer, expected);
    const left: number | undefined = answer.body.stockLeft;
    const tag = left === undefined ? version : `${version.slice(0, -1)}-${left}"`;
    expect(answer.headers.get('etag')).toBe(expected.status === 200 ? tag : null);
  });
}

export const list = command(
  'read the lists',
  async (model, { word }) => {
    const listed = model.listed();
    const isOwn = ({ title }: { title: string }) => title.endsWith(word);
    for (const query of ['', '?limit=18', '?limit=100']) {
      const { status, body } = await ask(`/api/books${query}`);
      expect({ query, status, books: body.filter(isOwn) }).toEqual({ query, status: 200, books: listed });
    }
    const ids = model.books.map(({ id }) => id);
    if (ids.length === 0) return;
    const named = await ask(`/api/books?ids=${ids.join(',')}`);
    const byNumber = listed.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
    compare(named, { status: 200, body: byNumber });
  },
  () => true,
);

export function search(beginnings: readonly string[]): ShopCommand {
  const run = async (model: ShopModel, { admin, word }: RealShop) => {
    const words = [word, ...beginnings];
    const path = `/api/catalogue?q=${words.join('+')}&literal=1&fresh=1`;
    const { status, body } = await ask(path, admin);
    expect(status).toBe(200);
    const onCards = new Map(model.listed().map((book) => [book._id, asOnCard(book)]));
    const found = body.books.filter(({ title }: { title: string }) => title.endsWith(word));
    for (const book of found) expect(book).toEqual(onCards.get(book._id));
    const ids = found.map(({ _id }: { _id: string }) => _id);
    expect(ids).toEqual(expect.arrayContaining(model.found(words).map(({ _id }) => _id)));
  };
  return command(`search ${beginnings.join(' ')}`, run, () => true);
}

/** Changes the stock of a book; a change of copies needs a reason. */
export function changeStock(number: number, action: StockAction): ShopCommand {
  const run = async (model: ShopModel, { admin, stocked, word }: RealShop) => {
    const { id } = model.book(number);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    // Whose copies are typed stands on the sequence's own shelf, of which its stocktakes are.
    const shelved = 'onHand' in action ? { ...action, shelf: word } : action;
    const body = { ...shelved, reason: 'correction' };
    const answer = await call('POST', `/api/stock/${id}`, { token: admin, headers, body });
    const expected = model.changeStock(number, shelved);
    const { version, ...stock } = answer.body;
    compare({ ...answer, body: stock }, expected);
    if (expected.status !== 200) return;
    stocked.add(id);
    expect(answer.headers.get('etag')).toBe(`"${version}"`);
  };
  return command(`stock of book ${number}: ${JSON.stringify(action)}`, run);
}

export type Total = 'now' | 'when they were new' | 'and a cent';

/** The key of a shopper's order, the same for the same number within a sequence. */
function keyOf(number: number, { word }: RealShop): string {
  return `${word}-key-${number}`;
}

async function place(key: number, cart: Cart, model: ShopModel, real: RealShop): Promise<void> {
  const { shopper } = real;
  const body = {
    ...contact,
    email: shopper.email,
    phone: cart.phone,
    productIds: cart.books.map((number) => model.book(number).id),
    totalPrice: amount(cart.cents),
  };
  const headers = { 'Idempotency-Key': keyOf(key, real) };
  const answer = await call('POST', '/api/orders', { token: shopper.token, headers, body });
  const { _id, createdAt, number } = answer.body;
  compareOrder(answer, model.order(key, cart, shopper.email, { _id, createdAt, number }));
  if (answer.status !== 201) return;
  expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(_id).toMatch(/^[0-9a-f]{64}$/);
  expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
}

export function order(key: number, numbers: number[], total: Total, phone: string): ShopCommand {
  return command(`order books ${numbers.join()} with key ${key} for the price ${total}`, (model, real) => {
    const books = [...new Set(numbers.map((number) => number % model.books.length))];
    const now = model.price(books);
    const cents = { now, 'when they were new': model.firstPrice(books), 'and a cent': now + 1 }[total];
    return place(key, { books, cents, phone }, model, real);
  });
}

function hasOrders({ orders }: Readonly<ShopModel>): boolean {
  return orders.size > 0;
}

export function orderAgain(choice: number, change: Partial<Cart>, verb: string): ShopCommand {
  const run = (model: ShopModel, real: RealShop) => {
    const [key, earlier] = [...model.orders][choice % model.orders.size] ?? [];
    if (key === undefined || !earlier) throw new Error('There is no order');
    return place(key, { ...earlier.cart, ...change }, model, real);
  };
  return command(`${verb} order ${choice}`, run, hasOrders);
}

/** What a caller tries with an order: a book by its place in it, and the present state unless it is said. */
export type Tried = Step &
  (
    | { kind: 'step'; from?: OrderStatus; to: OrderStatus; note: string; isUndo: boolean }
    | { kind: 'step back'; note: string; isUndo: boolean }
    | { kind: 'line'; book: number; to: LineCommand['to']; reason: LineCommand['reason'] }
    | { kind: 'ship'; books: number[] }
    | { kind: 'parcel'; number: number; to: ParcelCommand['to']; isMailed: boolean }
    | ({ kind: 'discount' } & Reduction)
    | { kind: 'discount back'; number: number }
    | CashCommand
  );
type LineCommand = OrderCommand & { kind: 'line' };
type ParcelCommand = OrderCommand & { kind: 'parcel' };

/** To which status a step back leads. */
const statusBelow: Record<OrderStatus, OrderStatus> = {
  placed: 'placed',
  packed: 'placed',
  waiting: 'packed',
  shipped: 'packed',
  delivered: 'shipped',
  cancelled: 'placed',
  returned: 'delivered',
};

function commandOf({ course }: ModelOrder, tried: Tried): OrderCommand {
  const { lines } = course;
  const lineAt = (place: number) => {
    const line = lines[place % lines.length];
    if (!line) throw new Error('An order has no lines');
    return line;
  };
  const { kind } = tried;
  if (kind === 'step back') {
    const { note, isUndo } = tried;
    const to = isUndo ? course.statusBefore() : statusBelow[course.status];
    return { kind: 'step', from: course.status, to, note, isUndo };
  }
  if (kind === 'step') {
    const { from = course.status, to, note, isUndo } = tried;
    return { kind, from, to, note, isUndo };
  }
  if (kind === 'discount' || kind === 'cash') {
    const { by: _, key: __, ...command } = tried;
    return command;
  }
  if (kind === 'discount back') return { kind, number: tried.number };
  if (kind === 'line') {
    const { id: bookId, state: from } = lineAt(tried.book);
    return { kind, bookId, from, to: tried.to, reason: tried.reason };
  }
  if (kind === 'ship') return { kind, bookIds: [...new Set(tried.books.map((place) => lineAt(place).id))] };
  const { number, to, isMailed } = tried;
  const from = course.parcels.find((one) => one.number === number)?.state ?? 'shipped';
  return { kind, number, from, to, isMailed };
}

/** The method, the path and the body of the call for a command. */
function callOf(command: OrderCommand): [method: string, path: string, body?: object] {
  const { kind, ...fields } = command;
  if (command.kind === 'step') return ['POST', 'status', { ...fields, ...parcel }];
  if (command.kind === 'line') return ['POST', 'lines', fields];
  if (command.kind === 'discount') return ['POST', 'discounts', { ...fields, reason: discountReason }];
  if (command.kind === 'discount back') return ['DELETE', `discounts/${command.number}`];
  if (command.kind === 'cash') {
    const { noted, cents, way } = command;
    return ['POST', 'cash', { kind: noted, cents, way }];
  }
  if (command.kind === 'ship') return ['POST', 'parcels', { ...fields, ...parcel }];
  const { from, to, isMailed } = command;
  return ['PUT', `parcels/${command.number}`, { from, to, isMailed, reason: 'Why' }];
}

/** Tries something with an order. */
export function change(choice: number, tried: Tried): ShopCommand {
  const run = async (model: ShopModel, real: RealShop) => {
    const { admin, shopper } = real;
    const ordered = [...model.orders.values()][choice % model.orders.size];
    if (!ordered) throw new Error('There is no order');
    const given = commandOf(ordered, tried);
    const by = given.kind === 'step' ? tried.by : 'admin';
    const [method, path, body] = callOf(given);
    const answer = await call(method, `/api/orders/${ordered.order._id}/${path}`, {
      token: by === 'admin' ? admin : shopper.token,
      headers: { 'Idempotency-Key': `${real.word}-change-${tried.key}` },
      ...(body && { body }),
    });
    compareOrder(answer, model.change(ordered, given, { by, key: tried.key }));
  };
  return command(`change order ${choice}: ${JSON.stringify(tried)}`, run, hasOrders);
}

export const readOrders = command(
  'read the orders',
  async (model, { shopper }) => {
    const path = `/api/orders/email/${encodeURIComponent(shopper.email)}`;
    const answer = await ask(path, shopper.token);
    const placed = model.placed().map(comparable);
    compare({ ...answer, body: answer.body.map(comparable) }, { status: 200, body: placed });
  },
  () => true,
);

export const readStatistics = command(
  'read the statistics',
  async (model, real) => expect(await statisticsSince(real)).toEqual(model.counters()),
  () => true,
);
