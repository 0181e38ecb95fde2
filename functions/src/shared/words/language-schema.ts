import { type InferType, object, type StringSchema, string } from 'yup';
import { keysOf } from '../values/table-keys.ts';
import { type Language, languageNames } from './languages.ts';

/** A schema for each language that the shop speaks. */
export function inEachLanguage<Schema>(schemaOf: (language: Language) => Schema): Record<Language, Schema>;
export function inEachLanguage<Schema>(schemaOf: (language: Language) => Schema): Record<string, Schema> {
  return Object.fromEntries(keysOf(languageNames).map((language) => [language, schemaOf(language)]));
}

/** A text in further languages; where it is empty, it is as in the first one. */
export function translated(text: StringSchema) {
  const orNone = text.transform((typed: unknown) => typed || undefined);
  return object(inEachLanguage(() => orNone))
    .noUnknown()
    .optional()
    .default(undefined);
}

/** A text in those of the further languages that have it. */
export type TranslatedText = NonNullable<InferType<ReturnType<typeof translated>>>;

export const languageSchema = () =>
  string().oneOf(keysOf(languageNames), 'Language must be one that the shop speaks');

/** In which language the shop's own texts are wanted; in its first one where it is not said. */
export const languageQuerySchema = object({ language: languageSchema() });
