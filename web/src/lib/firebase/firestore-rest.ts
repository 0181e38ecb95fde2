import { emulatorHost, emulatorPorts, firebaseConfig } from '#config/env.ts';
import { shopperToken } from './auth.ts';

// For a page that reads one document and would not load Firestore's SDK (79 KiB) for it. The rules judge it like any
// other read.

const timeoutMilliseconds = 15_000;

const origin = emulatorHost
  ? `http://${emulatorHost}:${emulatorPorts.firestore}`
  : 'https://firestore.googleapis.com';
const address = `${origin}/v1/projects/${firebaseConfig.projectId}/databases/(default)/documents:runQuery`;

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
 * The first document that a query finds as the signed-in shopper, with its texts and maps of texts; undefined when it
 * finds none.
 * @param structuredQuery as Firestore's REST API describes it
 * @throws Error when no shopper is signed in, or the database refuses or does not answer
 */
export async function findDocument(
  structuredQuery: object,
  signal: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await shopperToken()}` },
    body: JSON.stringify({ structuredQuery }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
  });
  if (!answer.ok) throw new Error(`The database answered ${answer.status}`);
  const results: unknown = await answer.json();
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  return isObject(first) && isObject(first.document) ? plainFields(first.document) : undefined;
}
