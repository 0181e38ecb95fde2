import { spawn } from 'node:child_process';
import { parseExecArguments } from './arguments.ts';
import { codeOf, report, runMain } from './console.ts';
import { projectPath } from './processes.ts';
import { emulatorVariables } from './project.ts';
import { openShop } from './shop.ts';

/** Runs a command while the emulators are up and gives back its exit code. */
function runCommand(command: string, args: readonly string[], wish: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...emulatorVariables(), PATH: projectPath() },
    });
    wish.addEventListener('abort', () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? codeOf(wish)));
  });
}

await runMain(async (wish) => {
  const { filled, command, args } = parseExecArguments(process.argv.slice(2));
  const shop = await openShop({ parts: ['functions'], filled, report, interrupted: wish });
  try {
    report(`Running ${[command, ...args].join(' ')}`);
    return await runCommand(command, args, wish);
  } finally {
    await shop.stop();
    report('Everything is stopped');
  }
});
