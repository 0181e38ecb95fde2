import { BadRequest } from './api-errors.ts';

/** The caller's key for one change, the same at every retry. @throws BadRequest when it is missing or malformed */
export function requireIdempotencyKey(key: string | undefined): string {
  if (key === undefined) {
    throw new BadRequest('missing-idempotency-key', 'Send an Idempotency-Key header, a UUID for each order');
  }
  return checked(key);
}

/** The caller's key, for a change that can also be made without one. @throws BadRequest when it is malformed */
export function optionalIdempotencyKey(key: string | undefined): string | undefined {
  return key === undefined ? undefined : checked(key);
}

function checked(key: string): string {
  if (!/^[\w-]{16,128}$/.test(key)) {
    throw new BadRequest('bad-idempotency-key', 'Idempotency-Key must be a UUID');
  }
  return key;
}
