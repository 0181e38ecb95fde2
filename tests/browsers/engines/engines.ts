import { existsSync, globSync } from 'node:fs';
import { chromiumFlags, findChromium, installedChromium, programsOnPath, works } from '../../e2e/chromium.ts';
import type { RunningBrowser } from './browser.ts';

// Loaded when the stage runs, which alone installs it.
const puppeteer = () => import('./puppeteer-browser.ts');

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** The packages of Debian and Ubuntu that it needs. */
  packages: readonly string[];
  /** Another way to install it, which is tried first. */
  install?: typeof installedChromium;
  /** The browser's program; undefined when something that it needs is missing. */
  find(): string | undefined;
  open(program: string): Promise<RunningBrowser>;
}

const firefoxElsewhere = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Where Debian, Ubuntu, Fedora and Arch put WebKitGTK's MiniBrowser. */
const miniBrowsers = '/usr/{lib,libexec,lib/*}/{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser';

const isOnPath = (name: string) => programsOnPath([name]).some((file) => existsSync(file));

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    install: installedChromium,
    find: findChromium,
    open: async (executablePath) =>
      (await puppeteer()).openWithPuppeteer({
        browser: 'chrome',
        executablePath,
        headless: 'shell',
        args: chromiumFlags,
      }),
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () =>
      [...programsOnPath(['firefox-esr', 'firefox']), ...firefoxElsewhere].find((file) =>
        works(file, /firefox/i),
      ),
    open: async (executablePath) =>
      (await puppeteer()).openWithPuppeteer({ browser: 'firefox', executablePath }),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (isOnPath('WebKitWebDriver') && isOnPath('Xvfb') ? globSync(miniBrowsers)[0] : undefined),
    open: async (program) => (await import('./webkit-browser.ts')).openWebKit(program),
  },
];
