import type { Book } from '../../../functions/src/shared/book/book.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import type { Counters } from '../../../functions/src/stats/counter-store.ts';
import { CashModel } from './cash-model.ts';
import { OrderModel } from './order-model.ts';
import { PostingsModel } from './postings-model.ts';
import { StocktakesModel } from './stocktakes-model.ts';
import {
  amount,
  byId,
  byName,
  type Cart,
  comparable,
  comparableStocktake,
  contact,
  type DayFigures,
  type Expected,
  error,
  type Fields,
  type ModelBook,
  type ModelOrder,
  type OrderCommand,
  type State,
  type Step,
  type StockAction,
} from './types.ts';

// The shop as it is meant to be, in memory and without a line of the shop's own code: prices are whole cents, books are
// known by their number (the first that was added is 0), and deleted books stay in the list.

const noBook = error(404, 'not-found', 'The book was not found');

function newestFirst<T extends { _id: string; createdAt: string }>(rows: readonly T[]): T[] {
  const key = ({ createdAt, _id }: T) => `${createdAt} ${_id}`;
  return rows.toSorted((one, other) => (key(one) < key(other) ? 1 : -1));
}

/** The number in a book's ETag. */
function versionIn({ version }: ModelBook): number {
  return Number(version.slice(1, -1));
}

/** What shoppers are told of a stock. */
function stockLeft({ stock }: ModelBook) {
  if (!stock || (stock.onHand > stock.lowAt && stock.onHand > 0)) return {};
  return { stockLeft: stock.onHand };
}

function toBook({ id, author, newCents, oldCents, ...book }: ModelBook): Book {
  const { title, description, category, trending, coverImage, createdAt } = book;
  return {
    ...{ _id: id, title, description, category, trending, coverImage, createdAt },
    ...(author === '' ? {} : { author }),
    ...stockLeft({ id, author, newCents, oldCents, ...book }),
    newPrice: Number(amount(newCents)),
    oldPrice: Number(amount(oldCents)),
  };
}

function moveCopies(book: ModelBook, copies: number): void {
  if (!book.stock) return;
  book.stock = { ...book.stock, onHand: book.stock.onHand + copies };
  book.stockChanges += 1;
}

export class ShopModel {
  readonly books: ModelBook[] = [];
  /** By the number of their key. */
  readonly orders = new Map<number, ModelOrder>();
  readonly postings = new PostingsModel(this.books);
  readonly stocktakes = new StocktakesModel(this.postings);
  private readonly cash = new CashModel();

  /** The book of a number, which starts again at 0 when there are fewer. */
  book(number: number): ModelBook {
    const book = this.books[number % this.books.length];
    if (!book) throw new Error('There was never a book');
    return book;
  }

  /** Books of the list, newest first. */
  listed(): Book[] {
    return newestFirst(this.books.filter(({ isDeleted }) => !isDeleted).map(toBook));
  }

  /** The listed books with a word in title or author that begins with each of `beginnings`, in small ASCII letters. */
  found(beginnings: readonly string[]): Book[] {
    const words = (book: Book) => `${book.title} ${book.author ?? ''}`.toLowerCase().split(' ');
    return this.listed().filter((book) =>
      beginnings.every((beginning) => words(book).some((word) => word.startsWith(beginning))),
    );
  }

  /** Adds a book; only the shop can know its id, its day and its version. */
  add(fields: Fields, author: string, known: { id: string; createdAt: string; version: string }): Expected {
    const book = {
      ...fields,
      ...known,
      author,
      firstCents: fields.newCents,
      isDeleted: false,
      stock: undefined,
      stockChanges: 0,
    };
    this.books.push(book);
    return { status: 201, body: { message: 'Book added', book: toBook(book), version: versionIn(book) } };
  }

  /** Edits a book when `version`, if there is one, is its own; an empty cover keeps the old one. */
  edit(number: number, fields: Fields, version: string | undefined): Expected {
    const book = this.book(number);
    if (book.isDeleted) return noBook;
    if (version !== undefined && version !== book.version) {
      return error(412, 'stale', 'The book has changed meanwhile; load it again');
    }
    Object.assign(book, fields, { coverImage: fields.coverImage || book.coverImage });
    return { status: 200, body: { message: 'Book updated', book: toBook(book) } };
  }

  remove(number: number): Expected {
    const book = this.book(number);
    if (book.isDeleted) return noBook;
    this.setDeleted(book, true);
    return { status: 200, body: { message: 'Book deleted', book: toBook(book) } };
  }

  restore(number: number): Expected {
    const book = this.book(number);
    if (book.isDeleted) this.setDeleted(book, false);
    return { status: 200, body: { message: 'Book restored', book: toBook(book) } };
  }

  /** The stock of a book says, too, whether the shop has it. */
  private setDeleted(book: ModelBook, isDeleted: boolean): void {
    book.isDeleted = isDeleted;
    if (book.stock) book.stockChanges += 1;
  }

  read(number: number): Expected {
    const book = this.book(number);
    return book.isDeleted ? noBook : { status: 200, body: toBook(book) };
  }

  /** What these books cost now, without those that are deleted. */
  price(numbers: readonly number[]): number {
    const books = numbers.map((number) => this.book(number)).filter(({ isDeleted }) => !isDeleted);
    return books.reduce((sum, { newCents }) => sum + newCents, 0);
  }

  /** What these books cost when they were new. */
  firstPrice(numbers: readonly number[]): number {
    return numbers.reduce((sum, number) => sum + this.book(number).firstCents, 0);
  }

  /** Places an order under a key; only the shop can know its id and its day. */
  order(
    key: number,
    cart: Cart,
    email: string,
    known: { _id: string; createdAt: string; number: string },
  ): Expected {
    const earlier = this.orders.get(key);
    if (earlier) {
      const isSame = JSON.stringify(earlier.cart) === JSON.stringify(cart);
      if (isSame) return { status: 200, body: earlier.order };
      const message = 'An order was already placed under this Idempotency-Key';
      return error(422, 'idempotency-key-reused', message, { orderId: earlier.order._id });
    }
    const books = cart.books.map((number) => this.book(number));
    const missing = books.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
    const there = books.filter(({ isDeleted }) => !isDeleted);
    const soldOut = there.filter(({ stock }) => stock?.onHand === 0);
    const cents = there
      .filter((book) => !soldOut.includes(book))
      .reduce((sum, { newCents }) => sum + newCents, 0);
    if (missing.length > 0 || soldOut.length > 0 || cents !== cart.cents) {
      const current = there.map((book) => {
        const { id, title, newCents } = book;
        const left = soldOut.includes(book) ? { stockLeft: 0 } : {};
        return { bookId: id, title, newPrice: Number(amount(newCents)), ...left };
      });
      const details = { missing, books: current, totalPrice: amount(cents) };
      return missing.length > 0
        ? error(409, 'books-missing', 'Some books are no longer available', details)
        : soldOut.length > 0
          ? error(
              409,
              'out-of-stock',
              `Out of stock: ${soldOut.map(({ title }) => title).join(', ')}`,
              details,
            )
          : error(409, 'total-changed', 'The total is not what the books cost now', details);
    }
    const order: Order = {
      ...known,
      ...contact,
      email,
      phone: cart.phone,
      productIds: books.map(({ id }) => id),
      totalPrice: amount(cents),
      lines: books.map(({ id, title, author, newCents, coverImage }) => {
        const byline = author === '' ? {} : { author };
        return { bookId: id, title, ...byline, unitCents: newCents, coverImage };
      }),
      status: 'placed',
      history: [{ status: 'placed', at: known.createdAt, by: 'shopper', note: '' }],
      carrier: '',
      trackingCode: '',
      ...{ lineChanges: [], parcels: [], messages: [] },
      cashCents: undefined,
    };
    const counted = books.filter(({ stock }) => stock);
    for (const book of counted) moveCopies(book, -1);
    const course = new OrderModel(books.map(({ id, newCents }) => ({ id, cents: newCents })));
    this.orders.set(key, { cart, order, stockTaken: counted.map(({ id }) => id), course });
    return { status: 201, body: order };
  }

  /** Changes an order. */
  change(ordered: ModelOrder, command: OrderCommand, { by, key }: Step): Expected {
    const { order, course, stockTaken } = ordered;
    const held = course.cash ?? 0;
    const refused = course.run(command, by, key, (before) => this.moveCopies(before, course, stockTaken));
    if (refused) return refused;
    this.cash.note(command, (course.cash ?? 0) - held);
    const [first] = order.history;
    if (first) Object.assign(order, course.fields(first));
    if (command.kind !== 'discount') return { status: 200, body: order };
    return { status: 200, body: { ...order, discountNumber: course.discountsByKey.get(key) } };
  }

  /** Moves the copies of an order; nothing when one of those that it wants again is not there. */
  private moveCopies(
    before: OrderModel,
    after: OrderModel,
    stockTaken: readonly string[],
  ): Expected | undefined {
    const idsOf = (course: OrderModel) => course.sold().map(({ id }) => id);
    const [had, has] = [idsOf(before), idsOf(after)];
    const isLost = (course: OrderModel, id: string) =>
      ['damaged', 'not-found'].includes(course.lines.find((line) => line.id === id)?.reason ?? '');
    const moves: [book: ModelBook, copies: number][] = [];
    for (const id of stockTaken) {
      const book = this.books.find((one) => one.id === id);
      if (!book?.stock) continue;
      if (had.includes(id) && !has.includes(id)) moves.push([book, isLost(after, id) ? 0 : 1]);
      const line = before.lines.find((one) => one.id === id);
      const isReturned = line?.state === 'returned' && line.place > 0;
      if (!had.includes(id) && has.includes(id)) {
        const copies = isReturned && isLost(before, id) ? 0 : -1;
        const words = 'There is no copy of this book in stock';
        if (book.stock.onHand + copies < 0) return error(409, 'out-of-stock', words, { bookId: id });
        moves.push([book, copies]);
      }
    }
    for (const [book, copies] of moves) moveCopies(book, copies);
    return undefined;
  }

  /** Changes the stock of a book; only the shop can know its version. */
  changeStock(number: number, action: StockAction): Expected {
    const book = this.book(number);
    if (book.isDeleted) return noBook;
    const { stock } = book;
    const before = JSON.stringify(stock);
    if ('counted' in action) book.stock = undefined;
    else if ('onHand' in action) {
      book.stock = { lowAt: 2, shelf: '', ...stock, ...action };
    } else if (!stock) {
      const message = 'The book is not counted yet: say how many copies there are';
      return error(400, 'invalid-argument', message, { field: 'onHand' });
    } else if (stock.onHand + action.change < 0) {
      const message =
        ['There is no copy in stock', 'There is only 1 copy'][stock.onHand] ??
        `There are only ${stock.onHand} copies`;
      return error(400, 'invalid-argument', message, { field: 'change' });
    } else stock.onHand += action.change;
    if (JSON.stringify(book.stock) !== before) book.stockChanges += 1;
    return { status: 200, body: { bookId: book.id, ...book.stock } };
  }

  /** The orders, newest first. */
  placed(): Order[] {
    return newestFirst([...this.orders.values()].map(({ order }) => order));
  }

  counters(): Counters {
    const listed = this.listed();
    const courses = [...this.orders.values()].map(({ course }) => course);
    return {
      books: listed.length,
      trendingBooks: listed.filter(({ trending }) => trending).length,
      orders: courses.filter(({ status }) => status !== 'cancelled').length,
      salesCents: courses.reduce((sum, course) => sum + course.keptCents(), 0),
      toPack: courses.filter(({ status }) => status === 'placed').length,
    };
  }

  private figures(): DayFigures {
    const courses = [...this.orders.values()].map(({ course }) => course);
    const { orders, salesCents } = this.counters();
    const copies: Record<string, number> = {};
    for (const { id } of courses.flatMap((course) => course.sold())) copies[id] = (copies[id] ?? 0) + 1;
    const out = courses.map((course) => course.outCents()).filter((cents) => cents > 0);
    const cents = out.reduce((sum, one) => sum + one, 0);
    return { orders, salesCents, copies, cash: this.cash.ofDay(), stillOut: { orders: out.length, cents } };
  }

  /** What the shop's database should keep. */
  state({ uid }: { uid: string }, stocked: ReadonlySet<string>): State {
    const updatedAt = new Map(
      this.books.map(({ id, version }) => [id, new Date(Number(JSON.parse(version))).toISOString()]),
    );
    // Only files of the books folder can be in use; the model's https addresses lead elsewhere.
    const isFile = (cover: string) => cover !== '' && !cover.startsWith('https:');
    return {
      books: byId(this.listed()).map((book) => ({ ...book, updatedAt: updatedAt.get(book._id) })),
      orders: byId([...this.orders.values()].map((one) => ({ _id: one.order._id, one }))).map(({ one }) => ({
        ...comparable(one.order),
        uid,
        stockTaken: one.stockTaken,
        outCents: one.course.outCents(),
        ...(one.course.discounts.length > 0 && { isDiscounted: true }),
        parcelsMade: one.course.parcelsMade,
        totalCents: Number(one.order.totalPrice.replace('.', '')),
        coverImages: [...new Set(one.order.lines.map(({ coverImage }) => coverImage).filter(isFile))],
      })),
      counters: this.counters(),
      stock: this.books
        .filter(({ id }) => stocked.has(id))
        .map(({ id, stock }) => ({ bookId: id, onHand: stock?.onHand, ledger: stock?.onHand ?? 0 }))
        .toSorted((one, other) => (one.bookId < other.bookId ? -1 : 1)),
      figures: this.figures(),
      ledgers: [...this.orders.values()].map(({ order, course }) => ({
        ...{ orderId: order._id, cents: course.cash ?? 0 },
        delivered: course
          .deliveredIds()
          .sort()
          .map((id) => [id, 1]),
      })),
      mails: [...this.orders.values()].map(({ order, course }) => ({
        orderId: order._id,
        mails: [...course.mails.mails].sort(byName),
      })),
      postings: this.postings.all.map(({ answer }) => answer),
      stocktakes: this.stocktakes.all.map((one) =>
        one.isGone ? undefined : comparableStocktake(this.stocktakes.shown(one)),
      ),
    };
  }
}
