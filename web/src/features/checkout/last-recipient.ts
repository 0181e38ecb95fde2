import { recipientSchema } from '@bookstore/functions/shared/order/order';
import { readFields } from '@bookstore/functions/shared/values/stored-fields';
import type { InferType } from 'yup';
import { findDocument } from '#lib/firebase/firestore-rest.ts';

/** Who gets the books of an order, and where. */
export type Recipient = InferType<typeof recipientSchema>;

/** The same query as `ordersOfQuery(uid, 1)`, for the recipient's fields alone. */
function newestOrderOf(uid: string) {
  return {
    select: { fields: Object.keys(recipientSchema.fields).map((fieldPath) => ({ fieldPath })) },
    from: [{ collectionId: 'orders' }],
    where: {
      fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
    },
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    limit: 1,
  };
}

/**
 * The recipient of the shopper's newest order; undefined when they have not ordered yet.
 * @throws Error as `findDocument` does
 */
export async function fetchLastRecipient(uid: string, signal: AbortSignal): Promise<Recipient | undefined> {
  const order = await findDocument(newestOrderOf(uid), signal);
  return order && readFields(recipientSchema, order);
}
