import { InvalidArgument } from './api-errors.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Compares what was sent with what a schema read from it, and refuses what the schema dropped (unknown keys,
 * `__proto__` among them), what it converted (the text '12' to the number 12), and text that the database cannot
 * keep (NUL, lone surrogates). `read` is valid, so its shape bounds the depth.
 * @throws InvalidArgument naming the field
 */
export function refuseCasts(sent: unknown, read: unknown, path: readonly string[]): void {
  const field = path.join('.');
  if (isObject(sent) && isObject(read)) {
    for (const key of Object.keys(sent)) {
      const inner = [...path, key];
      if (!Object.hasOwn(read, key)) {
        throw new InvalidArgument(inner.join('.'), `${inner.join('.').slice(0, 100)} is not a known field`);
      }
      refuseCasts(sent[key], read[key], inner);
    }
    return;
  }
  if (typeof sent !== typeof read) throw new InvalidArgument(field, `${field} must be a ${typeof read}`);
  if (typeof sent === 'string' && (!sent.isWellFormed() || sent.includes('\0'))) {
    throw new InvalidArgument(field, `${field} has characters that cannot be stored`);
  }
}
