import { array, boolean, mixed, number, object, string } from 'yup';
import {
  bookId,
  cents,
  cover,
  day,
  distinct,
  hash,
  listOf,
  price,
  type RunFields,
  text,
  trimmed,
  whole,
} from './fields.ts';

const bookFields = {
  title: trimmed(1, 300),
  description: trimmed(1, 5000),
  category: string().defined().oneOf(['business', 'technology', 'fiction', 'horror', 'adventure']),
  coverImage: cover,
  newPrice: price,
  oldPrice: price,
  trending: boolean().defined(),
  author: trimmed(1, 200).optional(),
  isbn: string()
    .matches(/^97[89]\d{10}$/)
    .optional(),
  publisher: trimmed(1, 200).optional(),
  year: number().integer().min(1000).max(2100).optional(),
  pages: number().integer().min(1).max(20_000).optional(),
  language: string()
    .matches(/^[a-z]{2}$/)
    .optional(),
  format: string().oneOf(['hardcover', 'paperback', 'e-book', 'audiobook']).optional(),
  condition: string().oneOf(['new', 'used', 'damaged']).optional(),
  subjects: distinct(trimmed(1, 60), 1, 10).optional(),
  weight: number().integer().min(1).max(50_000).optional(),
  taxClass: string().oneOf(['books', 'ebooks', 'other']).optional(),
  stockLeft: whole.min(0).optional(),
};
const reduction = object({ cents, currency: text(3, 3), day })
  .noUnknown()
  .default(undefined);
const rememberedPrices = {
  reduction,
  earlierPrices: object({
    currency: text(3, 3),
    since: day,
    prices: listOf(object({ cents, until: day }).noUnknown(), 1, 31),
  })
    .noUnknown()
    .default(undefined),
};

const partSize = object({ books: whole, bytes: whole }).noUnknown();

/** Books, and what is made of them. */
export function bookDocuments({ now, expiresAt }: RunFields) {
  const book = { ...bookFields, createdAt: now, updatedAt: now };
  const storedBook = { ...book, ...rememberedPrices, requestHash: hash };
  return {
    books: storedBook,
    drafts: {
      ...book,
      requestHash: hash,
      description: trimmed(0, 5000),
      category: string().defined(),
      oldPrice: price.optional(),
      newPrice: price.optional(),
    },
    bookArchive: {
      bookId,
      at: now,
      changes: array(
        object({
          id: bookId,
          version: whole,
          before: object(storedBook).noUnknown().default(undefined),
          isDeletion: boolean().oneOf([true]).optional(),
        }).noUnknown(),
      )
        .defined()
        .min(1)
        .max(1),
      expiresAt,
    },
    bookChanges: {
      at: now,
      size: whole.min(1).max(50),
      changes: listOf(
        object({
          id: bookId,
          version: whole,
          book: object({ ...book, reduction })
            .noUnknown()
            .default(undefined),
        }).noUnknown(),
        1,
        50,
      ),
    },
    catalogue: {
      data: mixed((value): value is Buffer => Buffer.isBuffer(value)).optional(),
      generation: whole.optional(),
      snapshot: text(1, 100).optional(),
      previous: text(0, 100).optional(),
      cards: listOf(partSize, 0, 1000).optional(),
      books: listOf(partSize, 0, 1000).optional(),
      feed: object({ snapshot: text(1, 100), shop: text(1, 300), parts: listOf(partSize, 0, 1000) })
        .noUnknown()
        .default(undefined),
      facts: object({ sold: whole }).noUnknown().default(undefined),
      foldedAt: now.optional(),
    },
    isbns: { bookId },
    isbnLookups: {
      isKnown: boolean().defined(),
      book: object({
        ...bookFields,
        title: bookFields.title.optional(),
        description: bookFields.description.optional(),
        category: bookFields.category.optional(),
        coverImage: mixed<never>().optional(),
        newPrice: mixed<never>().optional(),
        oldPrice: mixed<never>().optional(),
        trending: mixed<never>().optional(),
      }).noUnknown(),
      expiresAt,
    },
  };
}
