import type { Release } from '../release/release-store.ts';
import type { Migration } from './migration.ts';

/** 'before' the new functions are deployed, 'after' it, or both. */
export type Stage = 'before' | 'after' | 'all';

/** In the order in which a deploy runs them. */
export function pendingOf(
  migrations: readonly Migration[],
  release: Pick<Release, 'done'> | undefined,
  stage: Stage = 'all',
): Migration[] {
  const pending = migrations.filter(({ number }) => !release?.done.includes(number));
  const ordered = [
    ...pending.filter(({ when }) => when === 'before'),
    ...pending.filter(({ when }) => when === 'after'),
  ];
  return stage === 'all' ? ordered : ordered.filter(({ when }) => when === stage);
}

/** Also consecutive: `data` is the last number up to which all are done. */
export function withDone(migrations: readonly Migration[], done: readonly number[]): Release {
  const missing = migrations.find(({ number }) => !done.includes(number));
  const data = missing ? missing.number - 1 : Math.max(0, ...done);
  return { data, done: done.toSorted((one, other) => one - other), running: 0, cursor: '', changed: 0 };
}

/**
 * Migrations of a later release that the data has seen, even if only begun: this release's functions do not know their
 * results.
 */
export function unknownOf(
  migrations: readonly Migration[],
  release: Pick<Release, 'done' | 'running'> | undefined,
): number[] {
  const seen = release ? [...release.done, release.running].filter((number) => number > 0) : [];
  return seen.filter((number) => !migrations.some((migration) => migration.number === number));
}
