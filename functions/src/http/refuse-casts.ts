import { ObjectSchema } from 'yup';
import { InvalidArgument } from './api-errors.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** 'address', 'city' → 'address.city'; 'productIds', '0' → 'productIds[0]', as the schemas name their fields. */
function within(path: string, key: string, container: object): string {
  if (Array.isArray(container)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/**
 * Refuses keys that the schema does not name, at any depth of it. To be asked before the schema itself, which
 * stumbles over keys such as `__proto__` and `constructor`.
 * @throws InvalidArgument naming the key
 */
export function refuseUnknownKeys(sent: unknown, schema: unknown, path = ''): void {
  if (!(schema instanceof ObjectSchema) || !isObject(sent)) return;
  for (const key of Object.keys(sent)) {
    const inner = within(path, key, sent);
    if (!Object.hasOwn(schema.fields, key)) {
      const name = inner.slice(0, 100).toWellFormed();
      throw new InvalidArgument(name, `${name} is not a known field`);
    }
    refuseUnknownKeys(sent[key], schema.fields[key], inner);
  }
}

/**
 * Compares what was sent with what a schema read from it, and refuses what was converted (the text '12' to the
 * number 12) and text that the database cannot keep (NUL, lone surrogates). `read` is valid, so the schema bounds
 * the depth.
 * @throws InvalidArgument naming the field
 */
export function refuseCasts(sent: unknown, read: unknown, path = ''): void {
  if (isObject(sent) && isObject(read)) {
    for (const key of Object.keys(sent)) refuseCasts(sent[key], read[key], within(path, key, sent));
    return;
  }
  if (typeof sent !== typeof read) throw new InvalidArgument(path, `${path} must be a ${typeof read}`);
  if (typeof sent === 'string' && (!sent.isWellFormed() || sent.includes('\0'))) {
    throw new InvalidArgument(path, `${path} has characters that cannot be stored`);
  }
}
