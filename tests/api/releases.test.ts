import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteStoredCovers } from '../../functions/src/books/cover-copy-store.ts';
import { importDocument, newImport, type StoredImport } from '../../functions/src/imports/import-document.ts';
import { findImport, replaceFormerQueue } from '../../functions/src/imports/import-store.ts';
import { allMigrations } from '../../functions/src/migrations/all-migrations.ts';
import type { Migration } from '../../functions/src/migrations/migration.ts';
import { runMigrations } from '../../functions/src/migrations/run-migrations.ts';
import { collection } from '../../functions/src/platform/collections.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { findRelease } from '../../functions/src/release/release-store.ts';
import { findSettings, keepTypedSettings, usualIn } from '../../functions/src/settings/settings-store.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import type { ImportState } from '../../functions/src/shared/import/book-import.ts';
import { defaultSettings } from '../../functions/src/shared/shop/settings.ts';
import { startImport } from '../../functions/src/use-cases/imports/start-import.ts';
import { otherProject } from '../fixtures/other-project.ts';
import { runMaintenance } from '../robustness/maintenance.ts';
import { generousRules } from './imports.ts';
import { call } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const { store, env, empty, close } = otherProject('demo-release');
const release = () => collection('meta').doc('release');
const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `migrated-${letter}`);

beforeAll(empty);
afterAll(async () => {
  await close();
  for (const name of ['release', ...names]) await collection('meta').doc(name).delete();
});

class Killed extends Error {}

/** Migrates two documents at a time; the process ends once so many pages are written, before the last is recorded. */
function migrations(pagesUntilKilled = Number.POSITIVE_INFINITY): Migration[] {
  let pages = 0;
  const addField = (number: number, when: Migration['when']): Migration => ({
    number,
    when,
    title: 'Add a field',
    async workAfter(cursor) {
      const id = FieldPath.documentId();
      const documents = collection('meta').where(id, '>=', names[0]).where(id, '<=', names.at(-1));
      const ordered = documents.orderBy(id).limit(2);
      const { docs } = await (cursor === '' ? ordered : ordered.startAfter(cursor)).get();
      const lacking = docs.filter((document) => document.get(`field${number}`) === undefined);
      const batch = database().batch();
      for (const { ref } of lacking) batch.update(ref, { [`field${number}`]: number });
      await batch.commit();
      pages += 1;
      if (pages === pagesUntilKilled) throw new Killed();
      return { changed: lacking.length, next: docs.length === 2 ? docs.at(-1)?.id : undefined };
    },
  });
  return [addField(1, 'before'), addField(2, 'after')];
}

it.each([1, 3, 4, 6])('Migrations that are killed after page %i go on where they were', async (page) => {
  await release().set({ data: 0, done: [], running: 0, cursor: '', changed: 0 });
  await Promise.all(names.map((name) => collection('meta').doc(name).set({ kept: true })));
  await expect(runMigrations(migrations(page), 'all', () => undefined)).rejects.toThrow(Killed);
  let worked = 0;
  await runMigrations(migrations(), 'all', () => {
    worked += 1;
  });
  // The page that was not recorded is done again, and none before it.
  expect(worked).toBe(6 - (page - 1));
  const stored = await Promise.all(
    names.map(async (name) => (await collection('meta').doc(name).get()).data()),
  );
  expect(stored).toEqual(names.map(() => ({ kept: true, field1: 1, field2: 2 })));
  expect(await findRelease()).toMatchObject({ data: 2, done: [1, 2], running: 0, cursor: '' });
});

it('A new shop is of this release, and functions that are older than the data are refused', async () => {
  const { code, output } = await runMaintenance('migrate', [], { env });
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('is of this release') });
  await store.doc('meta/release').update({ data: 99, done: [99] });
  const refused = await runMaintenance('migrate', ['status'], { env });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is of a later release') });
});

it('The covers of stored books that are at an address or were uploaded are noted to be copied, once', async () => {
  const [address, ...others] = ['https://example.com/emma.png', 'emma.480w.avif', ''];
  const { _id } = await storeBook({ coverImage: address });
  for (const coverImage of others) await storeBook({ coverImage });
  const noted = async () => (await collection('coverCopies').get()).docs;
  await release().set({ data: 0, done: [], running: 0, cursor: '', changed: 0 });
  await runMigrations(allMigrations, 'all', () => undefined);
  expect((await noted()).map((note) => [note.id, note.get('address')])).toEqual([[_id, address]]);
  await collection('coverCopies').doc(_id).update({ tries: 3 });
  expect(await noteStoredCovers('', new Date(), 1)).toMatchObject({ changed: 0, next: expect.any(String) });
  expect(await noteStoredCovers('', new Date())).toEqual({ changed: 0, next: undefined });
  expect((await noted())[0]?.get('tries')).toBe(3);
});

it('Settings that were stored with defaults, in English or in a language of the shop, keep what was typed alone', async () => {
  const document = collection('settings').doc('shop');
  const updatedAt = Timestamp.fromMillis(7);
  const { genres, ...defaults } = defaultSettings;
  const { homeServices, mailEnd } = usualIn('de');
  const own = { shopName: 'Quire', languages: ['de'], genres: [{ slug: 'horror', isChoice: false }] };
  const named = genres
    .filter(({ slug }) => slug === 'horror')
    .map((genre) => ({ ...genre, isChoice: false }));
  await document.set({ ...defaults, ...own, genres: named, homeServices, mailEnd, updatedAt });
  const before = await findSettings();
  await release().set({ data: 1, done: [1], running: 0, cursor: '', changed: 0 });
  await runMigrations(allMigrations, 'all', () => undefined);
  expect((await document.get()).data()).toEqual({ ...own, updatedAt });
  const { version, shopName, genres: left } = await findSettings();
  expect({ version, shopName, left }).toEqual({ version: 7, shopName: 'Quire', left: before.genres });
  expect(await keepTypedSettings()).toBe(false);
});

it('A file that was checked before release 1.0.0 imported another one, and deployed since, is checked again', async () => {
  const [checkedAt, undoneAt] = [Date.now() - 60_000, Date.now() - 30_000];
  const [checked, undone] = [crypto.randomUUID(), crypto.randomUUID()];
  const store = (id: string, state: ImportState, work: Partial<StoredImport>) => {
    const request = { id, fileName: 'books.csv', columns: ['title'], rules: generousRules };
    const { seen, ...rest } = newImport(request, new Date(checkedAt));
    const {
      wroteAt: _,
      work: stored,
      ...document
    } = importDocument({
      ...rest,
      ...work,
      seen: { ...seen, state },
    });
    delete stored.wroteAt;
    return collection('imports')
      .doc(id)
      .set({ ...document, work: stored });
  };
  await store(checked, 'checked', { checkedAt });
  await store(undone, 'undone', { startedAt: checkedAt - 1 });
  const queue = database().doc('importTasks/current');
  await queue.set({ importId: '', step: 3, lease: '', leaseUntil: 0, attempts: 0, wroteAt: undoneAt });
  await release().set({ data: 2, done: [1, 2], running: 0, cursor: '', changed: 0 });
  await runMigrations(allMigrations, 'all', () => undefined);
  expect((await queue.get()).exists).toBe(false);
  expect((await findImport(undone)).wroteAt).toBe(undoneAt);
  await expect(startImport(checked, owner, new Date())).rejects.toThrow('check the file again');
  expect(await replaceFormerQueue()).toBe(false);
});

it('GET /api/version says the version and no more, and a cache may keep it', async () => {
  const { status, headers, body } = await call('GET', '/api/version');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('s-maxage=60');
  expect(Object.keys(body)).not.toContain('project');
  expect(body.version).toMatch(/^\d+\.\d+\.\d+/);
});
