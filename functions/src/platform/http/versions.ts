import { InvalidArgument, PreconditionFailed } from './api-errors.ts';

/**
 * A version (the millisecond of the last write) as an ETag: 1700000000000 → '"1700000000000"'. What else the answer
 * depends on may follow it, so that no cache takes another answer for this one; it is no part of the version.
 */
export function versionTag(version: number, ...variants: (number | undefined)[]): string {
  return `"${[version, ...variants.filter((variant) => variant !== undefined)].join('-')}"`;
}

/**
 * The version that an If-Match header names, or undefined when any will do. A CDN may have marked the tag as weak.
 * @throws InvalidArgument for anything that is no tag of ours
 */
export function expectedVersion(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"(\d{1,15})(?:-\d{1,15}){0,7}"\s*$/.exec(header)?.[1];
  if (version === undefined) throw new InvalidArgument('If-Match', 'If-Match must be the ETag of the answer');
  return Number(version);
}

/** @throws PreconditionFailed unless `what` is of the version, where one is expected */
export function requireVersion(what: string, version: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) {
    throw new PreconditionFailed(`${what} has changed meanwhile; load it again`);
  }
}
