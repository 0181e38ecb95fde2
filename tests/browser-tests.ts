import { countReport } from './count-report.ts';
import { playwrightCounts } from './counts.ts';
import { chromiumVariable, installedChromium } from './e2e/chromium.ts';
import { defaultShopTag, testedShopVariable } from './e2e/tested-shop.ts';
import { report } from './emulators/console.ts';
import { runVisibly } from './emulators/processes.ts';
import type { Run } from './stages.ts';

const command = ['test', '--config', 'tests/playwright.config.ts'];

/**
 * Runs the browser tests on the shop that a stage is named after: see e2e/tested-shop.ts.
 * @param folder those that the stage runs when its files are not named
 */
export function browserTests(stage: string, folder?: string): Run {
  return async (given, signal) => {
    const browser = await installedChromium(report, signal);
    const isNamed = given.some((word) => !word.startsWith('-'));
    const files = folder === undefined || isNamed ? given : [folder, ...given];
    // A file that is named runs without the tests that come before it in a whole run.
    const order = isNamed ? ['--no-deps'] : [];
    const env = { [chromiumVariable]: browser, [testedShopVariable]: stage };
    return countReport(stage, playwrightCounts, (file) =>
      runVisibly('playwright', [...command, '--reporter=list,json', ...order, ...files], {
        signal,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    );
  };
}

/** The same, but for the tests that are kept to the shop that sets nothing: these are named first. */
export function browserTestsButKept(stage: string): Run {
  const list = [
    ...command,
    '--list',
    '--no-deps',
    '--reporter=tests/e2e/kept-tests.ts',
    `--grep=${defaultShopTag}`,
  ];
  return async (given, signal) => {
    await runVisibly('playwright', list, { signal });
    return browserTests(stage)(given, signal);
  };
}
