import { type InferType, object } from 'yup';
import { bookSelectionSchema } from '../catalogue/book-selection.ts';
import { importIdSchema } from './book-import.ts';
import { bulkChangeSchema } from './bulk-change.ts';

/** What the admin sends to preview a change of many books: POST /api/bulk-changes. */
export const bulkRequestSchema = object({
  id: importIdSchema,
  change: bulkChangeSchema,
  selection: bookSelectionSchema,
}).noUnknown();

export type BulkRequest = InferType<typeof bulkRequestSchema>;
