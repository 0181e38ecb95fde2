import { expect, it } from 'vitest';
import { InvalidArgument } from '../../../functions/src/platform/http/api-errors.ts';
import { isUnavailable, isWriteConflict } from '../../../functions/src/platform/http/database-errors.ts';
import { expectedVersion, versionTag } from '../../../functions/src/platform/http/versions.ts';

it('Versions of a book travel as an ETag and come back, also marked as weak', () => {
  expect(versionTag(1_700_000_000_000)).toBe('"1700000000000"');
  expect(expectedVersion('"1700000000000"')).toBe(1_700_000_000_000);
  expect(expectedVersion('W/"17"')).toBe(17);
});

it('Versions of a book may be any', () => {
  expect(expectedVersion(undefined)).toBeUndefined();
  expect(expectedVersion('*')).toBeUndefined();
});

it.each(['17', '"x"', '""', '"1", "2"', '"1e3"'])('Versions of a book are not read from %s', (header) => {
  expect(() => expectedVersion(header)).toThrow(InvalidArgument);
});

it('Errors of the database are told apart by their code', () => {
  const failed = (code: unknown) => Object.assign(new Error('failed'), { code });
  expect([4, 8, 10, 14].map((code) => isUnavailable(failed(code)))).toEqual([true, true, true, true]);
  expect(isUnavailable(failed(5))).toBe(false);
  expect(isUnavailable('14')).toBe(false);
  expect([6, 9].map((code) => isWriteConflict(failed(code)))).toEqual([true, true]);
  expect(isWriteConflict(new Error('6'))).toBe(false);
  const lacking = new Error('9 FAILED_PRECONDITION: The query requires an index. You can create it here: …');
  expect(isWriteConflict(Object.assign(lacking, { code: 9 }))).toBe(false);
});
