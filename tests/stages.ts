import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inEngines } from './browsers/in-engines.ts';
import { type Counts, oneCheck, playwrightCounts, vitestCounts, withSilentFailure } from './counts.ts';
import { chromiumVariable, installedChromium } from './e2e/chromium.ts';
import { report } from './emulators/console.ts';
import { Problem } from './emulators/problem.ts';
import { runVisibly } from './emulators/processes.ts';
import { cacheFolder } from './emulators/project.ts';

/** Runs a stage; `given` are the files and options that its runner gets from the command line. */
export type Run = (given: readonly string[], signal: AbortSignal) => Promise<Counts>;

export interface Stage {
  name: string;
  emulators?: boolean;
  /** Whether it begins with the demo shop in its first state. */
  filled?: boolean;
  /** Whether it runs only when it is named. */
  apart?: boolean;
  run: Run;
}

export interface ChosenStage {
  stage: Stage;
  given: readonly string[];
}

/** `npm test` runs them in this order. */
export const stages: readonly Stage[] = [
  { name: 'lint', run: npmScript('lint') },
  { name: 'types', run: npmScript('types') },
  { name: 'unit', run: vitest('unit') },
  { name: 'web', run: vitest('web') },
  { name: 'rules', emulators: true, run: vitest('rules') },
  { name: 'api', emulators: true, filled: true, run: vitest('api') },
  { name: 'e2e', emulators: true, filled: true, run: playwright },
  // Not every computer can have the three engines.
  { name: 'browsers', emulators: true, filled: true, apart: true, run: inEngines(vitest('browsers')) },
  // Last, because it kills functions and stops the database.
  { name: 'robustness', emulators: true, filled: true, run: vitest('robustness') },
];

const folderOfStage = /^(?:\.\/)?tests\/(\w+)\/./;

/** The word for every stage, with those apart. */
const everyStage = 'all';

/**
 * The stages that a command line names, by themselves or by files and folders of their tests, in their order; all of
 * them but those apart when it names none. Options go to the runners.
 */
export function chooseStages(given: readonly string[]): ChosenStage[] {
  const options = given.filter((word) => word.startsWith('-'));
  const asked = given
    .filter((word) => !word.startsWith('-'))
    .flatMap((word) => (word === everyStage ? stages.map(({ name }) => name) : [word]))
    .map((word) => ({ word, name: folderOfStage.exec(word)?.[1] ?? word }));
  const unknown = asked.find(({ name }) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    const known = stages.map(({ name }) => name).join(', ');
    throw new Problem(`npm test knows no stage "${unknown.name}", only ${known}, and files of their tests.`);
  }
  return stages
    .filter((stage) => (asked.length === 0 ? !stage.apart : asked.some(({ name }) => name === stage.name)))
    .map((stage) => {
      const files = asked.filter(({ word, name }) => name === stage.name && word !== name);
      return { stage, given: [...files.map(({ word }) => word), ...options] };
    });
}

function npmScript(script: string): Run {
  return async (_, signal) =>
    oneCheck(script, (await runVisibly('npm', ['run', '--silent', script], { signal })) === 0);
}

/** Runs a program that writes a JSON report into a file, and counts what the report says. */
async function countReport<Report>(
  name: string,
  countsOf: (report: Report) => Counts,
  run: (file: string) => Promise<number>,
): Promise<Counts> {
  const file = path.join(cacheFolder, 'results', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const code = await run(file);
  if (!existsSync(file)) return oneCheck(name, false);
  return withSilentFailure(name, countsOf(JSON.parse(readFileSync(file, 'utf8'))), code);
}

function vitest(project: string): Run {
  // With the one of the files that load the API.
  const projects = ['--project', `${project}*`];
  const args = ['run', '--config', 'tests/vitest.config.ts', ...projects, '--reporter=default'];
  return (given, signal) =>
    countReport(project, vitestCounts, (file) => {
      const report = ['--reporter=json', `--outputFile.json=${file}`];
      return runVisibly('vitest', [...args, ...report, ...given], { signal });
    });
}

async function playwright(given: readonly string[], signal: AbortSignal): Promise<Counts> {
  const browser = await installedChromium(report, signal);
  // A file that is named runs without the tests that come before it in a whole run.
  const order = given.some((word) => !word.startsWith('-')) ? ['--no-deps'] : [];
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...order, ...given];
  return countReport('e2e', playwrightCounts, (file) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, [chromiumVariable]: browser };
    return runVisibly('playwright', args, { signal, env });
  });
}
