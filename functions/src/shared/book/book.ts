import { boolean, type InferType, number, object, string } from 'yup';
import { type Reducible, readReduction } from '../reduced-prices/reduction.ts';
import type { Rated } from '../review/book-rating.ts';
import { fixedPriceWordsIn } from '../shop/fixed-price-laws.ts';
import { wholeNumber } from '../stock/stock.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { priceSchema } from '../values/price.ts';
import { readFields, readInstant, readTime } from '../values/stored-fields.ts';
import { t } from '../words/words.ts';
import { isNewCopy } from './book-condition.ts';
import { categorySchema } from './category-schema.ts';
import { isCoverImage } from './cover.ts';
import { optionalFieldLimits, optionalFieldSchemas, whenEdited, whenNew } from './optional-field-schemas.ts';
import type { PubliclyStocked } from './stock-words.ts';

/** Texts in UTF-16 units. */
export const bookLimits = { title: 300, description: 5000, coverImage: 500, ...optionalFieldLimits };

export const bookTitle = lineSchema().label(t('Title')).max(bookLimits.title);
export const bookDescription = linesSchema().label(t('Description')).max(bookLimits.description);

/**
 * POST /api/books/create-book. Types, stored documents, answers and form values follow from these fields. A new
 * required field also needs its control in the form and its place on the page; an optional one goes into
 * `optional-field-schemas.ts` and `optional-fields.ts` alone.
 */
export const newBookSchema = object({
  title: bookTitle.required(t('Title is required')),
  description: bookDescription.required(t('Description is required')),
  category: categorySchema().required(t('Category is required')),
  trending: boolean().label(t('Trending')).default(false),
  oldPrice: priceSchema(t('Old Price')).test('fixed', (oldPrice, { options, parent, createError }) => {
    const why = isNewCopy(parent) ? fixedPriceWordsIn(options.context) : '';
    const isReduced = why !== '' && oldPrice > Number(parent.newPrice);
    return !isReduced || createError({ message: t('Old Price must not be above New Price: {why}', { why }) });
  }),
  newPrice: priceSchema(t('New Price')),
  coverImage: string()
    .label(t('Cover Image'))
    .max(bookLimits.coverImage)
    .default('')
    .test(
      'cover',
      t('Cover Image must be a file name or an https address'),
      (cover) => !cover || isCoverImage(cover),
    ),
  ...optionalFieldSchemas(whenNew),
}).noUnknown();

/**
 * PUT /api/books/edit/{id}. An empty cover keeps the old one. Optional fields that are left out stay as they are; null,
 * an empty text or an empty list clears one.
 */
export const bookEditSchema = newBookSchema
  .shape({ ...optionalFieldSchemas(whenEdited), description: bookDescription.default('') })
  .noUnknown();

/** Not stored: confirms that the book really is printed with a wrong check digit. */
export const saidOfBook = { isbnAsPrinted: boolean() };
/** Without copies, the stock of a new book is not counted. */
export const copiesOfNewBook = {
  onHand: wholeNumber(t('Copies on hand'), 0).transform((copies: number, typed: unknown) =>
    typed === '' ? undefined : copies,
  ),
};
export const newBookRequestSchema = newBookSchema.shape({ ...saidOfBook, ...copiesOfNewBook }).noUnknown();
export const bookEditRequestSchema = bookEditSchema.shape(saidOfBook).noUnknown();

/** Many catalogues of the trade have no description, which the form requires. */
export const importedBookSchema = newBookSchema.shape({ description: bookDescription.default('') });

export type NewBook = InferType<typeof newBookSchema>;
export type BookEdit = InferType<typeof bookEditSchema>;

/** A book from a file may lack a description; a book that has one cannot lose it. */
export function editSchemaOf({ description }: Pick<NewBook, 'description'>) {
  if (description === '') return bookEditSchema;
  return bookEditSchema.shape({ description: newBookSchema.fields.description });
}

/**
 * Prices are in the shop's currency, `createdAt` is an ISO instant, `coverImage` is a file name in the books folder of
 * Storage, an absolute https address, or ''.
 */
export interface Book extends NewBook, PubliclyStocked, Reducible, Rated {
  _id: string;
  createdAt: string;
}

/** Fields that the shop writes itself: no form sends them, and an edit keeps them. */
const shopFieldsSchema = object({ stockLeft: number() });

export function shopFields(data: Readonly<Record<string, unknown>>): PubliclyStocked & Reducible {
  const reduction = readReduction(data.reduction);
  return { ...readFields(shopFieldsSchema, data), ...(reduction && { reduction }) };
}

/** The version is the millisecond of its last write. */
export interface StoredBook {
  book: Book;
  version: number;
}

/** Used in the functions and in the browser alike. */
export function readBook(id: string, data: Readonly<Record<string, unknown>>): StoredBook {
  const fields = readFields(newBookSchema, data);
  return {
    book: { _id: id, ...fields, ...shopFields(data), createdAt: readInstant(data.createdAt) },
    version: readTime(data.updatedAt),
  };
}

export function editedFields(before: NewBook, edit: BookEdit): NewBook {
  const coverImage = edit.coverImage || before.coverImage;
  // Null is not a valid value, so readFields leaves the field out.
  return readFields(newBookSchema, { ...before, ...edit, coverImage });
}

/** Lists read only these fields. */
export const bookDocumentFields: readonly string[] = [
  ...Object.keys({ ...newBookSchema.fields, ...shopFieldsSchema.fields }),
  'reduction',
  'createdAt',
];

export interface BookAnswer {
  message: string;
  book: Book;
}

/** The next edit must name this version. */
export interface StoredBookAnswer extends BookAnswer {
  version: number;
}
