// Erases a shopper's personal data: `npm run erase-shopper -w functions`, which asks for the e-mail address or the
// uid, so that it stands in no shell's history. -- --uid <uid> or --email <address> and --yes ask nothing.
// GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CommandError, projectName, runCommand, say } from './command.ts';
import { eraseShopper, findTraces, type ShopperName } from './shopper-erasure.ts';

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CommandError('Say --uid or --email, and --yes, where nobody can be asked.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

async function shopperName(uid: string | undefined, email: string | undefined): Promise<ShopperName> {
  if (uid && email) throw new CommandError('Say --uid or --email, not both.');
  const name = uid || email || (await ask('E-mail address or uid of the shopper: '));
  if (name === '') throw new CommandError('Nobody was named, and nothing was erased.');
  return name.includes('@') ? { email: name } : { uid: name };
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { uid: { type: 'string' }, email: { type: 'string' }, yes: { type: 'boolean' } },
  });
  const project = projectName();
  const { uids, orders, accounts } = await findTraces(await shopperName(values.uid, values.email));
  if (orders + accounts === 0) return say(`There is nothing of this shopper in ${project}.`);
  const what = `${orders} orders and ${accounts} accounts in ${project}`;
  if (!values.yes && (await ask(`Erase the personal data of ${what} for ever? Type yes: `)) !== 'yes') {
    throw new CommandError('Nothing was erased.');
  }
  let erased = 0;
  await eraseShopper(uids, (count) => {
    erased += count;
    say(`${erased} of ${orders} orders`);
  });
  say(`Erased the personal data of ${what}. Totals, books and days of the orders stay.`);
});
