import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { demoShoppers } from '../fixtures/demo-shop/shoppers.ts';
import { parseStartArguments } from './arguments.ts';
import { report, runMain } from './console.ts';
import type { RunningEmulators } from './firebase.ts';
import { unlessInterrupted } from './interruption.ts';
import { tellingLinesOf } from './last-words.ts';
import { Problem } from './problem.ts';
import { hostOf, logFile, shopAddress, viteServer } from './project.ts';
import { fillShop, wakeShop, withShop } from './shop.ts';
import { serveWeb, type Watcher, watchFunctions } from './watching.ts';

function welcome(address: string, withUi: boolean): string {
  const shoppers = demoShoppers.map(({ email, password }) => `    ${email}  password ${password}`);
  return [
    '',
    `  The shop is open   ${address}`,
    `  Admin              ${address}/admin`,
    ...(withUi ? [`  Emulator UI        http://${hostOf('ui')}`] : []),
    '',
    '  Demo logins',
    ...shoppers,
    `    Admin: ${demoAdmin.username}  password ${demoAdmin.password}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

async function unexpectedEnd({ ended }: RunningEmulators): Promise<never> {
  await ended;
  throw new Problem(`The emulators ended by themselves. From ${logFile}:\n${tellingLinesOf(logFile)}`);
}

// npm start, and npm run dev with --dev.
await runMain(async (wish) => {
  const { dev } = parseStartArguments(process.argv.slice(2));
  const parts = dev ? (['functions'] as const) : (['functions', 'web'] as const);
  const extraPlaces = dev ? [{ ...viteServer, purpose: 'the web app (Vite)' }] : [];
  return withShop({ parts, extraPlaces, report, wish }, async (emulators) => {
    const opening = async () => {
      await fillShop(report);
      await wakeShop(parts, report);
    };
    await unlessInterrupted(Promise.race([opening(), unexpectedEnd(emulators)]), wish);
    const watchers: Watcher[] = dev ? [watchFunctions(), serveWeb(viteServer)] : [];
    try {
      process.stdout.write(
        `${welcome(dev ? `http://${viteServer.host}:${viteServer.port}` : shopAddress, emulators.withUi)}\n`,
      );
      const failures = [unexpectedEnd(emulators), ...watchers.map(({ failed }) => failed)];
      await Promise.race([...failures, whenWished(wish)]);
      return 0;
    } finally {
      await Promise.all(watchers.map((watcher) => watcher.stop()));
    }
  });
});

function whenWished(wish: AbortSignal): Promise<void> {
  if (wish.aborted) return Promise.resolve();
  return new Promise((resolve) => wish.addEventListener('abort', () => resolve(), { once: true }));
}
