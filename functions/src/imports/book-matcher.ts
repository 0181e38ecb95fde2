import type { ReadLine } from '../book-file/line-reader.ts';
import { sha256 } from '../platform/sha256.ts';
import { authorsOf } from '../shared/author/author.ts';
import { isNewCopy } from '../shared/book/book-condition.ts';
import { seriesApart } from '../shared/book/series.ts';
import { slugOf } from '../shared/values/words.ts';
import { t } from '../shared/words/words.ts';

interface KnownBook {
  id: string;
  title: string;
  author?: string | undefined;
  isbn?: string | undefined;
  format?: string | undefined;
  condition?: string | undefined;
  series?: string | undefined;
  seriesNumber?: string | undefined;
}

export type Match =
  | { kind: 'known'; id: string }
  | { kind: 'new' }
  | { kind: 'duplicate'; line: number }
  | { kind: 'faulty'; reason: string };

/**
 * Title and series without case, accents and punctuation, and the authors in any form and order. Hashed, so short at
 * any length.
 */
function titleKey(book: Partial<Omit<KnownBook, 'id'>>): string {
  const { title, author = '', series = '', seriesNumber = '' } = seriesApart({ title: '', ...book });
  const folded = [title, series, seriesNumber].map((text) => slugOf(text) || text.trim().toLowerCase());
  const authors = authorsOf(author).map(({ slug }) => slug);
  return sha256(JSON.stringify([...folded, ...authors.sort()])).slice(0, 24);
}

/**
 * Matches a file's lines with the shop's books: by id, by ISBN, or else by title and author, unless both name different
 * formats. No book matches two lines. Importing the same file again matches the same books.
 */
export class BookMatcher {
  readonly #byId = new Map<string, { hasIsbn: boolean; isUsed: boolean; format: string | undefined }>();
  /** Used copies are other offers of the same ISBN. */
  readonly #byIsbn = { new: new Map<string, string>(), used: new Map<string, string>() };
  readonly #byTitle = new Map<string, string[]>();
  /** The line matched with each existing or new book. */
  readonly #lines = new Map<string, number>();

  add(book: KnownBook): void {
    const { id, isbn, format } = book;
    const isUsed = !isNewCopy(book);
    this.#byId.set(id, { hasIsbn: isbn !== undefined, isUsed, format });
    const byIsbn = this.#byIsbn[isUsed ? 'used' : 'new'];
    if (isbn !== undefined && !byIsbn.has(isbn)) byIsbn.set(isbn, id);
    const key = titleKey(book);
    const others = this.#byTitle.get(key);
    if (others) others.push(id);
    else this.#byTitle.set(key, [id]);
  }

  /** Call once for each line, in file order. */
  match(line: ReadLine): Match {
    const match = this.#find(line);
    if (match.kind === 'faulty') return match;
    const keys = match.kind === 'known' ? [`book ${match.id}`] : this.#newKeys(line);
    const earlier = keys.map((key) => this.#lines.get(key)).find((taken) => taken !== undefined);
    if (earlier !== undefined) return { kind: 'duplicate', line: earlier };
    for (const key of keys) this.#lines.set(key, line.line);
    return match;
  }

  #newKeys({ id, given }: ReadLine): string[] {
    const { isbn, format = '' } = given;
    const isbnKeys = isbn === undefined ? [] : [`isbn ${isbn} ${isNewCopy(given)}`];
    // The shop's own export names each book by id, even two of the same title.
    if (id !== undefined) return [...isbnKeys, `book ${id}`];
    return isbn === undefined ? [`title ${titleKey(given)} ${format}`] : isbnKeys;
  }

  #find({ id, given }: ReadLine): Match {
    const { isbn } = given;
    const book = id === undefined ? undefined : this.#byId.get(id);
    // A line without a condition means the new book, where there is one.
    const isUsed = given.condition === undefined ? book?.isUsed : !isNewCopy(given);
    const owner = isbn === undefined ? undefined : this.#ownerOf(isbn, isUsed);
    if (id !== undefined && book) {
      return owner === undefined || owner === id || isUsed
        ? { kind: 'known', id }
        : { kind: 'faulty', reason: t('Another book of the shop has this ISBN') };
    }
    if (owner !== undefined) return { kind: 'known', id: owner };
    // In the export, ids distinguish books of the same title.
    return id === undefined ? this.#findByTitle(given) : { kind: 'new' };
  }

  #ownerOf(isbn: string, isUsed: boolean | undefined): string | undefined {
    const { new: ofNew, used } = this.#byIsbn;
    if (isUsed === undefined) return ofNew.get(isbn) ?? used.get(isbn);
    return (isUsed ? used : ofNew).get(isbn);
  }

  #findByTitle(given: ReadLine['given']): Match {
    const { isbn, format } = given;
    const all = (this.#byTitle.get(titleKey(given)) ?? []).filter((id) => {
      const other = this.#byId.get(id)?.format;
      return !format || !other || format === other;
    });
    const without = all.filter((id) => this.#byId.get(id)?.hasIsbn === false);
    const fitting = isbn !== undefined || without.length > 0 ? without : all;
    const free = fitting.filter((id) => !this.#lines.has(`book ${id}`));
    const [only, another] = free;
    if (another !== undefined) {
      return {
        kind: 'faulty',
        reason: t('Several books of the shop have this title and author: give the ISBN'),
      };
    }
    if (only !== undefined) return { kind: 'known', id: only };
    const [taken] = fitting;
    return taken !== undefined && isbn === undefined ? { kind: 'known', id: taken } : { kind: 'new' };
  }
}
