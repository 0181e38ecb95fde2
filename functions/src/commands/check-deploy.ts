// Called by firebase-tools before it deploys the functions or Hosting (firebase.json › predeploy), with GCLOUD_PROJECT
// set. Refuses what must not reach the shop. `npm run deploy` has already built everything; `firebase deploy --only
// functions` has not, so it is built here, and an old demo build cannot be deployed.

import { missingValues, refusals, warnings } from '../deploy/deploy-checks.ts';
import { readDeploy } from '../deploy/deploy-files.ts';
import { buildForProduction } from '../deploy/production-build.ts';
import { readWebConfiguration } from '../deploy/web-configuration.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { projectName, runCommand, say } from './command.ts';

function refuseFor(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new CannotProceed(`Not deployed.\n${reasons.join('\n')}`);
}

await runCommand(async () => {
  const [target] = process.argv.slice(2);
  if (target !== 'functions' && target !== 'hosting') {
    throw new CannotProceed('Say what is deployed: functions or hosting.');
  }
  const { DEPLOY_CONFIG: preparedConfig, DEPLOY_MODE: mode = 'production' } = process.env;
  if (target === 'hosting' && !preparedConfig) {
    throw new CannotProceed(
      'Deploy the pages with `npm run deploy`: firebase.json alone knows no build’s files.',
    );
  }
  const configuration = readWebConfiguration(mode);
  refuseFor(missingValues(configuration));
  if (!preparedConfig) buildForProduction(mode, configuration);
  const deploy = readDeploy(projectName(), configuration, preparedConfig ?? 'firebase.json');
  refuseFor(refusals(deploy, target));
  // Warnings concern Hosting's pages only.
  if (target === 'hosting') for (const warning of warnings(deploy)) say(`Warning: ${warning}`);
  say(`Checked: ${target} may be deployed to ${projectName()}.`);
});
