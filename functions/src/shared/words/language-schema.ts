import { type InferType, object, type StringSchema, string } from 'yup';
import { keysOf } from '../values/table-keys.ts';
import { type Language, languageNames } from './languages.ts';

export function inEachLanguage<Schema>(schemaOf: (language: Language) => Schema): Record<Language, Schema>;
export function inEachLanguage<Schema>(schemaOf: (language: Language) => Schema): Record<string, Schema> {
  return Object.fromEntries(keysOf(languageNames).map((language) => [language, schemaOf(language)]));
}

/** Empty means as in the first language. */
export function translated(text: StringSchema) {
  const orNone = text.transform((typed: unknown) => typed || undefined);
  return object(inEachLanguage(() => orNone))
    .noUnknown()
    .optional()
    .default(undefined);
}

/** Only the languages that have the text. */
export type TranslatedText = NonNullable<InferType<ReturnType<typeof translated>>>;

export const languageSchema = () =>
  string().oneOf(keysOf(languageNames), 'Language must be one that the shop speaks');

/** For the shop's own texts; left out means its first language. */
export const languageQuerySchema = object({ language: languageSchema() });
