import { type InferType, object } from 'yup';
import { queryCursor, queryNumber } from '../values/query-fields.ts';

/** The most of a shopper's own orders in one answer, and so many when no limit is given. */
export const mostOwnOrders = 100;

/** Which of their orders a shopper wants: the newest, or those after the last one of the answer before. */
export const ownOrdersQuerySchema = object({
  limit: queryNumber('limit', mostOwnOrders),
  after: queryCursor("after must be the last order's <createdAt>_<id>"),
});

export type OwnOrdersQuery = InferType<typeof ownOrdersQuerySchema>;
