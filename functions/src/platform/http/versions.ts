import { InvalidArgument, PreconditionFailed } from './api-errors.ts';

/**
 * A version (the millisecond of the last write) as an ETag: 1700000000000 → '"1700000000000"'. Variants are whatever
 * else the answer depends on, so that no cache confuses two answers; they are not part of the version.
 */
export function versionTag(version: number, ...variants: (number | undefined)[]): string {
  return `"${[version, ...variants.filter((variant) => variant !== undefined)].join('-')}"`;
}

/**
 * Undefined when any version will do. A CDN may have marked the tag as weak. @throws InvalidArgument for anything that
 * is not such a tag
 */
export function expectedVersion(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"(\d{1,15})(?:-\d{1,15}){0,7}"\s*$/.exec(header)?.[1];
  if (version === undefined) throw new InvalidArgument('If-Match', 'If-Match must be the ETag of the answer');
  return Number(version);
}

/** @throws PreconditionFailed */
export function requireVersion(what: string, version: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) {
    throw new PreconditionFailed(`${what} has changed meanwhile; load it again`);
  }
}
