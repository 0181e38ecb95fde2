// `npm run export-shopper -w functions -- <file>`: writes a shopper's data into a file, while the shop may be open.
// Asks for the e-mail address or the uid; --uid <uid> or --email <address> and --yes ask nothing. GOOGLE_CLOUD_PROJECT
// names the project; uses the caller's Google credentials.
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
  // The address may have no account, or an unconfirmed one.
  const subscriber = 'email' in shopperOf ? await findSubscriber(shopperOf.email) : undefined;
  const customers = 'email' in shopperOf ? await customersOf(shopperOf.email) : [];
  if (!shopper && !subscriber && customers.length === 0)
    return say(`There is nothing of this shopper in ${project}.`);
  const exported = {
    ...(shopper && (await exportShopper(shopper, new Date()))),
    ...(subscriber && { subscribers: [subscriber] }),
    ...(customers.length > 0 && { customers }),
  };
  // Readable by the user alone; never overwrites a file.
  await writeFile(namedFile(name), `${JSON.stringify(exported, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  say(`Exported ${shopper?.orders.length ?? 0} orders and what belongs to them.`);
});
