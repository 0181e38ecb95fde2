import { type InferType, ValidationError } from 'yup';
import { t } from '../words/words.ts';
import { newBookSchema } from './book.ts';

/** The fields that another catalogue can propose; prices and covers are the shop's own. */
export const proposedBookSchema = newBookSchema
  .pick([
    'title',
    'author',
    'description',
    'category',
    'publisher',
    'year',
    'pages',
    'language',
    'format',
    'subjects',
    'weight',
  ])
  .partial();

export type ProposedBook = InferType<typeof proposedBookSchema>;

/** The fields of a proposal that the shop could store; the others are left out. */
export function validProposal(candidate: Readonly<Record<string, unknown>>): ProposedBook {
  const given = Object.fromEntries(Object.entries(candidate).filter(([, value]) => value !== undefined));
  try {
    return proposedBookSchema.validateSync(given, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faulty = new Set(error.inner.map(({ path = '' }) => path.split(/[[.]/)[0]));
    if (faulty.has('')) return {};
    return validProposal(Object.fromEntries(Object.entries(given).filter(([name]) => !faulty.has(name))));
  }
}

/** What became of a look-up: `off`: the shop does not use it; `unreachable`: a later try may work. */
export type IsbnLookupState = 'found' | 'unknown' | 'off' | 'unreachable';

/** GET /api/admin/isbn/{isbn}: what Open Library says of a book. */
export interface IsbnLookup {
  /** 13 digits. */
  isbn: string;
  state: IsbnLookupState;
  /** Empty unless it was found. */
  book: ProposedBook;
  /** The book of the shop that has the ISBN already. */
  inShop?: { id: string; title: string };
}

const isbnSchema = newBookSchema.pick(['isbn']);

/** A text as an ISBN of 13 digits, or what is wrong with it, in the words of the form. */
export function readIsbnText(text: string): { isbn: string } | { problem: string } {
  try {
    const { isbn } = isbnSchema.validateSync({ isbn: text });
    return isbn ? { isbn } : { problem: t('Type or scan an ISBN first') };
  } catch (error) {
    if (error instanceof ValidationError) return { problem: error.message };
    throw error;
  }
}
