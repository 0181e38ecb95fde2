import { array, type InferType, number, object, string } from 'yup';
import { isBookId } from '../book/book-paging.ts';
import { printedIsbn } from '../book/isbn.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { postingLimits } from './posting.ts';

const { books, copies, isbns } = postingLimits;
const booksMessage = t('Books must be 1 to {most} ids of books, each once', { most: books });

export const bookIdsSchema = array(string().required())
  .label(t('Books'))
  .required(booksMessage)
  .min(1, booksMessage)
  .max(books, booksMessage)
  .test('ids', booksMessage, (ids) => !ids || (ids.every(isBookId) && new Set(ids).size === ids.length));

/** In the order of the books. @param least of each book */
export const copiesSchema = (least: number) =>
  array(
    number()
      .required()
      .integer(t('Copies must be whole numbers'))
      .min(least, t('Copies must be at least {least}', { least }))
      .max(copies, t('Copies of a book must be at most {most}', { most: copies })),
  )
    .label(t('Copies'))
    .required(t('Copies are missing'));

/**
 * POST /api/deliveries. Copies are a separate list in the order of the books, so that a thousand books fit into a
 * request.
 */
export const deliverySchema = object({
  supplier: lineSchema().label(t('Supplier')).max(postingLimits.supplier).default(''),
  note: linesSchema().label(t('Note')).max(postingLimits.note).default(''),
  bookIds: bookIdsSchema,
  copies: copiesSchema(1),
})
  .noUnknown()
  .test(
    'each',
    t('Send as many copies as books'),
    ({ bookIds, copies: each }) => bookIds?.length === each?.length,
  );

export type Delivery = InferType<typeof deliverySchema>;

const isbnsMessage = `isbns must be 1 to ${isbns} ISBNs of 13 digits, separated by commas`;

/** GET /api/stock/scanned. */
export const scannedQuerySchema = object({
  isbns: array(string().required())
    .transform((_, given: unknown) => (typeof given === 'string' ? [...new Set(given.split(','))] : given))
    .label('isbns')
    .required(isbnsMessage)
    .min(1, isbnsMessage)
    .max(isbns, isbnsMessage)
    .test('isbns', isbnsMessage, (all) => all?.every((isbn) => printedIsbn(isbn) === isbn) ?? true),
});
