import { queryWordLimit } from '../search/search.ts';
import { isStopWord } from '../search/stop-words.ts';
import { printedIsbn } from '../shared/book/isbn.ts';
import { wordsOf } from '../shared/values/words.ts';
import { spelledAlike } from './name-spellings.ts';

/** Articles and particles elided in French, Italian and Catalan: 'L’Étranger', 'dell’arte'. */
const elided =
  /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|un|gl|(?:d|n|s|qu)?(?:all|ell|ull)|degl|negl|sant)['’ʼ](?=\p{L})/giu;

/** In these scripts a single character can be a word, with no spaces between. */
const han = /\p{Script=Han}|[^\p{Script=Han}]+/gu;

function withoutElisions(text: string): string {
  return /['’ʼ]/.test(text) ? text.replace(elided, '') : text;
}

function apart(word: string): string[] {
  return /\p{Script=Han}/u.test(word) ? (word.match(han) ?? []) : [word];
}

/** Index words of a text. Initials are joined, so that 'jrr tolkien' finds J. R. R. Tolkien. */
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

/** 'l', 'etranger' → 'etranger': an elision typed with a space. */
function withoutElidedWords(words: readonly string[]): string[] {
  return words.filter((word, place) => {
    const next = words[place + 1] ?? '';
    return !/^(?:[cdjlmnst]|qu)$/.test(word) || !/^[aeiouhy]\p{L}{2}/u.test(next) || isStopWord(next);
  });
}

/** Distinct words of a search. An ISBN is one word, however it is written. */
export function queryWords(text: string): string[] {
  const isbn = printedIsbn(text);
  return [...new Set(isbn ? [isbn] : withoutElidedWords(searchWords(text)).map(spelledAlike))].slice(
    0,
    queryWordLimit,
  );
}
