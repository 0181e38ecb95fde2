// `npm run migrate -w functions`: brings a shop's data to this release, while the shop may be open; continues after an
// interruption. `npm run deploy` runs its halves `-- before` and `-- after` around the functions; `-- status` only
// prints what is pending. GOOGLE_CLOUD_PROJECT names the project; uses the caller's Google credentials.
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Stage } from '../migrations/pending.ts';
import { runMigrations } from '../migrations/run-migrations.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { projectName, runCommand, say } from './command.ts';
import { checkData, sayMigration } from './release-data.ts';

const stages: readonly string[] = ['before', 'after', 'all'] satisfies Stage[];

function isStage(word: string): word is Stage {
  return stages.includes(word);
}

await runCommand(async () => {
  const [word = 'all'] = process.argv.slice(2);
  if (word !== 'status' && !isStage(word)) {
    throw new CannotProceed('Say what is to be done: status, before, after or all.');
  }
  const project = projectName();
  await checkData(project);
  if (word === 'status') return;
  await runMigrations(allMigrations, word, sayMigration);
  say('Done.');
});
