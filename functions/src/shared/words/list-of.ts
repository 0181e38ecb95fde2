import { spokenLanguage } from './words.ts';

/** 'Fiction, Horror, and Adventure' */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(spokenLanguage()).format(words);
}

/** 'street, city or phone number' */
export function listOfChoices(words: readonly string[]): string {
  // British English has no comma before the last word.
  const spoken = spokenLanguage();
  const language = spoken === 'en' ? 'en-GB' : spoken;
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
}
