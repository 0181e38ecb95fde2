import type { Book, StoredBook } from '../shared/book/book.ts';
import { entryOf } from './catalogue-entry.ts';
import { wholeBooks } from './change-log.ts';
import type { PartSize } from './snapshot-head-store.ts';
import { compress } from './snapshot-part.ts';
import { type PartKind, writePart } from './snapshot-store.ts';

/** A document may take 1 MiB. */
const mostCompressed = 900 * 1024;

/** How much text is compressed at once: texts of books become a third of it, or less. */
const mostText = 2 * 1024 * 1024;

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

/**
 * Writes the parts of one kind as lines come, so that memory holds one part at a time. The newest books, which every
 * instance loads whole, have a part of their own.
 */
class PartWriter {
  readonly #snapshot: string;
  readonly #kind: PartKind;
  readonly #parts: PartSize[] = [];
  #lines: Buffer[] = [];
  #bytes = 0;

  constructor(snapshot: string, kind: PartKind) {
    this.#snapshot = snapshot;
    this.#kind = kind;
  }

  async add(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    this.#lines.push(bytes);
    this.#bytes += bytes.length;
    const isFirst = this.#kind === 'books' && this.#parts.length === 0;
    if (this.#bytes >= mostText || (isFirst && this.#lines.length === wholeBooks)) await this.#flush();
  }

  async end(): Promise<PartSize[]> {
    await this.#flush();
    return this.#parts;
  }

  async #flush(): Promise<void> {
    const lines = this.#lines;
    this.#lines = [];
    this.#bytes = 0;
    if (lines.length > 0) await this.#write(lines);
  }

  async #write(lines: readonly Buffer[]): Promise<void> {
    const text = Buffer.concat(lines);
    const data = await compress(text);
    if (data.length > mostCompressed && lines.length > 1) {
      const half = Math.ceil(lines.length / 2);
      await this.#write(lines.slice(0, half));
      await this.#write(lines.slice(half));
      return;
    }
    await writePart(this.#snapshot, this.#kind, this.#parts.length, data);
    this.#parts.push({ books: lines.length, bytes: text.length });
  }
}

/** Writes all parts of a snapshot; the books come newest first. `itemOf` says what the feed has of a book, where one is made. */
export async function writeSnapshot(
  snapshot: string,
  books: AsyncIterable<StoredBook>,
  sold: ReadonlyMap<string, number>,
  itemOf?: (book: Book) => string,
): Promise<Record<PartKind, PartSize[]>> {
  const cards = new PartWriter(snapshot, 'cards');
  const whole = new PartWriter(snapshot, 'books');
  const feed = new PartWriter(snapshot, 'feed');
  for await (const stored of books) {
    const { book, version } = stored;
    await cards.add(lineOf(entryOf(book, sold.get(book._id) ?? 0, version)));
    await whole.add(lineOf(stored));
    if (itemOf) await feed.add(itemOf(book));
  }
  return { cards: await cards.end(), books: await whole.end(), feed: await feed.end() };
}
