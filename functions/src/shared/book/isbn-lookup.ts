import { type InferType, ValidationError } from 'yup';
import { t } from '../words/words.ts';
import { newBookSchema } from './book.ts';

/** Prices and covers are the shop's own. */
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

/** Fields that are invalid for the shop are left out. */
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

/** `off`: disabled in the shop; `unreachable`: a later try may work. */
export type IsbnLookupState = 'found' | 'unknown' | 'off' | 'unreachable';

/** GET /api/admin/isbn/{isbn}, by Open Library. */
export interface IsbnLookup {
  /** 13 digits. */
  isbn: string;
  state: IsbnLookupState;
  /** Empty unless found. */
  book: ProposedBook;
  inShop?: { id: string; title: string };
}

const isbnSchema = newBookSchema.pick(['isbn']);

/** The problem is in the form's words. */
export function readIsbnText(text: string): { isbn: string } | { problem: string } {
  try {
    const { isbn } = isbnSchema.validateSync({ isbn: text });
    return isbn ? { isbn } : { problem: t('Type or scan an ISBN first') };
  } catch (error) {
    if (error instanceof ValidationError) return { problem: error.message };
    throw error;
  }
}
