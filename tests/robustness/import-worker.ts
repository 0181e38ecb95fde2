import { database } from '../../functions/src/platform/firebase.ts';
import { foldChanges } from '../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { workOnImports } from '../../functions/src/use-cases/imports/work-on-imports.ts';

// A worker of imports in a process of its own, which can be killed:
// node import-worker.ts <now in milliseconds> [<after how many commits it kills itself> [<after how many lines it folds>]]

const begin = Date.now();
const [start = 0, mostCommits = Number.POSITIVE_INFINITY, foldAfter] = process.argv.slice(2).map(Number);
let commits = 0;

const store = database();
const runTransaction = store.runTransaction.bind(store);
store.runTransaction = async (...transaction) => {
  const result = await runTransaction(...transaction);
  commits += 1;
  // Before the worker knows that it was done.
  if (commits >= mostCommits) process.kill(process.pid, 'SIGKILL');
  return result;
};

process.stdout.write('working\n');
await workOnImports({
  now: () => new Date(start + Date.now() - begin),
  budgetMs: 60_000,
  fold: async (isDone) => foldAfter && foldChanges(isDone),
  foldAfter: foldAfter ?? Number.POSITIVE_INFINITY,
});
process.stdout.write(`peak ${process.resourceUsage().maxRSS}\n`);
