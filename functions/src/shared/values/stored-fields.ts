import { type AnyObject, ArraySchema, type InferType, ObjectSchema, Schema } from 'yup';

/** By the type of a missing field's schema. */
const emptyValues: Record<string, unknown> = { string: '', number: 0, boolean: false };

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readValue(value: unknown, schema: unknown): unknown {
  if (schema instanceof ObjectSchema) {
    const mayBeMissing = schema.spec.optional && 'default' in schema.spec;
    if (!isObject(value) && mayBeMissing) return schema.getDefault();
    return readFields(schema, isObject(value) ? value : {});
  }
  if (schema instanceof ArraySchema) {
    if (Array.isArray(value)) return value.map((item) => readValue(item, schema.innerType));
    return schema.spec.optional ? schema.getDefault() : [];
  }
  if (!(schema instanceof Schema)) throw new Error('A stored field has no schema');
  const isStorable = typeof value !== 'number' || Number.isFinite(value);
  if (value !== undefined && isStorable && schema.isType(value)) return value;
  return schema.spec.optional ? schema.getDefault() : emptyValues[schema.type];
}

/**
 * Only the fields that the schema names. A required field that is missing or of another type reads as '', 0, false or
 * [], an optional one as its default or not at all, so that a page can show any document.
 */
export function readFields<S extends ObjectSchema<AnyObject>>(
  schema: S,
  data: Readonly<Record<string, unknown>>,
): InferType<S> {
  const fields = Object.entries(schema.fields)
    .map(([name, field]) => [name, readValue(data[name], field)] as const)
    .filter(([, value]) => value !== undefined);
  const read: unknown = Object.fromEntries(fields);
  // Not `cast`, which would trim what is stored.
  if (!schema.isType(read)) throw new Error('The fields do not make up their schema');
  return read;
}

/** Matches the Timestamps of the Admin SDK and of the browser's, which are different classes. */
interface StoredTime {
  toMillis: () => number;
}

function isStoredTime(value: unknown): value is StoredTime {
  return isObject(value) && typeof value.toMillis === 'function';
}

/** In milliseconds since 1970; 0 when there is none. */
export function readTime(value: unknown): number {
  return isStoredTime(value) ? value.toMillis() : 0;
}

/** 0 when there is none. */
export function readCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

export function readInstant(value: unknown): string {
  return new Date(readTime(value)).toISOString();
}
