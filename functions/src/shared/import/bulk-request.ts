import { type InferType, object } from 'yup';
import { bookSelectionSchema } from '../catalogue/book-selection.ts';
import { importIdSchema } from './book-import.ts';
import { bulkChangeSchema } from './bulk-change.ts';

/** POST /api/bulk-changes, which makes a preview. */
export const bulkRequestSchema = object({
  id: importIdSchema,
  change: bulkChangeSchema,
  selection: bookSelectionSchema,
}).noUnknown();

export type BulkRequest = InferType<typeof bulkRequestSchema>;
