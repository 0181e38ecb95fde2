import { ArraySchema, ObjectSchema, Schema } from 'yup';
import { isObject } from '../../shared/values/stored-fields.ts';
import { InvalidArgument } from './api-errors.ts';

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
};

/** 'address', 'city' → 'address.city'; 'productIds', '0' → 'productIds[0]', as the schemas name their fields. */
function within(path: string, key: string, container: object): string {
  if (Array.isArray(container)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

function schemaOf(key: string, schema: unknown): unknown {
  if (schema instanceof ArraySchema) return schema.innerType;
  return schema instanceof ObjectSchema && Object.hasOwn(schema.fields, key) ? schema.fields[key] : undefined;
}

/**
 * Refuses keys that the schema does not name, values of another type (the text '12' for a number) and text that the
 * database cannot store (NUL, lone surrogates). Must run before the schema, which converts values, and throws on keys
 * such as `__proto__` and lists for texts. @throws InvalidArgument naming the field
 */
export function refuseUnknownShape(sent: unknown, schema: unknown, path = ''): void {
  if (!(schema instanceof Schema)) {
    const name = path.slice(0, 100).toWellFormed();
    throw new InvalidArgument(name, `${name} is not a known field`);
  }
  // A choice's own message lists its values.
  if (schema.type !== 'mixed' && !schema.isType(sent)) {
    throw new InvalidArgument(path, `${path} must be ${typeWords[schema.type] ?? schema.type}`);
  }
  if (typeof sent === 'string' && (!sent.isWellFormed() || sent.includes('\0'))) {
    throw new InvalidArgument(path, `${path} has characters that cannot be stored`);
  }
  if (!isObject(sent)) return;
  for (const key of Object.keys(sent)) {
    refuseUnknownShape(sent[key], schemaOf(key, schema), within(path, key, sent));
  }
}
