import type { Posting, PostingKind } from '../../../functions/src/shared/stock/posting.ts';
import type { Expected, ModelBook, ModelStock } from './types.ts';

// Deliveries, the differences of stocktakes and their undo as they are meant to be, without a line of the shop's own code.

/** What only the shop can know of what it has begun. */
export interface Known {
  id: string;
  createdAt: string;
}

/** A book and how many of its copies came, were counted or differ. */
export interface CopiesOf {
  bookId: string;
  copies: number;
}

/** What a posting has done to a stock: whether it began the counting, and the book's changes of stock until then. */
interface Moved {
  change: number;
  hasStarted: boolean;
  changes: number;
}

export interface ModelPosting {
  answer: Posting;
  lines: readonly CopiesOf[];
  moved: Map<string, Moved>;
}

export class PostingsModel {
  readonly all: ModelPosting[] = [];
  readonly books: readonly ModelBook[];

  constructor(books: readonly ModelBook[]) {
    this.books = books;
  }

  book(id: string): ModelBook {
    const book = this.books.find((one) => one.id === id);
    if (!book) throw new Error('There was never such a book');
    return book;
  }

  receive(supplier: string, lines: readonly CopiesOf[], known: Known): Expected {
    return { status: 200, body: this.post('delivery', { supplier, note: '' }, lines, known).answer };
  }

  post(
    kind: PostingKind,
    words: Pick<Posting, 'supplier' | 'note'>,
    lines: readonly CopiesOf[],
    known: Known,
  ): ModelPosting {
    const copies = lines.reduce((sum, line) => sum + Math.abs(line.copies), 0);
    const posting: ModelPosting = {
      answer: {
        ...{ ...known, kind, ...words, state: 'posted', by: 'Owner', books: lines.length, copies },
        ...{ done: lines.length, keptCount: 0, kept: [] },
      },
      lines,
      moved: new Map(),
    };
    this.all.push(posting);
    for (const line of lines) {
      const book = this.book(line.bookId);
      if (book.isDeleted) this.keep(posting, book, 'the book was deleted meanwhile');
      else this.add(posting, book, line.copies);
    }
    return posting;
  }

  private keep({ answer }: ModelPosting, { id: bookId, title, isDeleted }: ModelBook, reason: string): void {
    answer.kept.push({ bookId, title: isDeleted ? '' : title, reason });
    answer.keptCount += 1;
  }

  private add({ moved }: ModelPosting, book: ModelBook, copies: number): void {
    const { stock } = book;
    const onHand = Math.max(0, (stock?.onHand ?? 0) + copies);
    const change = onHand - (stock?.onHand ?? 0);
    if (stock && change === 0) return;
    this.set(book, { lowAt: 2, shelf: '', ...stock, onHand });
    moved.set(book.id, { change, hasStarted: !stock, changes: book.stockChanges });
  }

  private set(book: ModelBook, stock: ModelStock | undefined): void {
    book.stock = stock;
    book.stockChanges += 1;
  }

  at(choice: number): ModelPosting {
    const posting = this.all[choice % this.all.length];
    if (!posting) throw new Error('There is no posting');
    return posting;
  }

  undo(choice: number): Expected {
    const posting = this.at(choice);
    const { answer, lines, moved } = posting;
    if (answer.state === 'posted') {
      Object.assign(answer, { state: 'undone', kept: [], keptCount: 0 });
      for (const { bookId } of lines) this.takeBack(posting, this.book(bookId), moved.get(bookId));
    }
    return { status: 200, body: answer };
  }

  private takeBack(posting: ModelPosting, book: ModelBook, moved: Moved | undefined): void {
    const { stock } = book;
    if (!moved) return;
    const { change, hasStarted, changes } = moved;
    if (!stock) this.keep(posting, book, 'it is not counted any more');
    else if (hasStarted && changes === book.stockChanges) this.set(book, undefined);
    else if (stock.onHand < change) {
      const gone = change - stock.onHand;
      this.keep(posting, book, `${gone} of ${change} copies were sold or taken meanwhile`);
    } else if (change !== 0) this.set(book, { ...stock, onHand: stock.onHand - change });
  }
}
