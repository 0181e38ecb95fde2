import { array, object } from 'yup';
import { deliverySchema } from '../delivery/delivery-schema.ts';
import { genreText } from '../genre/genre-fields.ts';
import { genreLimits } from '../genre/genres.ts';
import { inEachLanguage } from '../words/language-schema.ts';
import { languageNames } from '../words/languages.ts';
import { t } from '../words/words.ts';
import { doors } from './doors-section.ts';
import { mails, newsletter } from './other-sections.ts';
import { line } from './section.ts';
import { deliveryWords } from './selling-sections.ts';
import * as written from './text-sections.ts';

/** All translations together: a document holds a MiB. */
const mostLetters = 400_000;
// Written out, since the first number that Intl formats costs some milliseconds of every start.
const mostLettersText = '400,000';

const { mailGreeting, mailEnd } = mails.fields;

/** By slugs, which are the same in all languages; without a name, that of the first language. */
const genreNames = array(
  object({
    slug: line(t('Address'), genreLimits.slug).required(),
    name: line(t('Name'), genreLimits.name).defined().default(''),
    text: genreText(),
  })
    .noUnknown()
    .default(undefined)
    .required(),
)
  .label(t('Genres'))
  .max(genreLimits.genres)
  .meta({ control: 'genre-names' });

/** Each text whole; one that is left out is as in the first language. */
export const textsSchema = object({
  ...written.welcome.fields,
  ...doors.fields,
  ...written.promoLine.fields,
  // The pictures are the same in all languages.
  news: array(written.newsItem.omit(['picture']).noUnknown().required())
    .label('News')
    .max(5)
    .required()
    .meta({ item: 'News' }),
  ...written.homeServices.fields,
  ...written.privacyPage.fields,
  ...written.termsPage.fields,
  ...written.aboutPage.fields,
  ...written.withdrawalPage.fields,
  ...written.imprintPage.fields,
  ...written.accessibilityPage.fields,
  mailGreeting,
  mailEnd,
  deliveryTexts: deliveryWords.fields.deliveryTexts.pick(['time', 'payment']).noUnknown(),
  delivery: deliverySchema.pick(['collectionText']).noUnknown(),
  newsletter: newsletter.fields.newsletter.pick(['wording']).noUnknown(),
  genres: genreNames,
})
  .partial()
  .default(undefined);

/** The shop's own texts in its further languages. */
export const translations = object(inEachLanguage((language) => textsSchema.label(languageNames[language])))
  .partial()
  .noUnknown()
  .label('Translations')
  .default(undefined)
  .required()
  .test(
    'size',
    `The translations may have at most ${mostLettersText} letters together`,
    (texts) => JSON.stringify(texts ?? {}).length <= mostLetters,
  );

export const translatedSettings: readonly string[] = Object.keys(textsSchema.fields);
