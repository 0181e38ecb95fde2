// Writes what the shop holds of a shopper into a file: `npm run export-shopper -w functions -- <file>`, which asks for the
// e-mail address or the uid; --uid <uid> or --email <address> and --yes ask nothing. The shop may be open.
// GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { customersOf } from '../customers/customer-store.ts';
import { findSubscriber } from '../newsletter/subscriber-store.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { exportShopper } from '../use-cases/shoppers/export-shopper.ts';
import { namedFile, projectName, runCommand, say } from './command.ts';
import { namedShopper, shopperName, shopperOptions } from './named-shopper.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: shopperOptions, allowPositionals: true });
  const [name] = positionals;
  if (!name) throw new CannotProceed('Name the file: npm run export-shopper -w functions -- <file>');
  const project = projectName();
  const shopperOf = await shopperName(values);
  const shopper = await namedShopper(shopperOf, values, `Export what ${project} holds of this shopper?`);
  // Also of an address without an account, or of one that has not confirmed it.
  const subscriber = 'email' in shopperOf ? await findSubscriber(shopperOf.email) : undefined;
  const customers = 'email' in shopperOf ? await customersOf(shopperOf.email) : [];
  if (!shopper && !subscriber && customers.length === 0)
    return say(`There is nothing of this shopper in ${project}.`);
  const exported = {
    ...(shopper && (await exportShopper(shopper, new Date()))),
    ...(subscriber && { subscribers: [subscriber] }),
    ...(customers.length > 0 && { customers }),
  };
  // Only for the person who runs it, and never over another file.
  await writeFile(namedFile(name), `${JSON.stringify(exported, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  say(`Exported ${shopper?.orders.length ?? 0} orders and what belongs to them.`);
});
