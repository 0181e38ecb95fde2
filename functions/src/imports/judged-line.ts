import type { CsvRecord } from '../book-file/csv-records.ts';
import { type Layout, type ReadLine, readLine } from '../book-file/line-reader.ts';
import { sayInShop } from '../platform/words/say-in-shop.ts';
import type { BookMatcher, Match } from './book-matcher.ts';
import { withFixedPrice } from './check-fixed-price.ts';
import { type CheckedLine, checkLine, type ListedBook } from './check-line.ts';

/** A line of a file, and the book of the shop that it is about. */
export interface MatchedLine {
  read: ReadLine;
  match: Match;
}

/** Reads a line, in the order of the file, and finds its book; reasons are in the language of the dashboard. */
export function matchedLine(record: CsvRecord, layout: Layout, matcher: BookMatcher): MatchedLine {
  return sayInShop(() => {
    const read = readLine(record, layout);
    const isMatched = read.faults.length === 0 && !read.isContinued;
    return { read, match: isMatched ? matcher.match(read) : { kind: 'new' } };
  });
}

/** Says what becomes of a line, in the same language. */
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
