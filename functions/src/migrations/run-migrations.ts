import { isAnyBook } from '../books/book-list-store.ts';
import { isAnyOrder } from '../orders/order-list-store.ts';
import { findRelease, type StoredRelease, writeRelease } from '../release/release-store.ts';
import type { Migration } from './migration.ts';
import { pendingOf, type Stage, withDone } from './pending.ts';

// How the data comes from one release to the next, killed anywhere and run again:
//
// 1. meta/release says which migrations are done, and how far the one has come that is under way.
// 2. A migration works on one page of documents after the other, each in batches that take all or nothing, and a page
//    that is done already stays as it is. After each page meta/release says where the next one begins.
// 3. Of two runs at once one loses the write to meta/release: it reads it again, and goes on from there.

/** Says what was done: which migration, how many documents it has changed so far, and whether that was all. */
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

/** Whether there is nothing that an earlier release could have written. */
async function isNewShop(): Promise<boolean> {
  const found = await Promise.all([isAnyBook(), isAnyOrder()]);
  return !found.includes(true);
}

/** Of which release the data is. That of a new shop is of this one from the beginning. */
export async function knownRelease(migrations: readonly Migration[]): Promise<StoredRelease | undefined> {
  const release = await findRelease();
  if (release || !(await isNewShop())) return release;
  const all = migrations.map(({ number }) => number);
  return (await writeRelease(undefined, withDone(migrations, all))) ?? findRelease();
}

/** Runs what the data still needs of a stage. */
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
