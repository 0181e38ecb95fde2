import { parseExecArguments } from './arguments.ts';
import { report, runMain } from './console.ts';
import { unlessInterrupted } from './interruption.ts';
import { runVisibly } from './processes.ts';
import { fillShop, withShop } from './shop.ts';

// Runs a command while the emulators are up, and exits with its code:
// node tests/emulators/exec.ts [--no-fill] -- <command> [arguments]
await runMain(async (wish) => {
  const { filled, command, args } = parseExecArguments(process.argv.slice(2));
  return withShop({ parts: ['functions'], report, wish }, async () => {
    if (filled) await unlessInterrupted(fillShop(report), wish);
    report(`Running ${[command, ...args].join(' ')}`);
    return runVisibly(command, args, { wish });
  });
});
