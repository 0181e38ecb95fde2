import { array, object } from 'yup';
import { languageCodes } from '../words/known-language.ts';
import { type Language, languageNames } from '../words/languages.ts';
import { mails } from './other-sections.ts';
import {
  aboutPage,
  accessibilityPage,
  homeServices,
  imprintPage,
  newsItem,
  privacyPage,
  promoLine,
  termsPage,
  welcome,
  withdrawalPage,
} from './text-sections.ts';

/** How long all translations of a shop may be together: a document holds a MiB. */
const mostLetters = 400_000;

const { mailGreeting, mailEnd } = mails.fields;

/** The texts of the shop in a further language, each whole; one that is left out is as in the first language. */
const textsSchema = object({
  ...welcome.fields,
  ...promoLine.fields,
  // The pictures are the same in all languages.
  news: array(newsItem.omit(['picture']).noUnknown().required())
    .label('News')
    .max(5)
    .required()
    .meta({ item: 'News' }),
  ...homeServices.fields,
  ...privacyPage.fields,
  ...termsPage.fields,
  ...aboutPage.fields,
  ...withdrawalPage.fields,
  ...imprintPage.fields,
  ...accessibilityPage.fields,
  mailGreeting,
  mailEnd,
})
  .partial()
  .default(undefined);

type TextsSchema = typeof textsSchema;

function inEachLanguage(schemaOf: (language: Language) => TextsSchema): Record<Language, TextsSchema>;
function inEachLanguage(schemaOf: (language: Language) => TextsSchema): Record<string, TextsSchema> {
  return Object.fromEntries(languageCodes.map((language) => [language, schemaOf(language)]));
}

/** What the shop has written itself, in its further languages. */
export const translations = object(inEachLanguage((language) => textsSchema.label(languageNames[language])))
  .partial()
  .noUnknown()
  .label('Translations')
  .default(undefined)
  .required()
  .test(
    'size',
    `The translations may have at most ${mostLetters.toLocaleString('en')} letters together`,
    (texts) => JSON.stringify(texts ?? {}).length <= mostLetters,
  );

/** The settings that have translations. */
export const translatedSettings: readonly string[] = Object.keys(textsSchema.fields);
