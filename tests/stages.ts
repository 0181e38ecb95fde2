import { browserTests } from './browser-tests.ts';
import { inEngines } from './browsers/in-engines.ts';
import { withShopHere } from './cdn/shop-here.ts';
import { countReport } from './count-report.ts';
import { type Counts, oneCheck, vitestCounts } from './counts.ts';
import { withSecondOpinions } from './e2e/second-opinions/second-opinions.ts';
import type { Part } from './emulators/build.ts';
import { Problem } from './emulators/problem.ts';
import { runVisibly } from './emulators/processes.ts';
import { type Emulator, emulatorNames } from './emulators/project.ts';
import { namePattern } from './failure-words.ts';
import { inLanguage } from './shop-in-language.ts';

/** `given` are the files and options that the runner gets from the command line. */
export type Run = (given: readonly string[], signal: AbortSignal) => Promise<Counts>;

export interface Ground {
  emulators: readonly Emulator[];
  parts: readonly Part[];
}

/** Without functions, for tests that call these in their own process. */
const data: Ground = { emulators: ['auth', 'firestore', 'storage'], parts: [] };
const dataAndPages: Ground = { ...data, parts: ['web'] };
const shop: Ground = { emulators: emulatorNames, parts: ['functions', 'web'] };

export interface Stage {
  name: string;
  /** On two slow cores, until it has run on this computer. */
  seconds: number;
  ground?: Ground;
  /** Begins with the demo shop in its first state. */
  filled?: boolean;
  /** Runs in `npm run test:all` only, not in `npm test`. */
  inAllAlone?: boolean;
  run: Run;
}

export interface ChosenStage {
  stage: Stage;
  given: readonly string[];
}

/** In the order in which they run. */
export const stages: readonly Stage[] = [
  { name: 'lint', seconds: 20, run: npmScript('lint') },
  { name: 'types', seconds: 60, run: npmScript('types') },
  { name: 'unit', seconds: 90, run: vitest('unit') },
  { name: 'web', seconds: 150, run: vitest('web') },
  { name: 'rules', seconds: 30, ground: data, run: vitest('rules') },
  // Shows of the functions' log only what belongs to a failure.
  { name: 'api', seconds: 200, ground: dataAndPages, run: vitest('api', '--silent=passed-only') },
  // What only the emulated functions and Hosting do.
  { name: 'functions', seconds: 20, ground: shop, filled: true, run: vitest('functions') },
  { name: 'e2e', seconds: 170, ground: shop, filled: true, run: browserTests('e2e') },
  {
    name: 'wide',
    seconds: 330,
    ground: shop,
    filled: true,
    inAllAlone: true,
    run: withSecondOpinions(browserTests('wide', ['wide', 'wide alone'])),
  },
  // Not every computer can have the three engines.
  {
    name: 'browsers',
    seconds: 150,
    ground: shop,
    filled: true,
    inAllAlone: true,
    run: withShopHere(inEngines(vitest('browsers'))),
  },
  // The journeys of e2e once more, on another shop.
  { name: 'euro', seconds: 200, ground: shop, filled: true, inAllAlone: true, run: browserTests('euro') },
  // A shopper's pages in pseudo-locales, with longer words and from right to left.
  {
    name: 'pseudo',
    seconds: 60,
    ground: shop,
    filled: true,
    inAllAlone: true,
    run: inLanguage('en-XB', browserTests('pseudo', ['pseudo'])),
  },
  // The same pages, and the dashboard's, on a shop in German.
  {
    name: 'german',
    seconds: 100,
    ground: shop,
    filled: true,
    inAllAlone: true,
    run: inLanguage('de', browserTests('german', ['german'])),
  },
  // Last, because it kills functions and stops the database.
  {
    name: 'robustness',
    seconds: 220,
    ground: shop,
    filled: true,
    inAllAlone: true,
    run: vitest('robustness'),
  },
];

/** Three stages have folders in that of e2e. */
const folderOfStage = /^(?:\.\/)?tests\/(?:e2e\/(?=(?:wide|pseudo|german)(?:\/|$)))?(\w+)(?:\/|$)/;

/** The stages of each command's word. */
const stagesOf: Readonly<Record<string, readonly string[]>> = {
  test: stages.filter(({ inAllAlone }) => !inAllAlone).map(({ name }) => name),
  all: stages.map(({ name }) => name),
};

/**
 * From a command line: stages by name, by a command's word, or by files and folders of their tests, in their order;
 * those of `npm test` when it names none. Options go to the runners.
 */
export function chooseStages(given: readonly string[]): ChosenStage[] {
  const options = given.filter((word) => word.startsWith('-'));
  const words = given.filter((word) => !word.startsWith('-'));
  const asked = (words.length === 0 ? ['test'] : words)
    .flatMap((word) => stagesOf[word] ?? [word])
    .map((word) => ({ word, name: folderOfStage.exec(word)?.[1] ?? word }));
  const unknown = asked.find(({ name }) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    const names = stages.map(({ name }) => name).join(', ');
    throw new Problem(`npm test knows no stage "${unknown.name}", only ${names}, and files of their tests.`);
  }
  return stages
    .filter((stage) => asked.some(({ name }) => name === stage.name))
    .map((stage) => {
      const files = asked.filter(({ word, name }) => name === stage.name && word !== name);
      return { stage, given: [...files.map(({ word }) => word), ...options] };
    });
}

function npmScript(script: string): Run {
  return async (_, signal) =>
    oneCheck(script, (await runVisibly('npm', ['run', '--silent', script], { signal })) === 0);
}

function vitest(project: string, ...options: readonly string[]): Run {
  // Includes the project of the files that load the API.
  const projects = ['--project', `${project}*`];
  const reporters = ['--reporter=default', '--reporter=./tests/reporters/vitest.ts'];
  const args = ['run', '--config', 'tests/vitest.config.ts', ...projects, ...reporters, ...options];
  return (given, signal) =>
    countReport(project, vitestCounts(given.some((word) => word.startsWith(namePattern))), (file) => {
      const report = ['--reporter=json', `--outputFile.json=${file}`];
      return runVisibly('vitest', [...args, ...report, ...given], { signal });
    });
}
