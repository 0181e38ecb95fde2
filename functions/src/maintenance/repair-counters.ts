// Compares the counters and each day's sales with a recount and puts them right: `npm run repair-counters -w functions`,
// while nobody orders or edits. GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
import { isDeepStrictEqual } from 'node:util';
import { readCounters, repairCounters } from '../stats/counter-store.ts';
import { repairSales } from '../stats/sales-store.ts';
import { projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const project = projectName();
  const before = await readCounters();
  const after = await repairCounters();
  const verdict = isDeepStrictEqual(before, after) ? 'were right' : 'are right again';
  say(`The counters of ${project} ${verdict}: ${JSON.stringify({ before, after })}`);
  say(`Days whose sales were wrong and are right again: ${await repairSales()}`);
});
