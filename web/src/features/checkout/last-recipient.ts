import { recipientSchema } from '@bookstore/functions/shared/order';
import { readFields } from '@bookstore/functions/shared/stored-fields';
import type { InferType } from 'yup';
import { emulatorHost, emulatorPorts, firebaseConfig } from '#config/env.ts';
import { shopperToken } from '#lib/firebase/auth.ts';

// One read over Firestore's REST API, which the rules judge like any other: Firestore's SDK weighs 79 KiB, and the
// checkout needs nothing else of it.

/** Who gets the books of an order, and where. */
export type Recipient = InferType<typeof recipientSchema>;

const timeoutMilliseconds = 15_000;

const origin = emulatorHost
  ? `http://${emulatorHost}:${emulatorPorts.firestore}`
  : 'https://firestore.googleapis.com';
const address = `${origin}/v1/projects/${firebaseConfig.projectId}/databases/(default)/documents:runQuery`;

/** The same query as `ordersOfQuery(uid, 1)`, for the recipient's fields alone. */
function newestOrderOf(uid: string) {
  return {
    structuredQuery: {
      select: { fields: Object.keys(recipientSchema.fields).map((fieldPath) => ({ fieldPath })) },
      from: [{ collectionId: 'orders' }],
      where: {
        fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
      },
      orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
      limit: 1,
    },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** { mapValue: { fields: { city: { stringValue: 'Galway' } } } } → { city: 'Galway' } */
function plainValue(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  return isObject(value.mapValue) ? plainFields(value.mapValue) : value.stringValue;
}

function plainFields({ fields }: Record<string, unknown>): Record<string, unknown> {
  const entries = isObject(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, plainValue(value)]));
}

/**
 * Whom the shopper's newest order went to; undefined when they have not ordered yet.
 * @throws Error when nobody is signed in, or the database refuses or does not answer
 */
export async function fetchLastRecipient(uid: string, signal: AbortSignal): Promise<Recipient | undefined> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await shopperToken()}` },
    body: JSON.stringify(newestOrderOf(uid)),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
  });
  if (!answer.ok) throw new Error(`The database answered ${answer.status}`);
  const results: unknown = await answer.json();
  const newest: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(newest) || !isObject(newest.document)) return undefined;
  return readFields(recipientSchema, plainFields(newest.document));
}
