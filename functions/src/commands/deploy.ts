// `npm run deploy`, with the arguments of `firebase deploy` after `--`: builds and deploys the shop to the project of
// web/.env.production, or with `-P staging` to that of web/.env.staging.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { missingValues } from '../deploy/deploy-checks.ts';
import { deployConfigFile, readHostingConfig } from '../deploy/deploy-files.ts';
import { deployPhases } from '../deploy/deploy-phases.ts';
import { keepEarlierAssets } from '../deploy/earlier-assets.ts';
import { forProject, productionFolder, withAssetCaching } from '../deploy/hosting-config.ts';
import { buildForProduction, run } from '../deploy/production-build.ts';
import { publicRefusal } from '../deploy/public-functions.ts';
import { ensureVoucherKey } from '../deploy/voucher-key.ts';
import {
  modeFor,
  readRegion,
  readShopAddress,
  readWebConfiguration,
  root,
} from '../deploy/web-configuration.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { runCommand, say } from './command.ts';
import { deployShop } from './deploy-shop.ts';

const assetFolder = path.join(root, productionFolder, 'assets');

/** This build's files; those of earlier releases are added to them. */
async function prepareAssets(address: string): Promise<string[]> {
  const shop = process.env.SKIP_EARLIER_ASSETS === 'yes' ? undefined : address;
  const { built, added } = await keepEarlierAssets(assetFolder, shop, new Date());
  say(`${built.length} files of this build, ${added} of earlier releases from ${shop ?? 'nowhere'}`);
  return built;
}

await runCommand(async () => {
  const args = process.argv.slice(2);
  const options = { project: { type: 'string', short: 'P' } } as const;
  const { project } = parseArgs({ args, options, strict: false }).values;
  const phases = deployPhases(args);
  const mode = modeFor(typeof project === 'string' ? project : undefined);
  const configuration = readWebConfiguration(mode);
  const missing = missingValues(configuration);
  if (missing.length > 0) throw new CannotProceed(missing.join('\n'));
  const { VITE_FIREBASE_PROJECT_ID: id = '', VITE_FIREBASE_AUTH_DOMAIN: authDomain = '' } = configuration;
  process.env.GOOGLE_CLOUD_PROJECT = id;
  if (phases.some(({ targets }) => targets.includes('functions'))) await ensureVoucherKey(id);
  const env = { ...process.env, DEPLOY_CONFIG: deployConfigFile, DEPLOY_MODE: mode };
  await deployShop(id, phases, {
    build: async () => {
      buildForProduction(mode, configuration);
      const withPages = phases.some(({ targets }) => targets.includes('hosting'));
      const files = withPages ? await prepareAssets(readShopAddress(configuration)) : [];
      const own = forProject(readHostingConfig('firebase.json'), authDomain, readRegion(configuration));
      const config = withAssetCaching(own, files);
      writeFileSync(path.join(root, deployConfigFile), `${JSON.stringify(config, null, 2)}\n`);
    },
    upload: (words) =>
      run('firebase', ['deploy', '--config', deployConfigFile, '--project', id, ...words], env),
    whyRefused: () => publicRefusal(id),
  });
});
