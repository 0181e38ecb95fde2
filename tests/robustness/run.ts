import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromiumVariable, installedChromium } from '../e2e/chromium.ts';
import { report, runMain } from '../emulators/console.ts';
import { runVisibly, type Visible } from '../emulators/processes.ts';
import { cacheFolder } from '../emulators/project.ts';
import { fillShop, warmUpShop, withShop } from '../emulators/shop.ts';
import { figureTables, readFigures } from '../figures.ts';
import { figuresVariable } from './run-size.ts';

const browserTests = 'tests/e2e/wide/hostile-texts';

/** Their random cases are few in `npm test`. */
const unitTests = 'tests/unit';

/** All files when none is named. @returns the exit code: 0 when every test has passed */
async function runTests(files: readonly string[], how: Visible): Promise<number> {
  const codes: number[] = [];
  const others = files.filter((file) => !file.startsWith(browserTests));
  if (files.length === 0 || others.length > 0) {
    const args = ['run', '--config', 'tests/vitest.config.ts', '--project'];
    const isUnit = (file: string) => file.startsWith(unitTests);
    const own = others.filter((file) => !isUnit(file));
    if (files.length === 0 || own.length > 0) {
      codes.push(await runVisibly('vitest', [...args, 'robustness*', ...own], how));
    }
    if (files.length === 0 || others.some(isUnit)) {
      codes.push(await runVisibly('vitest', [...args, 'unit*', ...others.filter(isUnit)], how));
    }
  }
  if (files.length === 0 || others.length < files.length) {
    const env = { ...how.env, [chromiumVariable]: await installedChromium(console.info, how.signal) };
    const args = [
      'test',
      '--config',
      'tests/playwright.config.ts',
      '--reporter=list',
      '--no-deps',
      browserTests,
    ];
    codes.push(await runVisibly('playwright', args, { ...how, env }));
  }
  return Math.max(...codes);
}

// npm run test:robustness [file…]: everything at its full size, and the figures beside their goals.
await runMain(async (signal) => {
  const parts = ['functions', 'web'] as const;
  const file = path.join(cacheFolder, 'robustness.jsonl');
  rmSync(file, { force: true });
  const code = await withShop({ parts, report, signal }, async () => {
    await warmUpShop(parts, report, signal);
    await fillShop(report, signal);
    return runTests(process.argv.slice(2), { signal, env: { [figuresVariable]: file } });
  });
  const figures = readFigures(file);
  const missed = figures.filter(({ met }) => !met).length;
  const sum = `${figures.length - missed} goals met, ${missed} missed`;
  process.stdout.write(`\n${figureTables(figures)}\n\n${sum}\n`);
  return code === 0 && missed === 0 ? 0 : 1;
});
