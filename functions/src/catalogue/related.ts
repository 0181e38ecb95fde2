import type { Book } from '../shared/book/book.ts';
import { isNewCopy } from '../shared/book/book-condition.ts';
import type { RelatedBooks } from '../shared/catalogue/catalogue.ts';
import type { Books } from './books.ts';

/** Books shown of each kind, and how many bestsellers among the category's. */
const perKind = 6;
const bestsellers = 3;

function* outwards(order: Uint32Array, from: number): Generator<number> {
  for (let step = 1; step < order.length; step += 1) {
    for (const place of [from + step, from - step]) {
      const number = order[place];
      if (number !== undefined) yield number;
    }
  }
}

/** Bestsellers and neighbours of the book, so that every book links to others. */
export function relatedBooks(books: Books, id: string): RelatedBooks | undefined {
  const own = books.numberOf(id);
  if (own === undefined) return undefined;
  const { category, isSold, authorsOf, hasAuthorOf } = readers(books);
  const [ownCategory, ownAuthors] = [category(own), authorsOf(own)];
  const chosen = new Set<number>();
  const choose = (numbers: Iterable<number>, most: number, isWanted: (number: number) => boolean) => {
    for (const number of numbers) {
      if (chosen.size >= most) return;
      if (number !== own && isWanted(number)) chosen.add(number);
    }
  };
  const isAlike = (number: number) => category(number) === ownCategory;
  const isByOther = (number: number) => isAlike(number) && !hasAuthorOf(number, ownAuthors);
  const newest = books.order('newest');
  const near = () => outwards(newest, newest.indexOf(own));
  choose(books.order('bestselling'), bestsellers, (number) => isSold(number) && isByOther(number));
  choose(near(), perKind, isByOther);
  choose(near(), perKind, isAlike);
  const sameCategory = [...chosen];
  chosen.clear();
  const first = ownAuthors.slice(0, 1);
  if (first.length > 0) {
    const { isbn } = books.entry(own).book;
    // A sold used copy is never reordered.
    const isGone = ({ stockLeft, ...book }: Book) => stockLeft === 0 && !isNewCopy(book);
    const isByAuthor = (number: number) => hasAuthorOf(number, first) && !isGone(books.entry(number).book);
    // Other offers of the same book, such as a used copy, come first.
    if (isbn) {
      choose(
        books.order('bestselling'),
        perKind,
        (number) => isByAuthor(number) && books.entry(number).book.isbn === isbn,
      );
    }
    choose(books.order('bestselling'), perKind, isByAuthor);
  }
  const decode = (numbers: Iterable<number>) => Array.from(numbers, (number) => books.entry(number).book);
  return { sameCategory: decode(sameCategory), sameAuthor: decode(chosen) };
}

function readers({ parts: [older, newer] }: Books) {
  const partOf = (number: number) => (number < newer.offset ? older : newer);
  const authorsOf = (number: number) => {
    const { segment, offset, authorNumbers } = partOf(number);
    const { offsets, numbers } = segment.authors;
    const own = numbers.subarray(offsets[number - offset], offsets[number - offset + 1]);
    return Array.from(own, (author) => authorNumbers[author] ?? 0);
  };
  return {
    authorsOf,
    category(number: number) {
      const { categories, offset } = partOf(number);
      return categories[number - offset];
    },
    isSold(number: number) {
      const { segment, offset } = partOf(number);
      return (segment.columns.facts.sold[number - offset] ?? 0) > 0;
    },
    /** Called for every book, so it allocates no list. */
    hasAuthorOf(number: number, wanted: readonly number[]) {
      const { segment, offset, authorNumbers } = partOf(number);
      const { offsets, numbers } = segment.authors;
      const end = offsets[number - offset + 1] ?? 0;
      for (let at = offsets[number - offset] ?? 0; at < end; at += 1) {
        if (wanted.includes(authorNumbers[numbers[at] ?? 0] ?? 0)) return true;
      }
      return false;
    },
  };
}
