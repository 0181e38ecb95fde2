import { FieldPath } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import type { WorkedPage } from '../platform/document-pages.ts';
import { database } from '../platform/firebase.ts';
import { isObject } from '../shared/values/stored-fields.ts';
import { addFigures, noSales } from './day-sales.ts';
import { addSales } from './sales-store.ts';

/** '2026-11-3', while '2026-11-22-0' is of a day. */
const monthly = /^\d{4}-\d\d-\d$/;

/** How many documents are looked at together. */
const lookedAt = 300;

/**
 * Spreads the next document of a month over those of its days, and removes it. Earlier releases kept a month in five
 * documents; nothing is added to them any more.
 */
export async function spreadMonthAfter(cursor: string): Promise<WorkedPage> {
  const all = collection('sales').orderBy(FieldPath.documentId()).limit(lookedAt).select();
  const { docs } = await (cursor === '' ? all : all.startAfter(cursor)).get();
  const found = docs.find(({ id }) => monthly.test(id));
  if (!found) return { changed: 0, next: docs.length === lookedAt ? docs.at(-1)?.id : undefined };
  await database().runTransaction(async (transaction) => {
    const days: unknown = (await transaction.get(found.ref)).get('days');
    for (const [day, figures] of Object.entries(isObject(days) ? days : {})) {
      const sales = noSales(day);
      addFigures(sales, figures);
      addSales(transaction, sales);
    }
    transaction.delete(found.ref);
  });
  return { changed: 1, next: found.id };
}
