// Gives numbers and statuses to orders of before: `npm run upgrade-orders -w functions`, while the shop may be open.
// GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
import { projectName, runCommand, say } from './command.ts';
import { upgradeOrders } from './order-upgrade.ts';

await runCommand(async () => {
  const project = projectName();
  const upgraded = await upgradeOrders();
  say(`Upgraded ${upgraded} orders of ${project}.`);
});
