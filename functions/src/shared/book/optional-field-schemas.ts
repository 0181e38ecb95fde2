import {
  type AnySchema,
  type ArraySchema,
  array,
  type NumberSchema,
  number,
  type StringSchema,
  string,
} from 'yup';
import { namesAsSpoken } from '../author/names-as-spoken.ts';
import { isDay } from '../shop/shop-day.ts';
import { isTaxClass } from '../tax/tax-classes.ts';
import { lineOf, lineSchema, linesSchema } from '../values/line-text.ts';
import { isSecureAddress } from '../values/link-address.ts';
import { heaviestBook } from '../values/weight.ts';
import { t } from '../words/words.ts';
import { bookAudiences } from './audience.ts';
import { isBookCondition } from './book-condition.ts';
import { bookFormats } from './book-format.ts';
import { isCoverImage } from './cover.ts';
import { isMisprinted, looksLikeIsbn, printedIsbn, toIsbn13 } from './isbn.ts';
import { languageCodes } from './language.ts';
import { optionalFieldLabels as label, type OptionalField } from './optional-fields.ts';
import { seriesNumberPattern } from './series.ts';
import { isWhenSoldOut } from './when-sold-out.ts';

/** Texts in UTF-16 units. */
export const optionalFieldLimits = {
  author: 200,
  contributors: 300,
  /** As typed, with spaces and hyphens. */
  isbn: 40,
  publisher: 200,
  earliestYear: 1000,
  edition: 60,
  pages: 20_000,
  series: 200,
  seriesNumber: 20,
  originalTitle: 300,
  /** In years. */
  age: 99,
  weight: heaviestBook,
  subjects: 10,
  subject: 60,
  sample: 5000,
  sampleLink: 500,
  pictures: 6,
};

/** Allows announcing a book a year ahead. */
export function latestYear(): number {
  return new Date().getFullYear() + 1;
}

type Empty = null | undefined;

/** They differ in what an empty value becomes. */
interface Kinds<
  Text extends StringSchema<string | Empty>,
  Whole extends NumberSchema<number | Empty>,
  Texts extends ArraySchema<string[] | Empty, object>,
> {
  text: Text;
  lines: Text;
  whole: Whole;
  texts: Texts;
}

/** From the lines of a text box, or a list; without empty and repeated texts. */
function distinctTexts(given: unknown): unknown[] | undefined {
  const list: unknown[] = typeof given === 'string' ? given.split('\n') : Array.isArray(given) ? given : [];
  const texts = list.map((item) => (typeof item === 'string' ? lineOf(item).replace(/\s+/g, ' ') : item));
  const distinct = [...new Set(texts)].filter((item) => item !== '');
  return distinct.length > 0 ? distinct : undefined;
}

/** Empty means not given. */
export const whenNew = {
  text: lineSchema().transform((text) => (text === '' ? undefined : text)),
  lines: linesSchema().transform((text) => (text === '' ? undefined : text)),
  whole: number().transform((value, given) => (given === '' ? undefined : value)),
  texts: array(string().required()).transform((_, given) => distinctTexts(given)),
};

const emptyAsNull = (value: unknown) => value ?? null;

/** Empty or null clears the value; left out keeps it. */
export const whenEdited = {
  text: whenNew.text.nullable().transform(emptyAsNull),
  lines: whenNew.lines.nullable().transform(emptyAsNull),
  whole: whenNew.whole.nullable().transform(emptyAsNull),
  texts: whenNew.texts.nullable().transform(emptyAsNull),
};

export function optionalFieldSchemas<
  Text extends StringSchema<string | Empty>,
  Whole extends NumberSchema<number | Empty>,
  Texts extends ArraySchema<string[] | Empty, object>,
>({ text, lines, whole, texts }: Kinds<Text, Whole, Texts>) {
  const { author, contributors, isbn, publisher, earliestYear, edition, pages, weight } = optionalFieldLimits;
  const { series, seriesNumber, originalTitle, age, subjects, subject } = optionalFieldLimits;
  const { sample, sampleLink, pictures } = optionalFieldLimits;
  return {
    author: text
      .label(label.author)
      .max(author)
      // One that is too long is left for the length check: the patterns take quadratic time.
      .transform((given) =>
        typeof given === 'string' && given.length <= author ? namesAsSpoken(given) : given,
      ),
    /** 'Ann Lee (translator), Bo Kim (illustrator)'. */
    contributors: text.label(label.contributors).max(contributors),
    /**
     * 13 digits; it may be sent with 10 and with hyphens. Some books are printed with a wrong check digit, which is
     * kept where the caller (`isbnAsPrinted`) says that it was compared with the book.
     */
    isbn: text
      .label(label.isbn)
      .max(isbn)
      .transform((given) => (typeof given === 'string' ? (printedIsbn(given) ?? given) : given))
      .test('digits', t('ISBN must have 10 or 13 digits'), (given) => !given || looksLikeIsbn(given))
      .test(
        'check digit',
        t('ISBN has a wrong check digit: compare it with the book'),
        (given, { parent, options }) => {
          if (!given || !looksLikeIsbn(given) || toIsbn13(given) === given) return true;
          const isConfirmed = parent?.isbnAsPrinted === true || options.context?.isbnAsPrinted === true;
          return isConfirmed && isMisprinted(given) && printedIsbn(given) === given;
        },
      ),
    publisher: text.label(label.publisher).max(publisher),
    year: whole
      .label(label.year)
      .typeError(t('Year must be a number, such as 1999'))
      .integer(t('Year must be a whole number'))
      .test(
        'range',
        () =>
          t('Year must be from {earliest} to {latest}', {
            earliest: earliestYear,
            latest: latestYear(),
          }),
        (given) => typeof given !== 'number' || (given >= earliestYear && given <= latestYear()),
      ),
    edition: text.label(label.edition).max(edition),
    pages: whole
      .label(label.pages)
      .typeError(t('Pages must be a number'))
      .integer(t('Pages must be a whole number'))
      .min(1)
      .max(pages),
    /** ISO 639-1: 'en'. */
    language: text
      .label(label.language)
      .test(
        'language',
        t('Language must be one of the list'),
        (given) => !given || languageCodes.includes(given),
      ),
    format: text
      .label(label.format)
      .test('format', t('Format must be one of the list'), (given) => !given || bookFormats.includes(given)),
    /** undefined means new. */
    condition: text
      .label(label.condition)
      .test('condition', t('Condition must be one of the list'), (given) => !given || isBookCondition(given)),
    /** undefined means as the shop's setting says. */
    whenSoldOut: text
      .label(label.whenSoldOut)
      .test(
        'when sold out',
        t('When sold out must be one of the list'),
        (given) => !given || isWhenSoldOut(given),
      ),
    /** In the shop's calendar: '2027-03-12'. */
    appearsOn: text
      .label(label.appearsOn)
      .test('day', t('Appears on must be a day such as 2027-03-12'), (given) => !given || isDay(given)),
    series: text.label(label.series).max(series),
    seriesNumber: text
      .label(label.seriesNumber)
      .max(seriesNumber)
      .test(
        'number',
        t('Number in series must be a number, such as 1, 1.5 or 1-3'),
        (given) => !given || seriesNumberPattern.test(given),
      ),
    /** The title in the original language, or another that it is known by. */
    originalTitle: text.label(label.originalTitle).max(originalTitle),
    audience: text
      .label(label.audience)
      .test(
        'audience',
        t('Audience must be one of the list'),
        (given) => !given || bookAudiences.includes(given),
      ),
    /** In years. */
    ageFrom: whole
      .label(label.ageFrom)
      .typeError(t('Age from must be a number'))
      .integer(t('Age from must be a whole number'))
      .min(0)
      .max(age),
    ageTo: whole
      .label(label.ageTo)
      .typeError(t('Age to must be a number'))
      .integer(t('Age to must be a whole number'))
      .min(0)
      .max(age)
      .test('order', t('Age to must not be below Age from'), (given, { parent: { ageFrom } }) => {
        return typeof given !== 'number' || typeof ageFrom !== 'number' || given >= ageFrom;
      }),
    subjects: texts
      .label(label.subjects)
      .max(subjects, t('Subjects must be at most {most}', { most: subjects }))
      .test(
        'length',
        t('Each of the Subjects must be at most {most} characters', { most: subject }),
        (given) => !given || given.every(({ length }) => length <= subject),
      ),
    /** In grams. */
    weight: whole
      .label(label.weight)
      .typeError(t('Weight must be a number of grams'))
      .integer(t('Weight must be a whole number of grams'))
      .min(1)
      .max(weight),
    /** undefined means the default class of the shop's setting. */
    taxClass: text
      .label(label.taxClass)
      .test('class', t('Tax class must be one of the list'), (given) => !given || isTaxClass(given)),
    sample: lines.label(label.sample).max(sample),
    /** Where to read more, such as a PDF of the publisher. */
    sampleLink: text
      .label(label.sampleLink)
      .max(sampleLink)
      .test(
        'address',
        t('Link to a sample must begin with https://'),
        (given) => !given || isSecureAddress(given),
      ),
    /** File names in the books folder, or addresses until they are copied. */
    pictures: texts
      .label(label.pictures)
      .max(pictures, t('Inside pictures must be at most {most}', { most: pictures }))
      .test(
        'pictures',
        t('Inside pictures must be files that were uploaded here, or https addresses'),
        (given) => !given || given.every((one) => one.length <= sampleLink && isCoverImage(one)),
      ),
  } satisfies Record<OptionalField, AnySchema>;
}
