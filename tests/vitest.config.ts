import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shopHereAddress } from './cdn/shop-here.ts';
import { shopHereVariable } from './emulators/project.ts';
import { fullOnly, isFullRun } from './robustness/run-size.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Only what never comes takes this long, even on a busy computer. */
const minutes = (count: number) => ({ testTimeout: count * 60_000, hookTimeout: count * 60_000 });

/** These share the emulators, so their files run one after the other. */
const onEmulators = {
  fileParallelism: false,
  // A full run ends by its counts, however slow the computer is.
  ...minutes(isFullRun ? 240 : 3),
  // The built functions are loaded as they are, without Vite.
  server: { deps: { external: [/functions\/lib\//] } },
};

/** Their files share a process: loading libraries takes longer than most of their tests. */
const sharedProcess = { isolate: false, setupFiles: ['tests/fixtures/own-modules.ts'] };

/** The files of a stage that import such a module. */
function importing(stage: string, module: RegExp): string[] {
  const files = globSync(`tests/${stage}/**/*.test.ts`, { cwd: root });
  return files.filter((file) => module.test(readFileSync(path.join(root, file), 'utf8')));
}

/** Once loaded, the API takes headers off all requests of its process: such a file has a process of its own. */
const loadingApi = (stage: string) =>
  importing(stage, /from '.*(?:local-server|shop-in-process|functions\/src\/(?:api|index))\.ts'/);

/** These kill the functions or stop the database, all of which start anew for the next file: they come last. */
const killing = importing('robustness', /from '.*emulator-processes\.ts'/);

const leftOut = isFullRun ? [] : fullOnly.map((name) => `tests/robustness/${name}.test.ts`);
const beforeRobustness = ['tests/robustness/clear-sign-in-attempts.ts'];

export default defineConfig({
  root,
  test: {
    allowOnly: false,
    // Vitest would leave one core idle, which is half of a small computer.
    maxWorkers: '100%',
    // As above: what a test polls for may come late.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          pool: 'threads',
          include: ['tests/unit/**/*.test.ts'],
          exclude: loadingApi('unit'),
          ...minutes(isFullRun ? 30 : 1),
          ...sharedProcess,
          setupFiles: [...sharedProcess.setupFiles, 'tests/fixtures/random-runs.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'unit of the API', pool: 'threads', include: loadingApi('unit'), ...minutes(1) },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          pool: 'threads',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          mockReset: true,
          ...minutes(1),
          ...sharedProcess,
          setupFiles: [...sharedProcess.setupFiles, 'tests/web/setup.ts'],
        },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...onEmulators } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          ...onEmulators,
          fileParallelism: true,
          isolate: false,
          globalSetup: 'tests/api/bundle-functions.ts',
          setupFiles: [...sharedProcess.setupFiles, 'tests/api/own-shop.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...onEmulators },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/*.test.ts'],
          ...onEmulators,
          env: { [shopHereVariable]: shopHereAddress },
          // The drivers of Firefox and WebKit sometimes lose a session in CI.
          retry: process.env.CI ? 1 : 0,
        },
      },
      {
        extends: true,
        test: {
          name: 'robustness',
          include: ['tests/robustness/**/*.test.ts'],
          exclude: [...loadingApi('robustness'), ...killing, ...leftOut],
          sequence: { groupOrder: 1 },
          ...onEmulators,
          // At its full size a file may take all the memory of a process.
          isolate: isFullRun,
          setupFiles: [...sharedProcess.setupFiles, ...beforeRobustness],
        },
      },
      {
        extends: true,
        test: {
          name: 'robustness of the API',
          include: loadingApi('robustness'),
          sequence: { groupOrder: 2 },
          ...onEmulators,
          setupFiles: beforeRobustness,
        },
      },
      {
        extends: true,
        test: {
          name: 'robustness without functions',
          include: killing,
          exclude: leftOut,
          sequence: { groupOrder: 3 },
          ...onEmulators,
          setupFiles: beforeRobustness,
        },
      },
    ],
  },
});
