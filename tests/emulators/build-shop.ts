import { parseArgs } from 'node:util';
import { missingValues } from '../../functions/src/deploy/deploy-checks.ts';
import { buildForProduction } from '../../functions/src/deploy/production-build.ts';
import { readWebConfiguration } from '../../functions/src/deploy/web-configuration.ts';
import { build } from './build.ts';
import { report, runMain } from './console.ts';
import { Problem } from './problem.ts';
import { makeCacheFolder } from './project.ts';
import { writeDemoSecrets } from './secrets.ts';

async function buildForEmulators(signal: AbortSignal): Promise<void> {
  makeCacheFolder();
  for (const part of ['functions', 'web'] as const) await build(part, report, signal);
  writeDemoSecrets(report);
  report(
    'This is the demo shop, for `npx firebase emulators:start`. `npm run deploy` builds for a real project.',
  );
}

// npm run build: for the Firebase project that web/.env.production names; for the emulators where it names none, and
// with --demo.
await runMain(async (signal) => {
  const { demo = false } = parseArgs({ options: { demo: { type: 'boolean' } } }).values;
  const configuration = readWebConfiguration('production');
  const project = configuration.VITE_FIREBASE_PROJECT_ID;
  if (demo || !project) {
    if (!demo) report('web/.env.production names no Firebase project.');
    await buildForEmulators(signal);
    return 0;
  }
  const missing = missingValues(configuration);
  if (missing.length > 0) throw new Problem(missing.join('\n'));
  buildForProduction('production', configuration);
  report(`This is the shop of the project ${project}. The emulators need \`npm run build -- --demo\`.`);
  return 0;
});
