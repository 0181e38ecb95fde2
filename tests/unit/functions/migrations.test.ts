import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allMigrations } from '../../../functions/src/migrations/all-migrations.ts';
import type { Migration } from '../../../functions/src/migrations/migration.ts';
import { pendingOf, unknownOf, withDone } from '../../../functions/src/migrations/pending.ts';
import { productVersion } from '../../../functions/src/platform/version.ts';
import { version } from '../../../web/src/config/version.ts';
import { root } from '../../emulators/project.ts';
import { read } from '../../fixtures/repository-files.ts';

const migration = (number: number, when: Migration['when']): Migration => ({
  number,
  when,
  title: '',
  workAfter: async () => ({ changed: 0, next: undefined }),
});
/** Of two releases, each with steps before and after its deploy. */
const some = [migration(1, 'before'), migration(2, 'after'), migration(3, 'before'), migration(4, 'after')];
const numbersOf = (migrations: readonly Migration[]) => migrations.map(({ number }) => number);

it('The migrations are numbered without a gap, each in a file of its number', () => {
  expect(numbersOf(allMigrations)).toEqual(allMigrations.map((_, index) => index + 1));
  const files = readdirSync(path.join(root, 'functions/src/migrations')).filter((name) => /^\d/.test(name));
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(numbersOf(allMigrations));
});

it('The migrations run those before the deploy first, also of a release that was left out', () => {
  expect(numbersOf(pendingOf(some, undefined))).toEqual([1, 3, 2, 4]);
  expect(numbersOf(pendingOf(some, { done: [1] }, 'before'))).toEqual([3]);
  expect(numbersOf(pendingOf(some, { done: [1, 3] }, 'after'))).toEqual([2, 4]);
  expect(pendingOf(some, { done: [1, 2, 3, 4] })).toEqual([]);
});

it('The migrations make a version of the data up to which all are done', () => {
  expect([[], [1], [1, 3], [1, 3, 2], [1, 2, 3, 4]].map((done) => withDone(some, done).data)).toEqual([
    0, 1, 1, 3, 4,
  ]);
  expect(withDone(some, [3, 1])).toEqual({ data: 1, done: [1, 3], running: 0, cursor: '', changed: 0 });
});

it('The migrations know when the data has seen those of a later release', () => {
  expect(unknownOf(some, { done: [1, 2, 3, 4, 5], running: 0 })).toEqual([5]);
  expect(unknownOf(some, { done: [1, 2, 3], running: 4 })).toEqual([]);
  expect(unknownOf(some, undefined)).toEqual([]);
  // Except the beginning of one, which was killed.
  expect(unknownOf(some, { done: [1, 2, 3, 4], running: 5 })).toEqual([5]);
});

it('The version of the product stands in one place', () => {
  const manifest = JSON.parse(read('package.json'));
  expect([productVersion, version]).toEqual([manifest.version, manifest.version]);
  expect(read('CHANGELOG.md')).toContain(version);
});
