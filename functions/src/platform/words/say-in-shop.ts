import { shopLanguage } from '../shop-language.ts';
import { saidIn, sayIn } from './say-in.ts';

/** Says something to the people of the shop, in the language of their dashboard. It must say all of it before it returns. */
export function sayInShop<Result>(say: Parameters<typeof sayIn<Result>>[1]) {
  return sayIn(shopLanguage, say);
}

/** What was said in English when the functions were loaded, such as a label, as the dashboard says it. */
export function saidInShop(english: string): string {
  return saidIn(shopLanguage, english);
}
