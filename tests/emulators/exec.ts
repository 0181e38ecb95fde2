import { parseArgs } from 'node:util';
import { report, runMain } from './console.ts';
import { Problem } from './problem.ts';
import { runVisibly } from './processes.ts';
import { fillShop, withShop } from './shop.ts';

// npm run with-shop -- <command> [arguments]: runs a command while the emulators are up, and exits with its code.
await runMain(async (signal) => {
  const [command, ...args] = parseArgs({ allowPositionals: true }).positionals;
  if (command === undefined) {
    throw new Problem('Use: npm run with-shop -- <command> [arguments]');
  }
  return withShop({ parts: ['functions', 'web'], report, signal }, async () => {
    await fillShop(report, signal);
    report(`Running ${[command, ...args].join(' ')}`);
    return runVisibly(command, args, { signal });
  });
});
