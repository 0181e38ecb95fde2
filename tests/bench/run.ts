import { setTimeout } from 'node:timers/promises';
import { chromiumVariable, installedChromium } from '../e2e/chromium.ts';
import { unlessAborted } from '../emulators/abort.ts';
import { report, runMain } from '../emulators/console.ts';
import { installOwnPackages } from '../emulators/own-packages.ts';
import { Problem } from '../emulators/problem.ts';
import { shopAddress } from '../emulators/project.ts';
import { fillShop, warmUpShop, withShop } from '../emulators/shop.ts';
import { type Figure, figureTables } from '../figures.ts';
import { parts } from './parts.ts';

function parseParts(given: readonly string[]): string[] {
  const names = Object.keys(parts);
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Problem(`npm run bench knows no part "${unknown}", only ${names.join(', ')}.`);
  }
  return names.filter((name) => given.length === 0 || given.includes(name));
}

/** An instance of the functions keeps the catalogue for a minute, here that of the empty shop. */
async function untilListed(signal: AbortSignal): Promise<void> {
  report('Waiting for the lists of books');
  const isListed = async () => (await fetch(`${shopAddress}/browse`, { signal })).text();
  while (!(await isListed()).includes('href="/books/')) await setTimeout(500, undefined, { signal });
}

// npm run bench [-- part…]: what the shop weighs, requests and takes, compared with its goals.
await runMain(async (signal) => {
  const chosen = parseParts(process.argv.slice(2));
  const built = ['functions', 'web'] as const;
  const figures: Figure[] = [];
  if (chosen.includes('pages')) await installOwnPackages('tests/bench', report, signal);
  process.env[chromiumVariable] = await installedChromium(report, signal);
  await withShop({ parts: built, report, signal }, async () => {
    await warmUpShop(built, report, signal);
    await fillShop(report, signal);
    await untilListed(signal);
    // One after the other: each has the computer for itself.
    for (const [name, load] of Object.entries(parts)) {
      if (!chosen.includes(name)) continue;
      report(`── ${name} ──`);
      const measure = await load();
      figures.push(...(await unlessAborted(measure({ report, signal }), signal)));
    }
  });
  const missed = figures.filter(({ met }) => !met).length;
  process.stdout.write(
    `\n${figureTables(figures)}\n\n${figures.length - missed} goals met, ${missed} missed\n`,
  );
  return missed === 0 ? 0 : 1;
});
