import { DocumentReference, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { isObject } from '../shared/values/stored-fields.ts';

/** Path, and fields in the Admin SDK's types. */
export interface StoredDocument {
  path: string;
  data: Record<string, unknown>;
}

/** A value that a backup cannot hold; nothing is left out silently. */
export class UnknownValueError extends Error {}

/** Types that JSON lacks become an object with one such key; real keys of this form get one more `$`. */
function wrapped(value: unknown): unknown {
  if (typeof value === 'number') return { $number: Object.is(value, -0) ? '-0' : String(value) };
  if (value instanceof Timestamp) return { $timestamp: [value.seconds, value.nanoseconds] };
  if (value instanceof GeoPoint) return { $point: [value.latitude, value.longitude] };
  if (value instanceof DocumentReference) return { $document: value.path };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  throw new UnknownValueError(`A backup cannot hold a ${value?.constructor?.name ?? typeof value}`);
}

function toJson(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return wrapped(value);
  // Sorted, so that equal documents have equal lines.
  const entries = Object.keys(value)
    .toSorted()
    .map((key) => [key.startsWith('$') ? `$${key}` : key, toJson(value[key])]);
  return Object.fromEntries(entries);
}

function numbers(value: unknown): [number, number] {
  const [one, other] = Array.isArray(value) ? value : [];
  if (typeof one === 'number' && typeof other === 'number') return [one, other];
  throw new UnknownValueError('Two numbers are missing');
}

function unwrapped(tag: string, value: unknown, store: Firestore): unknown {
  if (tag === '$timestamp') return new Timestamp(...numbers(value));
  if (tag === '$point') return new GeoPoint(...numbers(value));
  if (tag === '$number') return Number(value);
  if (tag === '$document') return store.doc(String(value));
  if (tag === '$bytes') return Buffer.from(String(value), 'base64');
  throw new UnknownValueError(`Nothing is known of ${tag}`);
}

function fromJson(value: unknown, store: Firestore): unknown {
  if (Array.isArray(value)) return value.map((item) => fromJson(item, store));
  if (!isObject(value)) return value;
  const [tag] = Object.keys(value);
  if (tag?.startsWith('$') && !tag.startsWith('$$')) return unwrapped(tag, value[tag], store);
  return fieldsFrom(value, store);
}

function fieldsFrom(value: Record<string, unknown>, store: Firestore): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, inner]) => [
    key.startsWith('$') ? key.slice(1) : key,
    fromJson(inner, store),
  ]);
  return Object.fromEntries(entries);
}

/**
 * JSON that preserves types; equal documents have equal lines.
 * @throws UnknownValueError for a type without a representation
 */
export function toLine({ path, data }: StoredDocument): string {
  return JSON.stringify({ path, data: toJson(data) });
}

/** The inverse of {@link toLine}; undefined for any other line. @throws UnknownValueError */
export function fromLine(line: unknown, store: Firestore): StoredDocument | undefined {
  if (!isObject(line) || typeof line.path !== 'string' || !isObject(line.data)) return undefined;
  return { path: line.path, data: fieldsFrom(line.data, store) };
}
