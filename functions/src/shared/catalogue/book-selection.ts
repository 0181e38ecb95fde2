import { array, type InferType, object, string } from 'yup';
import { isBookId } from '../book/book-paging.ts';
import { adminBookFilterSchema } from './admin-books.ts';

/** The most books that are named one by one; more are selected by a filter. */
export const mostSelectedIds = 500;

const idsMessage = `ids must be 1 to ${mostSelectedIds} ids of books`;

/** Which books a change is for: the named ones, or all that a filter lets through. */
export const bookSelectionSchema = object({
  ids: array(string().required())
    .label('ids')
    .min(1, idsMessage)
    .max(mostSelectedIds, idsMessage)
    .test('ids', idsMessage, (ids) => ids === undefined || ids.every(isBookId)),
  filter: adminBookFilterSchema.optional().default(undefined),
})
  .noUnknown()
  .test('one', 'Send ids or a filter', ({ ids, filter }) => (ids === undefined) !== (filter === undefined));

export type BookSelection = InferType<typeof bookSelectionSchema>;
