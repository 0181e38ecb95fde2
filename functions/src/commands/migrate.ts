// Brings the data of a shop to this release: `npm run migrate -w functions`, while the shop may be open; killed, or run
// twice, it goes on where it was. `npm run deploy` does it with the functions: `-- before` and `-- after` are its halves,
// and `-- status` only says what is pending.
// GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
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
