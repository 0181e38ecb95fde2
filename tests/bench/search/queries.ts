import { authorsOf } from '../../../functions/src/shared/author/author.ts';
import { wordsOf } from '../../../functions/src/shared/values/words.ts';
import type { Random } from './random.ts';
import type { SampleBook } from './sample-books.ts';

export interface Query {
  text: string;
  book: SampleBook;
}

/** What people remember of a title: not the series in brackets behind it. */
const knownTitle = (title: string) => wordsOf(title.replace(/\(.*$/u, '')).filter((word) => word.length > 1);

const isStopWord = (word: string) => ['the', 'a', 'an', 'of', 'and', 'in', 'to', 'for'].includes(word);

/** Two to four words: the beginning of the title, the author's surname, or both. */
function typeQuery({ title, author }: SampleBook, random: Random): string {
  const words = knownTitle(title);
  const telling = words.filter((word) => !isStopWord(word));
  const surname = wordsOf(authorsOf(author)[0]?.name ?? author).at(-1) ?? '';
  const kind = random.below(3);
  if (kind === 0 && telling.length > 1) return words.slice(0, Math.max(3, 2 + random.below(3))).join(' ');
  if (kind === 1 && telling.length > 0) return `${random.pick(telling)} ${surname}`;
  return [...words.slice(0, 1 + random.below(3)), surname].join(' ');
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** One typo in a word of at least four letters: one too many, one too few, a wrong one, or two in the wrong order. */
export function withTypo(text: string, random: Random): string | undefined {
  const words = text.split(' ');
  const long = [...words.keys()].filter((place) => /^[a-z]{4,}$/.test(words[place] ?? ''));
  if (long.length === 0) return undefined;
  const place = random.pick(long);
  const word = words[place] ?? '';
  const at = random.below(word.length);
  const letter = random.pick([...letters].filter((one) => one !== word[at]));
  const typos = [
    () => word.slice(0, at) + letter + word.slice(at),
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + letter + word.slice(at + 1),
    () => {
      const first = Math.min(at, word.length - 2);
      return `${word.slice(0, first)}${word[first + 1]}${word[first]}${word.slice(first + 2)}`;
    },
  ];
  const typo = random.pick(typos)();
  return typo === word ? undefined : words.with(place, typo).join(' ');
}

/** Books are looked for as often as they were sold; each query can have a typo. */
export function typeQueries(books: readonly SampleBook[], count: number, random: Random): Query[] {
  const sums: number[] = [];
  let sum = 0;
  for (const { sold } of books) {
    sum += sold;
    sums.push(sum);
  }
  const queries: Query[] = [];
  while (queries.length < count) {
    const chosen = random.next() * sum;
    const book = books[sums.findIndex((end) => end > chosen)];
    const text = book && typeQuery(book, random).trim();
    if (book && text?.includes(' ') && withTypo(text, random)) queries.push({ text, book });
  }
  return queries;
}
