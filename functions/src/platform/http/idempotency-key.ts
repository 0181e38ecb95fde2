import { sha256 } from '../sha256.ts';
import { ApiError, BadRequest } from './api-errors.ts';

type KeyHeader = (name: 'Idempotency-Key') => string | undefined;

/** @throws BadRequest when the key is missing or malformed */
export function requireIdempotencyKey(header: KeyHeader): string {
  const key = optionalIdempotencyKey(header);
  if (key === undefined) {
    throw new BadRequest('missing-idempotency-key', 'Send an Idempotency-Key header, a UUID for each order');
  }
  return key;
}

/** @throws BadRequest when the key is malformed */
export function optionalIdempotencyKey(header: KeyHeader): string | undefined {
  const key = header('Idempotency-Key');
  if (key !== undefined && !/^[\w-]{16,128}$/.test(key)) {
    throw new BadRequest('bad-idempotency-key', 'Idempotency-Key must be a UUID');
  }
  return key;
}

/** 422: the key was used before, for another request. */
export class KeyReused extends ApiError {
  /** @param was 'Another book was already added' */
  constructor(was: string, details?: Record<string, string>) {
    super(422, 'idempotency-key-reused', `${was} under this Idempotency-Key`, details && { details });
  }
}

/** The same id at every retry. Each kind has its own, since a draft keeps its id when it becomes a book. */
export function idUnderKey(kind: string, by: { id: string }, key: string): string {
  return sha256(`${kind}\n${by.id}\n${key}`).slice(0, 20);
}

/** Without the person: another one may continue it on the same browser, such as a delivery that was sent. */
export function idOfKey(kind: string, key: string): string {
  return sha256(`${kind}\n${key}`).slice(0, 20);
}

/** Independent of the order of the fields. */
export function fieldsHash(fields: object): string {
  return sha256(JSON.stringify(Object.entries(fields).sort()));
}
