import { closeWords } from '../search/close-words.ts';
import { orderByScore, pageOf } from '../search/ordered-results.ts';
import { createQueryWord } from '../search/query-word.ts';
import { search } from '../search/search.ts';
import { countPostings } from '../search/search-part.ts';
import { isStopWord } from '../search/stop-words.ts';
import type { Book } from '../shared/book/book.ts';
import type { CataloguePage } from '../shared/catalogue/catalogue.ts';
import type { Money } from '../shared/values/money.ts';
import type { Books } from './books.ts';
import { filterBooks } from './filter.ts';

const most = 6;

/** The rarest of the words that any book has, including in descriptions. */
function rarestWord({ parts }: Books, words: readonly string[]): string | undefined {
  const counted = words
    .filter((word) => !isStopWord(word))
    .map((word) => {
      const { counts, candidates } = createQueryWord(parts, word, 0);
      const inTexts = parts.map(({ texts: index, ...part }, number) => {
        const [from, to] = candidates[number]?.inTexts ?? [0, 0];
        return index ? countPostings({ ...part, index }, from, to) : 0;
      });
      return { word, count: inTexts.reduce((sum, count) => sum + count, counts.prefix) };
    });
  return counted.filter(({ count }) => count > 0).sort((one, other) => one.count - other.count)[0]?.word;
}

function booksWith(books: Books, word: string | undefined, money: Money): Book[] {
  if (word === undefined) return [];
  const { hits, scores } = search(books.parts, [word], { literal: true });
  const { passed } = filterBooks(books, { available: true }, money, hits);
  const best = orderByScore(books.order('newest'), passed, scores, most).slice(0, most);
  return Array.from(best, (number) => books.entry(number).book);
}

type Instead = Pick<CataloguePage, 'closeWords' | 'mentions' | 'nearest' | 'instead'>;

/**
 * Suggestions for an empty result: books with one of its words, and bestsellers of their genre, or of the genre of
 * books with a similar word; the newest books where no genre results. All can be bought now.
 * @param categories those that shoppers see
 */
export function insteadOfNothing(
  books: Books,
  words: readonly string[],
  categories: readonly string[],
  money: Money,
): Instead {
  const close = closeWords(books.parts, words);
  const word = rarestWord(books, words);
  const mentioning = booksWith(books, word, money);
  const near = mentioning.length > 0 ? mentioning : booksWith(books, close[0], money);
  const nearest = near.find(({ category }) => categories.includes(category))?.category;
  const { passed } = filterBooks(books, { available: true, category: nearest }, money);
  const order = books.order(nearest === undefined ? 'newest' : 'bestselling');
  const listed = new Set(mentioning.map(({ _id }) => _id));
  return {
    closeWords: close,
    ...(word !== undefined && mentioning.length > 0 ? { mentions: { word, books: mentioning } } : {}),
    ...(nearest === undefined ? {} : { nearest }),
    instead: pageOf(order, passed, 0, most + listed.size)
      .map((number) => books.entry(number).book)
      .filter(({ _id }) => !listed.has(_id))
      .slice(0, most),
  };
}
