import { keysOf } from '../values/table-keys.ts';
import { isLanguage, type Language, languageNames } from './languages.ts';

export const languageCodes: readonly Language[] = keysOf(languageNames);

/** The language of this code; undefined where the shop does not speak it. */
export function knownLanguage(code: string | undefined): Language | undefined {
  return isLanguage(code) ? code : undefined;
}

/** All languages of a shop, its first one before the others. */
export function languagesOf(first: Language, further: readonly Language[] = []): Language[] {
  return [first, ...further.filter((language) => language !== first)];
}
