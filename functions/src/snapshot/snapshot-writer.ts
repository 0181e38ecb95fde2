import type { Book, StoredBook } from '../shared/book/book.ts';
import { type EachFact, eachFact, factsFrom } from './book-facts.ts';
import { entryOf } from './catalogue-entry.ts';
import { wholeBooks } from './change-log.ts';
import type { PartSize } from './snapshot-head-store.ts';
import { compress } from './snapshot-part.ts';
import { type PartKind, writePart } from './snapshot-store.ts';

/** A document may take 1 MiB. */
const mostCompressed = 900 * 1024;

/** Characters compressed at once: books' texts shrink to a third or less. */
const mostText = 2 * 1024 * 1024;

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

/**
 * Writes parts of one kind from a stream of lines, holding one part in a reused buffer. The newest books, which every
 * instance loads whole, get a part of their own.
 */
class PartWriter {
  readonly #snapshot: string;
  readonly #kind: PartKind;
  readonly #parts: PartSize[] = [];
  #text = Buffer.allocUnsafeSlow(mostText);
  /** End offsets of the lines. */
  #ends: number[] = [0];

  constructor(snapshot: string, kind: PartKind) {
    this.#snapshot = snapshot;
    this.#kind = kind;
  }

  async add(line: string): Promise<void> {
    const bytes = Buffer.byteLength(line);
    if (this.#end + bytes > this.#text.length) await this.#flush();
    if (bytes > this.#text.length) this.#text = Buffer.allocUnsafeSlow(bytes);
    this.#text.write(line, this.#end);
    this.#ends.push(this.#end + bytes);
    const isFirst = this.#kind === 'books' && this.#parts.length === 0;
    if (isFirst && this.#ends.length > wholeBooks) await this.#flush();
  }

  async end(): Promise<PartSize[]> {
    await this.#flush();
    return this.#parts;
  }

  get #end(): number {
    return this.#ends.at(-1) ?? 0;
  }

  async #flush(): Promise<void> {
    if (this.#end > 0) await this.#write(this.#ends);
    this.#ends = [0];
  }

  /** Splits a part that is too large. */
  async #write(ends: readonly number[]): Promise<void> {
    const books = ends.length - 1;
    const text = this.#text.subarray(ends[0], ends.at(-1));
    const data = await compress(text);
    if (data.length > mostCompressed && books > 1) {
      const half = Math.ceil(books / 2);
      await this.#write(ends.slice(0, half + 1));
      await this.#write(ends.slice(half));
      return;
    }
    await writePart(this.#snapshot, this.#kind, this.#parts.length, data);
    this.#parts.push({ books, bytes: text.length });
  }
}

export type CountedFacts = EachFact<ReadonlyMap<string, number>>;

/** Books come newest first. @param itemOf the feed's item of a book, where a feed is made */
export async function writeSnapshot(
  snapshot: string,
  books: AsyncIterable<StoredBook>,
  counted: CountedFacts,
  itemOf?: (book: Book) => string,
): Promise<Record<PartKind, PartSize[]>> {
  const cards = new PartWriter(snapshot, 'cards');
  const whole = new PartWriter(snapshot, 'books');
  const feed = new PartWriter(snapshot, 'feed');
  for await (const stored of books) {
    const { book, version } = stored;
    const facts = factsFrom(eachFact((name) => counted[name].get(book._id)));
    await cards.add(lineOf(entryOf(book, facts, version)));
    await whole.add(lineOf(stored));
    if (itemOf) await feed.add(itemOf(book));
  }
  return { cards: await cards.end(), books: await whole.end(), feed: await feed.end() };
}
