import type { Book } from '../../../functions/src/shared/book.ts';
import type { Order } from '../../../functions/src/shared/order.ts';
import {
  amount,
  contact,
  type Expected,
  type Fields,
  type Figures,
  type ModelBook,
  type State,
  toBook,
  type Wish,
} from './model-types.ts';

// The shop as it is meant to be, in memory and without a line of the shop's own code: prices are whole cents here,
// books are known by their turn (the first that was added is 0), and gone books stay in the list.

function error(status: number, code: string, message: string, details?: unknown): Expected {
  return { status, body: { error: { code, message, ...(details === undefined ? {} : { details }) } } };
}

const noBook = error(404, 'not-found', 'The book was not found');

function newestFirst<T extends { _id: string; createdAt: string }>(rows: readonly T[]): T[] {
  const key = ({ createdAt, _id }: T) => `${createdAt} ${_id}`;
  return rows.toSorted((one, other) => (key(one) < key(other) ? 1 : -1));
}

function byId<T extends { _id: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((one, other) => (one._id < other._id ? -1 : 1));
}

export class ShopModel {
  readonly books: ModelBook[] = [];
  /** By the number of their key. */
  readonly orders = new Map<number, { wish: Wish; order: Order }>();

  /** The book that `turn` means, which goes round when there are fewer. */
  book(turn: number): ModelBook {
    const book = this.books[turn % this.books.length];
    if (!book) throw new Error('There was never a book');
    return book;
  }

  /** Books of the list, newest first. */
  shown(): Book[] {
    const order = (one: Book, other: Book) =>
      one.createdAt === other.createdAt
        ? one._id < other._id
          ? 1
          : -1
        : one.createdAt < other.createdAt
          ? 1
          : -1;
    return this.books
      .filter(({ isGone }) => !isGone)
      .map(toBook)
      .sort(order);
  }

  /** The shown books with a word in title or author that begins with each of `beginnings`, in small ASCII letters. */
  found(beginnings: readonly string[]): Book[] {
    const words = (book: Book) => `${book.title} ${book.author ?? ''}`.toLowerCase().split(' ');
    return this.shown().filter((book) =>
      beginnings.every((beginning) => words(book).some((word) => word.startsWith(beginning))),
    );
  }

  /** Adds a book; the shop alone knows its id, its day and its version. */
  add(fields: Fields, author: string, known: { id: string; createdAt: string; version: string }): Expected {
    const book = { ...fields, ...known, author, firstCents: fields.newCents, isGone: false };
    this.books.push(book);
    return { status: 201, body: { message: 'Book added', book: toBook(book) } };
  }

  /** Edits a book when `version`, if there is one, is its own; an empty cover keeps the old one. */
  edit(turn: number, fields: Fields, version: string | undefined): Expected {
    const book = this.book(turn);
    if (book.isGone) return noBook;
    if (version !== undefined && version !== book.version) {
      return error(412, 'stale', 'The book was changed by somebody else; load it again');
    }
    Object.assign(book, fields, { coverImage: fields.coverImage || book.coverImage });
    return { status: 200, body: { message: 'Book updated', book: toBook(book) } };
  }

  remove(turn: number): Expected {
    const book = this.book(turn);
    if (book.isGone) return noBook;
    book.isGone = true;
    return { status: 200, body: { message: 'Book deleted', book: toBook(book) } };
  }

  read(turn: number): Expected {
    const book = this.book(turn);
    return book.isGone ? noBook : { status: 200, body: toBook(book) };
  }

  /** What these books cost now, those that are gone left out. */
  price(turns: readonly number[]): number {
    return turns
      .map((turn) => this.book(turn))
      .reduce((sum, book) => sum + (book.isGone ? 0 : book.newCents), 0);
  }

  /** What these books cost when they were new. */
  firstPrice(turns: readonly number[]): number {
    return turns.reduce((sum, turn) => sum + this.book(turn).firstCents, 0);
  }

  /** Places an order under a key; `told` is what the shop alone knows of it. */
  order(key: number, wish: Wish, email: string, told: { id: string; createdAt: string }): Expected {
    const earlier = this.orders.get(key);
    if (earlier) {
      const isSame = JSON.stringify(earlier.wish) === JSON.stringify(wish);
      if (isSame) return { status: 200, body: earlier.order };
      return error(422, 'idempotency-key-reused', 'This Idempotency-Key was already used for another order');
    }
    const books = wish.books.map((turn) => this.book(turn));
    const missing = books.filter(({ isGone }) => isGone).map(({ id }) => id);
    const there = books.filter(({ isGone }) => !isGone);
    const cents = this.price(wish.books);
    if (missing.length > 0 || cents !== wish.cents) {
      const current = there.map((book) => ({
        bookId: book.id,
        title: book.title,
        newPrice: Number(amount(book.newCents)),
      }));
      const details = { missing, books: current, totalPrice: amount(cents) };
      return missing.length > 0
        ? error(409, 'books-missing', 'Some books are no longer available', details)
        : error(409, 'total-changed', 'The total is not what the books cost now', details);
    }
    const order: Order = {
      _id: told.id,
      ...contact,
      email,
      phone: wish.phone,
      productIds: books.map(({ id }) => id),
      totalPrice: amount(cents),
      lines: books.map(({ id, title, author, newCents, coverImage }) => ({
        bookId: id,
        title,
        ...(author === '' ? {} : { author }),
        unitCents: newCents,
        coverImage,
      })),
      createdAt: told.createdAt,
    };
    this.orders.set(key, { wish, order });
    return { status: 201, body: order };
  }

  /** The orders, newest first. */
  placed(): Order[] {
    return newestFirst([...this.orders.values()].map(({ order }) => order));
  }

  figures(): Figures {
    const shown = this.shown();
    return {
      books: shown.length,
      trendingBooks: shown.filter(({ trending }) => trending).length,
      orders: this.orders.size,
      salesCents: [...this.orders.values()].reduce((sum, { wish }) => sum + wish.cents, 0),
    };
  }

  /** What the shop's database should keep of it all. */
  state({ uid }: { uid: string }): State {
    const versions = new Map(this.books.map(({ id, version }) => [id, version]));
    // Only files of the books folder can be in use; the model's https addresses lead elsewhere.
    const isFile = (cover: string) => cover !== '' && !cover.startsWith('https:');
    const covers = (order: Order) => [
      ...new Set(order.lines.map(({ coverImage }) => coverImage).filter(isFile)),
    ];
    return {
      books: byId(this.shown()).map((book) => {
        const updatedAt = new Date(Number(JSON.parse(versions.get(book._id) ?? ''))).toISOString();
        return { ...book, updatedAt };
      }),
      orders: byId(this.placed()).map((order) => ({
        ...order,
        uid,
        totalCents: Number(order.totalPrice.replace('.', '')),
        coverImages: covers(order),
      })),
      figures: this.figures(),
    };
  }
}
