import { allHolders, promiseTable } from './table.ts';

// npm run promises: what the shop promises, and the tests that hold it.
process.stdout.write(`# What the shop promises\n\n${promiseTable(allHolders())}\n`);
