import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Counts, judged, oneCheck, playwrightCounts, vitestCounts } from './counts.ts';
import { chromiumVariable, installedChromium } from './e2e/chromium.ts';
import { Problem } from './emulators/problem.ts';
import { runVisibly } from './emulators/processes.ts';
import { cacheFolder } from './emulators/project.ts';

export const stageNames = ['lint', 'types', 'unit', 'web', 'rules', 'api', 'e2e', 'robustness'] as const;
export type StageName = (typeof stageNames)[number];

/** The stages that a command line names, in their order; all of them when it names none. */
export function parseStages(given: readonly string[]): StageName[] {
  const unknown = given.find((name) => !stageNames.some((stage) => stage === name));
  if (unknown !== undefined) {
    throw new Problem(`npm test knows no stage "${unknown}", only ${stageNames.join(', ')}.`);
  }
  return stageNames.filter((stage) => given.length === 0 || given.includes(stage));
}

export interface Stage {
  name: StageName;
  emulators: boolean;
  /** Whether it begins with the demo shop in its first state. */
  filled: boolean;
  run(wish: AbortSignal): Promise<Counts>;
}

async function npmCheck(script: string, wish: AbortSignal): Promise<Counts> {
  return oneCheck((await runVisibly('npm', ['run', '--silent', script], { wish })) === 0);
}

/** Reads what a runner wrote about its tests; a runner that wrote nothing failed. */
function countsIn(file: string, read: (text: string) => Counts, exitCode: number): Counts {
  if (!existsSync(file)) return oneCheck(false);
  return judged(read(readFileSync(file, 'utf8')), exitCode);
}

function freshResultFile(name: StageName): string {
  const folder = path.join(cacheFolder, 'results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

async function vitest(project: StageName, wish: AbortSignal): Promise<Counts> {
  const file = freshResultFile(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--config', 'tests/vitest.config.ts', '--project', project, ...reporters];
  const code = await runVisibly('vitest', args, { wish });
  return countsIn(file, vitestCounts, code);
}

async function playwright(wish: AbortSignal): Promise<Counts> {
  const file = freshResultFile('e2e');
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    [chromiumVariable]: await installedChromium(console.info, wish),
  };
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'];
  const code = await runVisibly('playwright', args, { wish, env });
  return countsIn(file, playwrightCounts, code);
}

export const stages: readonly Stage[] = [
  { name: 'lint', emulators: false, filled: false, run: (wish) => npmCheck('lint', wish) },
  { name: 'types', emulators: false, filled: false, run: (wish) => npmCheck('types', wish) },
  { name: 'unit', emulators: false, filled: false, run: (wish) => vitest('unit', wish) },
  { name: 'web', emulators: false, filled: false, run: (wish) => vitest('web', wish) },
  { name: 'rules', emulators: true, filled: false, run: (wish) => vitest('rules', wish) },
  { name: 'api', emulators: true, filled: true, run: (wish) => vitest('api', wish) },
  { name: 'e2e', emulators: true, filled: true, run: playwright },
  // Last: it kills functions and stops the database.
  { name: 'robustness', emulators: true, filled: false, run: (wish) => vitest('robustness', wish) },
];
