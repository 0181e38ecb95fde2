import { shopLanguage } from '../shop-language.ts';
import { saidIn, sayIn } from './say-in.ts';

/** `say` must not return before all of it is said. */
export function sayInShop<Result>(say: Parameters<typeof sayIn<Result>>[1]) {
  return sayIn(shopLanguage, say);
}

/** For what was said in English when the functions were loaded, such as a label. */
export function saidInShop(english: string): string {
  return saidIn(shopLanguage, english);
}
