import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { promiseTags } from './promises/promises.ts';
import { fullOnly, isFullRun } from './robustness/run-size.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What comes late on a busy computer comes all the same: only what never comes takes this long. */
const minutes = (count: number) => ({ testTimeout: count * 60_000, hookTimeout: count * 60_000 });

/** These share the emulators, so their files run one after the other. */
const onEmulators = {
  fileParallelism: false,
  // A full run ends by its counts, however slow the computer is.
  ...minutes(isFullRun ? 240 : 3),
  // The built functions are loaded as they are, without Vite.
  server: { deps: { external: [/functions\/lib\//] } },
};

/** Their files share a process, too: it takes seconds to load the SDKs. No file may replace modules or prototypes. */
const inOneProcess = { ...onEmulators, isolate: false, setupFiles: ['tests/fixtures/own-modules.ts'] };

export default defineConfig({
  root,
  test: {
    allowOnly: false,
    // Vitest would leave one core idle, which is half of a small computer.
    maxWorkers: '100%',
    tags: promiseTags,
    projects: [
      {
        extends: true,
        test: { name: 'unit', pool: 'threads', include: ['tests/unit/**/*.test.ts'], ...minutes(1) },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          pool: 'vmThreads',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/web/setup.ts'],
          ...minutes(1),
        },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...onEmulators } },
      { extends: true, test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...inOneProcess } },
      { extends: true, test: { name: 'browsers', include: ['tests/browsers/*.test.ts'], ...onEmulators } },
      {
        extends: true,
        test: {
          name: 'robustness',
          include: ['tests/robustness/**/*.test.ts'],
          exclude: isFullRun ? [] : fullOnly.map((name) => `tests/robustness/${name}.test.ts`),
          setupFiles: ['tests/robustness/forget-sign-in-attempts.ts'],
          ...onEmulators,
        },
      },
    ],
  },
});
