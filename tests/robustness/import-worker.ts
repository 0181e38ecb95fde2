import { workOnImports } from '../../functions/src/book-import/import-worker.ts';

// A worker of imports in a process of its own, which can be killed: node import-worker.ts <now in milliseconds>.

const begin = Date.now();
const start = Number(process.argv[2]);
process.stdout.write('working\n');
await workOnImports({
  now: () => new Date(start + Date.now() - begin),
  budgetMs: 60_000,
  onChanged: async () => {},
});
