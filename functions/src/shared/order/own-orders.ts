import { type InferType, object } from 'yup';
import { queryCursor, queryNumber } from '../values/query-fields.ts';

/** Per answer; also the default limit. */
export const mostOwnOrders = 100;

/** The newest, or those after the last one of the previous answer. */
export const ownOrdersQuerySchema = object({
  limit: queryNumber('limit', mostOwnOrders),
  after: queryCursor("after must be the last order's <createdAt>_<id>"),
});

export type OwnOrdersQuery = InferType<typeof ownOrdersQuerySchema>;
