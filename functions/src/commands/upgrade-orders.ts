// Gives numbers and statuses to orders that were placed before orders had them, and their money its entries: `npm run upgrade-orders -w functions`, while the shop may be open.
// GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.

import { upgradeOrders } from '../orders/order-upgrade-store.ts';
import { upgradeCash } from '../use-cases/cash/upgrade-cash.ts';
import { projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const project = projectName();
  const upgraded = await upgradeOrders();
  say(`Upgraded ${upgraded} orders of ${project}.`);
  say(`Noted the money of ${await upgradeCash()} orders in the ledger.`);
  if (upgraded > 0) say('Now count them: npm run repair-counters -w functions, while nothing is ordered.');
});
