import { shopHereAddress, withShopHere } from './cdn/shop-here.ts';
import { countReport } from './count-report.ts';
import { playwrightCounts } from './counts.ts';
import { chromiumVariable, installedChromium } from './e2e/chromium.ts';
import { testedShopVariable } from './e2e/tested-shop.ts';
import { report } from './emulators/console.ts';
import { runVisibly } from './emulators/processes.ts';
import { shopHereVariable } from './emulators/project.ts';
import type { Run } from './stages.ts';

const command = [
  'test',
  '--config',
  'tests/playwright.config.ts',
  '--reporter=list,json,./tests/reporters/playwright.ts',
];

/**
 * On the shop that a stage is named after: see e2e/tested-shop.ts.
 * @param projects those of playwright.config.ts that run when no file is named
 */
export function browserTests(stage: string, projects: readonly string[] = ['journeys']): Run {
  return withShopHere(async (given, signal) => {
    const browser = await installedChromium(report, signal);
    const isNamed = given.some((word) => !word.startsWith('-'));
    // A named file runs without the tests that precede it in a whole run.
    const chosen = isNamed ? ['--no-deps'] : projects.map((project) => `--project=${project}`);
    const env = {
      [chromiumVariable]: browser,
      [testedShopVariable]: stage,
      [shopHereVariable]: shopHereAddress,
    };
    return countReport(stage, playwrightCounts(stage), (file) =>
      runVisibly('playwright', [...command, ...chosen, ...given], {
        signal,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    );
  });
}
