// Gives numbers and statuses to orders that were placed before orders had them: `npm run upgrade-orders -w functions`, while the shop may be open.
// GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.

import { upgradeOrders } from '../orders/order-upgrade-store.ts';
import { projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const project = projectName();
  const upgraded = await upgradeOrders();
  say(`Upgraded ${upgraded} orders of ${project}.`);
  if (upgraded > 0) say('Now count them: npm run repair-counters -w functions, while nothing is ordered.');
});
