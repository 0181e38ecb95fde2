// `npm run erase-shopper -w functions`: erases a shopper's personal data. Asks for the e-mail address or the uid, so
// that neither is in the shell's history; -- --uid <uid> or --email <address> and --yes ask nothing.
// GOOGLE_CLOUD_PROJECT names the project; uses the caller's Google credentials.
import { parseArgs } from 'node:util';
import { deleteSubscriber, findSubscriber, subscriberId } from '../newsletter/subscriber-store.ts';
import { eraseShopper } from '../use-cases/shoppers/erase-shopper.ts';
import { projectName, runCommand, say } from './command.ts';
import { namedShopper, shopperName, shopperOptions } from './named-shopper.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: shopperOptions });
  const project = projectName();
  const name = await shopperName(values);
  const shopper = await namedShopper(name, values, `Erase this shopper's data in ${project} for ever?`);
  // The address may have no account, or an unconfirmed one.
  if ('email' in name && (await findSubscriber(name.email))) {
    await deleteSubscriber(subscriberId(name.email));
    say('Erased the subscription to the newsletter.');
    if (!shopper) return;
  }
  if (!shopper) return say(`There is nothing of this shopper in ${project}.`);
  let erased = 0;
  await eraseShopper(shopper.uid, (count) => {
    erased += count;
    say(`${erased} of ${shopper.orders.length} orders`);
  });
  say(
    `Erased the personal data of ${shopper.orders.length} orders${shopper.account ? ' and the account' : ''} in ${project}. Totals, books and days of the orders stay.`,
  );
});
