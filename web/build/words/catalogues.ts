import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knownLanguage } from '@bookstore/functions/shared/words/known-language';
import type { Catalogue, Language, Messages } from '@bookstore/functions/shared/words/languages';
import { partsOf } from '@bookstore/functions/shared/words/message-parts';

const folder = path.resolve(import.meta.dirname, '../../../functions/src/words');

export const catalogueFile = (language: Language) => path.join(folder, language, 'messages.json');

export function readCatalogue(language: Language): Catalogue {
  const messages: Messages = JSON.parse(readFileSync(catalogueFile(language), 'utf8'));
  const broken = brokenMessages(messages);
  if (broken.length > 0)
    throw new Error(
      `The messages of ${language} have other placeholders than the English:\n${broken.join('\n')}`,
    );
  return { language, messages };
}

/** @throws Error for a language that the shop does not speak */
export function namedLanguage(name: string): Language {
  const language = knownLanguage(name);
  if (!language) throw new Error(`The shop does not speak ${name}`);
  return language;
}

/** Translations that lack a placeholder or a tag of their message, or have one more. */
export function brokenMessages(messages: Messages): string[] {
  return Object.entries(messages).flatMap(([english, translation]) => {
    const forms = typeof translation === 'string' ? [translation] : Object.values(translation);
    const wanted = String(partsOf(english));
    // The singular form may say 'a book' instead of '1 book'.
    const isWhole = (form: string) =>
      String(partsOf(form)) === wanted ||
      (forms.length > 1 && String([...partsOf(form), '{count}'].sort()) === wanted);
    return forms.filter((form) => form && !isWhole(form)).map((form) => `${english} → ${form}`);
  });
}
