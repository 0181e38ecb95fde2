import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import type { RunningBrowser, Visit } from './browser.ts';
import { windowSize } from './screen.ts';

async function newVisit(browser: Browser): Promise<Visit> {
  const context = await browser.createBrowserContext();
  let page: Page = await context.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async chooseFile(selector, file) {
      const field = await page.$(selector).then((element) => element?.toElement('input'));
      if (!field) throw new Error(`There is no file field ${selector}`);
      await field.uploadFile(file);
    },
    async followNewTab() {
      const other = (await context.pages()).find((one) => one !== page);
      if (!other) return false;
      page = other;
      return true;
    },
    picture: async () => Buffer.from(await page.screenshot()),
    end: () => context.close(),
  };
}

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function openWithPuppeteer(options: LaunchOptions): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({ defaultViewport: windowSize, ...options });
  return { newVisit: () => newVisit(browser), close: () => browser.close() };
}
