import { rmSync } from 'node:fs';
import path from 'node:path';
import { report, runMain } from '../emulators/console.ts';
import { unlessInterrupted } from '../emulators/interruption.ts';
import { runVisibly } from '../emulators/processes.ts';
import { cacheFolder } from '../emulators/project.ts';
import { fillShop, wakeShop, withShop } from '../emulators/shop.ts';
import { figureTables, readFigures } from '../figures.ts';
import { figuresVariable } from './proof-size.ts';

// npm run test:trust [file…]: every promise of safety at its full size, and the figures beside their goals.
await runMain(async (wish) => {
  const parts = ['functions', 'web'] as const;
  const file = path.join(cacheFolder, 'trust.jsonl');
  rmSync(file, { force: true });
  const code = await withShop({ parts, report, wish }, async () => {
    await unlessInterrupted(wakeShop(parts, report), wish);
    await unlessInterrupted(fillShop(report), wish);
    const args = ['run', '--config', 'tests/vitest.config.ts', '--project', 'trust'];
    return runVisibly('vitest', [...args, ...process.argv.slice(2)], {
      wish,
      env: { [figuresVariable]: file },
    });
  });
  const figures = readFigures(file);
  const missed = figures.filter(({ met }) => !met).length;
  process.stdout.write(
    `\n${figureTables(figures)}\n\n${figures.length - missed} goals met, ${missed} missed\n`,
  );
  return code === 0 && missed === 0 ? 0 : 1;
});
