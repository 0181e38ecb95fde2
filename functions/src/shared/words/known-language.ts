import { keysOf } from '../values/table-keys.ts';
import { isLanguage, type Language, languageNames } from './languages.ts';

export const languageCodes: readonly Language[] = keysOf(languageNames);

/** undefined where the shop does not have the language. */
export function knownLanguage(code: string | undefined): Language | undefined {
  return isLanguage(code) ? code : undefined;
}

/** With its first one before the others. */
export function languagesOf(first: Language, further: readonly Language[] = []): Language[] {
  return [first, ...further.filter((language) => language !== first)];
}
