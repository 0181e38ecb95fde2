import { queryWordLimit } from '../search/search.ts';
import { toIsbn13 } from '../shared/book/isbn.ts';
import { wordsOf } from '../shared/values/words.ts';

/** The words of a text that books are found by. Initials stand together, so that 'jrr tolkien' finds J. R. R. Tolkien. */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  let isInitial = false;
  for (const word of wordsOf(text)) {
    const wasInitial = isInitial;
    isInitial = word.length <= 2 && /^\p{L}$/u.test(word);
    const before = words.at(-1);
    if (isInitial && wasInitial && before !== undefined) words[words.length - 1] = before + word;
    else words.push(word);
  }
  return words;
}

/** The words that a shopper looks for, each once. An ISBN is one word, however it is written. */
export function queryWords(text: string): string[] {
  const isbn = /^[\d\s-]{9,24}[\dx]?\s*$/iu.test(text) ? toIsbn13(text) : undefined;
  return [...new Set(isbn ? [isbn] : searchWords(text))].slice(0, queryWordLimit);
}
