import { array, type InferType, object, string } from 'yup';
import { isBookId } from '../book/book-paging.ts';
import { adminBookFilterSchema } from './admin-books.ts';

/** More can be selected by a filter only. */
export const mostSelectedIds = 500;

const idsMessage = `ids must be 1 to ${mostSelectedIds} ids of books`;

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
