import { allMigrations } from '../migrations/all-migrations.ts';
import { pendingOf, unknownOf } from '../migrations/pending.ts';
import { knownRelease, type Report } from '../migrations/run-migrations.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import type { StoredRelease } from '../release/release-store.ts';
import { say } from './command.ts';

/** The release of a project's data. @throws CannotProceed when it is of a later one */
export async function requireKnownData(project: string): Promise<StoredRelease | undefined> {
  const release = await knownRelease(allMigrations);
  const unknown = unknownOf(allMigrations, release);
  if (unknown.length > 0) {
    throw new CannotProceed(
      `The data of ${project} is of a later release, whose migrations (${unknown.join(', ')}) these functions do not know. Deploy that release or a later one; a backup brings the data of before.`,
    );
  }
  return release;
}

/** Prints the release of a project's data, and pending migrations. @throws CannotProceed when it is of a later one */
export async function checkData(project: string): Promise<void> {
  const release = await requireKnownData(project);
  const pending = pendingOf(allMigrations, release);
  if (pending.length === 0) {
    say(`The data of ${project} is of this release (${release?.data ?? 0}).`);
    return;
  }
  say(
    `The data of ${project} is of an earlier release (${release?.data ?? 0} of ${allMigrations.length}). Pending:`,
  );
  for (const { number, title, when } of pending) say(`  ${number}. ${when} the deploy: ${title}`);
}

export const sayMigration: Report = ({ number, title }, changed, isDone) =>
  say(isDone ? `Done: ${number}. ${title} (${changed})` : `  ${number}. ${changed} …`);
