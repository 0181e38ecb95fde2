import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { report, runMain } from '../../emulators/console.ts';
import { answers } from '../../emulators/ports.ts';
import { Problem } from '../../emulators/problem.ts';
import { addressOf, shopAddress } from '../../emulators/project.ts';
import { demoAdmin } from '../../fixtures/demo-shop/admin.ts';
import { chromiumFlags, installedChromium } from '../chromium.ts';
import { press } from '../signing-in.ts';

const file = path.join(import.meta.dirname, 'shop.webp');
const screen = { width: 1300, height: 1000 };
const gap = 24;

/** The first screen of a page, once all of it has loaded. */
async function pictureOf(browser: Browser, open: (page: Page) => Promise<unknown>): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: shopAddress,
    viewport: screen,
    reducedMotion: 'reduce',
    // The worker would go on loading pages for later.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await open(page);
  await page.waitForFunction(() => {
    const isInView = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    const images = [...document.images].filter(isInView);
    return images.every(({ complete }) => complete) && document.querySelector('.skeleton') === null;
  });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

// npm run picture: the picture of the README, of the demo shop that `npm start` has opened.
await runMain(async (signal) => {
  if (!(await answers(addressOf('hosting')))) throw new Problem('Open the demo shop first: npm start');
  const executablePath = await installedChromium(report, signal);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const home = await pictureOf(browser, (page) => page.goto('/'));
    const dashboard = await pictureOf(browser, async (page) => {
      await page.goto('/admin');
      await page.getByLabel('Username').fill(demoAdmin.username);
      await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
      await press(page, 'Login');
      await page.waitForURL('/dashboard');
      await page.getByRole('img', { name: /Monthly Revenue/ }).waitFor();
    });
    const { width, height } = screen;
    const canvas = { width: 2 * width + gap, height, channels: 4, background: '#0000' } as const;
    const { size } = await sharp({ create: canvas })
      .composite([
        { input: home, left: 0, top: 0 },
        { input: dashboard, left: width + gap, top: 0 },
      ])
      .webp({ quality: 72, effort: 6 })
      .toFile(file);
    report(`${path.relative(process.cwd(), file)}: ${Math.round(size / 1024)} KiB`);
  } finally {
    await browser.close();
  }
  return 0;
});
