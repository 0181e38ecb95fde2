import { database } from '../../functions/src/platform/firebase.ts';
import { foldChanges } from '../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { runImport } from '../../functions/src/use-cases/imports/run-import.ts';

// A task of an import in a process of its own, which can be killed: node import-worker.ts <import> [<after how many
// commits it kills itself> [<after how many lines it folds>]]

const [id = '', ...limits] = process.argv.slice(2);
const [mostCommits = Number.POSITIVE_INFINITY, foldAfter] = limits.map(Number);
let commits = 0;

const store = database();
const runTransaction = store.runTransaction.bind(store);
store.runTransaction = async (...transaction) => {
  const result = await runTransaction(...transaction);
  commits += 1;
  // Before the task learns that it was done.
  if (commits >= mostCommits) process.kill(process.pid, 'SIGKILL');
  return result;
};

process.stdout.write('working\n');
await runImport(id, {
  isGivenUp: false,
  fold: async (isDone) => foldAfter && foldChanges(isDone),
  foldAfter: foldAfter ?? Number.POSITIVE_INFINITY,
});
process.stdout.write(`peak ${process.resourceUsage().maxRSS}\n`);
