import type { Timestamp } from 'firebase-admin/firestore';
import { array, boolean, mixed, number, object, string } from 'yup';
import { readDocuments } from '../platform/read-documents.ts';
import { postingLimits } from '../shared/stock/posting.ts';
import type { Stocktake, StocktakeHead, StocktakeScope } from '../shared/stock/stocktake.ts';

/** A write fails when the stocktake has changed since it was read. */
export interface ReadStocktake extends Stocktake {
  /** Hashed keys of the batches of scans already added. */
  batches: string[];
  updateTime: Timestamp;
}

// One document with all its books: one read, however many people count.
export const stocktakes = readDocuments({
  collection: 'stocktakes',
  what: 'The stocktake',
  listed: postingLimits.listed,
  head: object({
    scope: mixed<StocktakeScope>().required(),
    value: string().required(),
    state: mixed<StocktakeHead['state']>().required(),
    by: string().required(),
  }),
  rest: object({
    isWhole: boolean().required(),
    lines: array(
      object({
        bookId: string().required(),
        title: string().required(),
        counted: number().required(),
        expected: number(),
        belongsTo: string(),
      }),
    ).required(),
    batches: array(string().required()).required(),
  }),
});
