import { isAnyBook } from '../books/book-list-store.ts';
import { isAnyOrder } from '../orders/order-list-store.ts';
import { findRelease, type StoredRelease, writeRelease } from '../release/release-store.ts';
import type { Migration } from './migration.ts';
import { pendingOf, type Stage, withDone } from './pending.ts';

// Migrates data from release to release; may be killed anywhere and run again:
//
// 1. meta/release holds the migrations done, and the progress of the current one.
// 2. A migration works page by page in atomic batches, and leaves finished documents as they are. After each page
//    meta/release holds the start of the next one.
// 3. Of two concurrent runs one loses the write to meta/release, reads it again, and continues from there.

/** @param changed number of documents so far */
export type Report = (migration: Migration, changed: number, isDone: boolean) => void;

async function workOn(
  migrations: readonly Migration[],
  migration: Migration,
  release: StoredRelease | undefined,
  report: Report,
): Promise<StoredRelease | undefined> {
  const begun = release?.running === migration.number ? release : undefined;
  const page = await migration.workAfter(begun?.cursor ?? '');
  const changed = (begun?.changed ?? 0) + page.changed;
  const done = release?.done ?? [];
  const after =
    page.next === undefined
      ? withDone(migrations, [...done, migration.number])
      : { ...withDone(migrations, done), running: migration.number, cursor: page.next, changed };
  const written = await writeRelease(release, after);
  report(migration, changed, page.next === undefined);
  return written ?? findRelease();
}

async function isNewShop(): Promise<boolean> {
  const answers = await Promise.all([isAnyBook(), isAnyOrder()]);
  return !answers.includes(true);
}

/** A new shop starts with this release's data. */
export async function knownRelease(migrations: readonly Migration[]): Promise<StoredRelease | undefined> {
  const release = await findRelease();
  if (release || !(await isNewShop())) return release;
  const all = migrations.map(({ number }) => number);
  return (await writeRelease(undefined, withDone(migrations, all))) ?? findRelease();
}

export async function runMigrations(
  migrations: readonly Migration[],
  stage: Stage,
  report: Report,
): Promise<void> {
  let release = await knownRelease(migrations);
  for (;;) {
    const [next] = pendingOf(migrations, release, stage);
    if (!next) return;
    release = await workOn(migrations, next, release, report);
  }
}
