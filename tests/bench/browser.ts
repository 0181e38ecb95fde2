import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../e2e/chromium.ts';

/** A browser that Playwright and Lighthouse share: who signs in by one is signed in for the other. */
export interface SharedBrowser {
  context: BrowserContext;
  debuggingPort: number;
  close(): Promise<void>;
}

/** The phone that Lighthouse emulates, too. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * With a fresh profile. Requests that a service worker answers cannot be throttled, so it gets none unless asked for.
 */
export async function openBrowser(
  baseURL: string,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<SharedBrowser> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'bookstore-bench-'));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...phone,
    baseURL,
    serviceWorkers,
    ...(executablePath === undefined ? {} : { executablePath }),
    // The front signs its certificate itself.
    args: [...chromiumFlags, '--remote-debugging-port=0', '--ignore-certificate-errors'],
  });
  const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return {
    context,
    debuggingPort: Number(port),
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
