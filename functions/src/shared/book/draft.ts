import type { InferType } from 'yup';
import { priceSchema } from '../values/price.ts';
import { readFields, readInstant, readTime } from '../values/stored-fields.ts';
import { t } from '../words/words.ts';
import { bookDescription, bookTitle, importedBookSchema, newBookSchema, saidOfBook } from './book.ts';
import { categorySchema } from './category-schema.ts';

/** POST /api/drafts. Only the title is required; every field that is given must be valid for a book. */
export const draftSchema = newBookSchema
  .shape({
    title: bookTitle.required(t('A draft needs a title')),
    description: bookDescription.default(''),
    category: categorySchema().default(''),
    oldPrice: priceSchema(t('Old Price')).optional(),
    newPrice: priceSchema(t('New Price')).optional(),
  })
  .noUnknown();

export const draftRequestSchema = draftSchema.shape(saidOfBook).noUnknown();

export type DraftFields = InferType<typeof draftSchema>;

/** The version is the millisecond of its last change. */
export interface Draft extends DraftFields {
  _id: string;
  /** Added by a file. */
  isImported?: boolean;
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** Like a book from a file, an imported draft may lack a description. */
export const publishedSchemaOf = ({ isImported }: Pick<Draft, 'isImported'>) =>
  isImported ? importedBookSchema : newBookSchema;

/** All are listed, the last changed first. */
export const listedDrafts = 100;

export function readDraft(id: string, data: Readonly<Record<string, unknown>>): Draft {
  return {
    _id: id,
    ...readFields(draftSchema, data),
    ...(data.isImported === true && { isImported: true }),
    createdAt: readInstant(data.createdAt),
    updatedAt: readInstant(data.updatedAt),
    version: readTime(data.updatedAt),
  };
}

export function draftFields(draft: DraftFields): DraftFields {
  return readFields(draftSchema, { ...draft });
}

export interface DraftAnswer {
  message: string;
  draft: Draft;
}
