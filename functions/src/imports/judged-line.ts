import type { CsvRecord } from '../book-file/csv-records.ts';
import { type Layout, type ReadLine, readLine } from '../book-file/line-reader.ts';
import { sayInShop } from '../platform/words/say-in-shop.ts';
import type { BookMatcher, Match } from './book-matcher.ts';
import { withFixedPrice } from './check-fixed-price.ts';
import { type CheckedLine, checkLine, type ListedBook } from './check-line.ts';

export interface MatchedLine {
  read: ReadLine;
  match: Match;
}

/** Call in file order; reasons are in the dashboard's language. */
export function matchedLine(record: CsvRecord, layout: Layout, matcher: BookMatcher): MatchedLine {
  return sayInShop(() => {
    const read = readLine(record, layout);
    const isMatched = read.faults.length === 0 && !read.isContinued;
    return { read, match: isMatched ? matcher.match(read) : { kind: 'new' } };
  });
}

/** In the dashboard's language. */
export function judgedLine(
  { read, match }: MatchedLine,
  before: ListedBook | undefined,
  {
    rules,
    money,
    fixedPrices = 'none',
  }: Pick<Layout, 'rules' | 'money'> & { fixedPrices?: string | undefined },
): CheckedLine {
  return sayInShop(() =>
    withFixedPrice(checkLine(read, match, before, rules, money), before?.book, fixedPrices),
  );
}
