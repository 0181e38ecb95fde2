import { report, runMain } from '../../emulators/console.ts';
import { Problem } from '../../emulators/problem.ts';
import { runVisibly } from '../../emulators/processes.ts';
import { chromiumVariable, installedChromium } from '../chromium.ts';
import { shopVariable } from './shop-at.ts';

// npm run smoke -- https://<the shop>: checks a deployed shop from outside, as a visitor's browser.
await runMain(async (signal) => {
  const [address = ''] = process.argv.slice(2);
  if (!URL.canParse(address)) throw new Problem('Name the shop: npm run smoke -- https://<the shop>');
  const env = {
    [shopVariable]: new URL(address).origin,
    [chromiumVariable]: await installedChromium(report, signal),
  };
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list', 'tests/e2e/smoke/'];
  return runVisibly('playwright', args, { signal, env });
});
