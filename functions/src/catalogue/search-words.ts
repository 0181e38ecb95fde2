import { queryWordLimit } from '../search/search.ts';
import { isStopWord } from '../search/stop-words.ts';
import { printedIsbn } from '../shared/book/isbn.ts';
import { wordsOf } from '../shared/values/words.ts';
import { spelledAlike } from './name-spellings.ts';

/** Articles and little words that French, Italian and Catalan write together with the next one: 'L’Étranger', 'dell’arte'. */
const elided =
  /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|un|gl|(?:d|n|s|qu)?(?:all|ell|ull)|degl|negl|sant)['’ʼ](?=\p{L})/giu;

/** Each character of these scripts can be a word of its own, and no spaces stand between them. */
const han = /\p{Script=Han}|[^\p{Script=Han}]+/gu;

function withoutElisions(text: string): string {
  return /['’ʼ]/.test(text) ? text.replace(elided, '') : text;
}

function apart(word: string): string[] {
  return /\p{Script=Han}/u.test(word) ? (word.match(han) ?? []) : [word];
}

/** The words of a text that books are found by. Initials stand together, so that 'jrr tolkien' finds J. R. R. Tolkien. */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  let isInitial = false;
  for (const word of wordsOf(withoutElisions(text)).flatMap(apart)) {
    const wasInitial = isInitial;
    isInitial =
      word.length <= 2 && /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}$/u.test(word);
    const before = words.at(-1);
    if (isInitial && wasInitial && before !== undefined) words[words.length - 1] = before + word;
    else words.push(word);
  }
  return words;
}

/** 'l', 'etranger' → 'etranger': what is written together with an apostrophe, typed with a space. */
function withoutElidedWords(words: readonly string[]): string[] {
  return words.filter((word, place) => {
    const next = words[place + 1] ?? '';
    return !/^(?:[cdjlmnst]|qu)$/.test(word) || !/^[aeiouhy]\p{L}{2}/u.test(next) || isStopWord(next);
  });
}

/** The words that a shopper looks for, each once. An ISBN is one word, however it is written. */
export function queryWords(text: string): string[] {
  const isbn = printedIsbn(text);
  return [...new Set(isbn ? [isbn] : withoutElidedWords(searchWords(text)).map(spelledAlike))].slice(
    0,
    queryWordLimit,
  );
}
