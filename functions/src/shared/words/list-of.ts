import { buildLanguage } from './build-language.ts';

/** 'Fiction, Horror, and Adventure' */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(buildLanguage).format(words);
}

/** 'street, city or phone number' */
export function listOfChoices(words: readonly string[]): string {
  // The English of Britain sets no comma before the last word.
  const language = buildLanguage === 'en' ? 'en-GB' : buildLanguage;
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
}
