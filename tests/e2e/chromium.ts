import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from '../emulators/apt.ts';
import { Problem } from '../emulators/problem.ts';
import { runQuietly } from '../emulators/processes.ts';

/** The environment variable with the browser of the tests, where one has been chosen already. */
export const chromiumVariable = 'CHROMIUM_PATH';

const shellName = 'chromium-headless-shell';
// The shell comes first: it draws no window, which halves the time of the browser tests.
const names = [shellName, 'chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A program of that name may only tell how to install the browser (Ubuntu's does), so it is asked for its version. */
export function works(file: string, name: RegExp): boolean {
  if (!existsSync(file)) return false;
  // Browsers for Windows open a window instead of printing their version.
  if (process.platform === 'win32') return true;
  try {
    const version = execFileSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' });
    return name.test(version);
  } catch (error) {
    console.warn(`${file} does not run and is left aside: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

/** In the order in which a shell looks for them. */
export function programsOnPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** An installed Chrome or Chromium, else Playwright's own, else undefined. */
export function findChromium(): string | undefined {
  const chosen = process.env[chromiumVariable];
  if (chosen !== undefined) return chosen;
  return [...programsOnPath(names), ...elsewhere, chromium.executablePath()].find((file) =>
    works(file, /chrom/i),
  );
}

const withinMs = 5 * 60_000;

/** @throws Problem when there is none and none can be installed */
export async function installedChromium(
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const chosen = process.env[chromiumVariable];
  if (chosen !== undefined) return chosen;
  const present = findChromium();
  if (present?.includes(shellName)) return present;
  // Beside a whole Chromium, too, where that needs no question: each test takes half the time.
  await installPackages([shellName], report, signal);
  if (findChromium() === undefined) {
    report('Installing Chromium: playwright install chromium');
    await runQuietly('playwright', ['install', 'chromium'], { timeoutMs: withinMs, signal });
  }
  if (findChromium() === undefined) await installPackages(['chromium'], report, signal);
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Problem(
    `The browser tests need Chrome or Chromium and none could be installed: install one, or name its program in ${chromiumVariable}.`,
  );
}

export const chromiumFlags = [
  // Chromium's sandbox refuses root, which CI often is.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // No internet: neither for the browser's own services nor for a page.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
