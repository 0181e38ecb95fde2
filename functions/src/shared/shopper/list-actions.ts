import { array, boolean, number, object, string } from 'yup';
import { isBookId } from '../book/book-paging.ts';
import { t } from '../words/words.ts';
import { listLimits } from './shopper-lists.ts';

const { actions } = listLimits;

const entrySchema = object({
  bookId: string()
    .required()
    .test('id', 'bookId must be the id of a book', (id) => !id || isBookId(id)),
  at: number().required().integer().min(0).max(Number.MAX_SAFE_INTEGER),
  in: boolean().required(),
}).noUnknown();

const actionsSchema = array(entrySchema)
  .max(actions, t('A call takes up to {most} actions on a list', { most: actions }))
  .default([]);

/** PUT /api/account/lists. */
export const listActionsSchema = object({
  sentAt: number().required().integer().min(0).max(Number.MAX_SAFE_INTEGER),
  cart: actionsSchema,
  wishes: actionsSchema,
}).noUnknown();

export const storedListsSchema = object({
  version: number().required(),
  writtenAt: number().required(),
  cart: array(entrySchema).required(),
  wishes: array(entrySchema).required(),
});
