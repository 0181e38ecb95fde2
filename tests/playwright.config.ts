import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './e2e/chromium.ts';
import { defaultShopTag, isEuroShop } from './e2e/tested-shop.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/open-tested-shop.ts',
  outputDir: '../test-results',
  // Journeys share one shop, and each browser takes a core.
  workers: 2,
  fullyParallel: true,
  // One second try in CI until the browser tests have proven that they need none; the list names those that took it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Here, since what the command line leaves out runs all the same in a project that others depend on.
  ...(isEuroShop && { grepInvert: new RegExp(defaultShopTag) }),
  // Only what never comes takes this long, even on a busy computer.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    // A browser's caches would make a test depend on earlier ones: service-worker.test.ts has the worker.
    serviceWorkers: 'block',
    // Recording costs a third of the whole time: --trace=on does it.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: /\/(?:wide|pseudo|german)\//,
      // Motion only costs time here; the shop in euros has it.
      use: { contextOptions: { reducedMotion: isEuroShop ? 'no-preference' : 'reduce' } },
    },
    { name: 'wide', testDir: 'e2e/wide', testIgnore: /\/alone\// },
    { name: 'pseudo', testDir: 'e2e/pseudo' },
    { name: 'german', testDir: 'e2e/german' },
    // Their changes are visible on every page of the shop: each runs when no other test does.
    {
      name: 'wide alone',
      testDir: 'e2e/wide',
      testMatch: /\/alone\//,
      dependencies: ['wide'],
      workers: 1,
    },
  ],
});
