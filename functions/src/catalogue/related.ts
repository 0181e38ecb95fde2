import type { RelatedBooks } from '../shared/catalogue.ts';
import type { Books } from './books.ts';

/** How many books of each kind are shown, and how many of the category's are those that sell best. */
const shown = 6;
const bestsellers = 3;

/** The numbers beside a place, the nearest first. */
function* outwards(order: Uint32Array, from: number): Generator<number> {
  for (let step = 1; step < order.length; step += 1) {
    for (const place of [from + step, from - step]) {
      const number = order[place];
      if (number !== undefined) yield number;
    }
  }
}

/** Where a book leads on: to what sells best, and to its neighbours, so that every book leads somewhere else. */
export function relatedBooks(books: Books, id: string): RelatedBooks | undefined {
  const own = books.numberOf(id);
  if (own === undefined) return undefined;
  const authorsOf = (number: number) => {
    const { part, place } = books.locate(number);
    const { offsets, numbers } = part.segment.authors;
    return numbers.subarray(offsets[place], offsets[place + 1]);
  };
  const shared = (number: number) => {
    const { part } = books.locate(number);
    return Array.from(authorsOf(number), (author) => part.authorNumbers[author] ?? 0);
  };
  const categoryOf = (number: number) => {
    const { part, place } = books.locate(number);
    return part.segment.columns.category[place];
  };
  const isSold = (number: number) => {
    const { part, place } = books.locate(number);
    return (part.segment.columns.sold[place] ?? 0) > 0;
  };
  const [ownAuthors, category] = [shared(own), categoryOf(own)];
  const [first] = ownAuthors;
  const newest = books.order('newest');
  const chosen = new Set<number>();
  const choose = (numbers: Iterable<number>, most: number, isWanted: (number: number) => boolean) => {
    for (const number of numbers) {
      if (chosen.size >= most) return;
      if (number !== own && isWanted(number)) chosen.add(number);
    }
  };
  const isAlike = (number: number) => categoryOf(number) === category;
  const isByOther = (number: number) =>
    isAlike(number) && !shared(number).some((author) => ownAuthors.includes(author));
  const near = () => outwards(newest, newest.indexOf(own));
  choose(books.order('bestselling'), bestsellers, (number) => isSold(number) && isByOther(number));
  choose(near(), shown, isByOther);
  choose(near(), shown, isAlike);
  const sameCategory = [...chosen];
  chosen.clear();
  if (first !== undefined)
    choose(books.order('bestselling'), shown, (number) => shared(number).includes(first));
  const decode = (numbers: Iterable<number>) => Array.from(numbers, (number) => books.entry(number).book);
  return { sameCategory: decode(sameCategory), sameAuthor: decode(chosen) };
}
