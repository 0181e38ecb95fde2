import { parseArgs } from 'node:util';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { demoPeople } from '../fixtures/demo-shop/people.ts';
import { demoShoppers } from '../fixtures/demo-shop/shoppers.ts';
import { unlessAborted } from './abort.ts';
import { forwardAccountMails } from './account-mails.ts';
import { report, runMain, showWaiting } from './console.ts';
import { serveWeb, watchFunctions } from './dev-servers.ts';
import { errorLinesIn } from './error-lines.ts';
import { mailboxAddress } from './mail-catcher.ts';
import { Problem } from './problem.ts';
import { hostOf, logFile, shopAddress, viteServer } from './project.ts';
import { keepSchedules } from './schedules.ts';
import { fillShop, warmUpShop, withShop } from './shop.ts';

function welcome(address: string, withUi: boolean): string {
  const shoppers = demoShoppers.map(({ email, password }) => `    ${email}  password ${password}`);
  const people = [{ name: demoAdmin.username, ...demoAdmin, role: 'owner' }, ...demoPeople].map(
    ({ name, password, role }) => `    Admin: ${name}  password ${password}  (${role})`,
  );
  return [
    '',
    `  The shop is open   ${address}`,
    `  Admin              ${address}/admin`,
    `  Mails              ${mailboxAddress}`,
    ...(withUi ? [`  Emulator UI        http://${hostOf('ui')}`] : []),
    '',
    '  Demo logins',
    ...shoppers,
    ...people,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

// npm start, and npm run dev with --dev.
await runMain(async (signal) => {
  const { dev = false } = parseArgs({ options: { dev: { type: 'boolean' } } }).values;
  const parts = dev ? (['functions'] as const) : (['functions', 'web'] as const);
  const extraPlaces = dev ? [{ ...viteServer, purpose: 'the web app (Vite)' }] : [];
  const address = dev ? `http://${viteServer.host}:${viteServer.port}` : shopAddress;
  const endWaiting = showWaiting(dev ? 'dev' : 'start', 30);
  const beforeFunctions = () => fillShop(report, signal, true);
  return withShop({ parts, extraPlaces, beforeFunctions, report, signal }, async ({ ended, withUi }) => {
    const open = async () => {
      await warmUpShop(parts, report, signal);
      endWaiting();
      const scheduled = [...keepSchedules(signal), forwardAccountMails(signal)];
      const servers = [...scheduled, ...(dev ? [watchFunctions(signal), serveWeb(signal)] : [])];
      process.stdout.write(`${welcome(address, withUi)}\n`);
      return Promise.race([...servers, new Promise<never>(() => {})]);
    };
    const unexpectedEnd = ended.then(() => {
      throw new Problem(`The emulators ended by themselves. ${errorLinesIn(logFile)}`);
    });
    return unlessAborted(Promise.race([open(), unexpectedEnd]), signal);
  });
});
