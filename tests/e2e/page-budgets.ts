import type { Locator, Page } from '@playwright/test';
import { appReady } from '../../web/ssr/app-ready.ts';
import { demoBook, readOverview } from './shop-data.ts';
import { isEuroShop } from './tested-shop.ts';

/** Limits of one visit of a page: KiB as Hosting's brotli sends them. */
export interface PageBudget {
  path: string;
  /** Gives the browser a state in which the page has content. */
  prepare?: (page: Page) => Promise<unknown>;
  /** In CSS pixels. */
  screen: { width: number; height: number };
  html: number;
  /** JavaScript in all. */
  scripts: number;
  /** Without covers, whose number depends on the screen. */
  requests: number;
  /** What first content may wait for. */
  first: { requests: number; scripts: number };
  /** Cumulative layout shift. */
  shift: number;
  /**
   * First content: the page's own words where the server renders it, and elsewhere the frame of its content, with the
   * shop's header or the dashboard's title. A spinner is none.
   */
  content: (page: Page) => Locator;
  /** Called before the page opens; resolves when all that loads by itself has loaded. */
  whole: (page: Page) => Promise<unknown>;
}

/** Runs in the page: as a visitor's cart, which joins that of the shopper. */
export function storeCart(cart: string): void {
  localStorage.removeItem('shopper-lists');
  localStorage.setItem('cart', cart);
}

/**
 * Runs in the page: on a busy computer ten seconds pass before it is laid out, and then it would load what it may need
 * later, too.
 */
function neverWaitedTenSeconds(): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (task: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
      setTimeout(task, delay < 10_000 ? delay : 3_600_000, ...given),
  });
}

const phone = { width: 412, height: 823 };
/** At this size the dashboard loads its chart, too. */
const desk = { width: 1280, height: 800 };

/** A page for signed-in shoppers loads the authentication provider last. */
const untilAuth = (page: Page) => page.waitForResponse(/\/assets\/auth-/);

/** Runs in the page: the app has started once the page is idle after hydration began. */
function noteStart(appReady: string): void {
  document.addEventListener(appReady, () =>
    requestIdleCallback(() => requestIdleCallback(() => Object.assign(window, { appHasStarted: true }))),
  );
}

export const beforeStart = (page: Page) => page.addInitScript(noteStart, appReady);
/** Resolves when the app of a rendered page has started. */
export const untilStarted = (page: Page) => page.waitForFunction(() => 'appHasStarted' in window);

const publicPage = {
  prepare: beforeStart,
  screen: phone,
  html: 14,
  requests: 9,
  first: { requests: 1, scripts: 0 },
  shift: 0.01,
  whole: untilStarted,
};

export const homeBudget: PageBudget = {
  ...publicPage,
  path: '/',
  scripts: 112,
  requests: 10,
  content: (page) => page.getByRole('heading', { name: 'New Releases This Week' }),
};

export const bookBudget: PageBudget = {
  ...publicPage,
  path: '/books/frankenstein',
  scripts: 114,
  content: (page) => page.getByRole('heading', { level: 1, name: 'Frankenstein' }),
};

export const listBudget: PageBudget = {
  ...publicPage,
  path: '/browse',
  scripts: 117,
  content: (page) => page.getByRole('heading', { level: 1, name: 'All books' }),
};

export const searchBudget: PageBudget = {
  ...listBudget,
  path: '/search?q=the',
  content: (page) => page.getByRole('heading', { level: 1, name: 'Books for “the”' }),
};

export const authorBudget: PageBudget = {
  ...listBudget,
  path: '/authors/jules-verne',
  // Its own script is in no file of other pages.
  requests: 10,
  content: (page) => page.getByRole('heading', { level: 1, name: 'Books by Jules Verne' }),
};

export const checkoutBudget: PageBudget = {
  path: '/checkout',
  prepare: async (page) => {
    await beforeStart(page);
    await page.addInitScript(storeCart, JSON.stringify([demoBook('kim')]));
  },
  screen: phone,
  html: 9.5,
  // Of these 1.5 are for the codes of offers.
  scripts: 175,
  requests: 15,
  // The form and its styles are in the HTML.
  first: { requests: 1, scripts: 0 },
  shift: 0.02,
  content: (page) => page.getByLabel('Full Name'),
  // Its files are asked for together, so that the last of them is not the last to come.
  whole: (page) => Promise.all([untilAuth(page), untilStarted(page)]),
};

export const dashboardBudget: PageBudget = {
  path: '/dashboard',
  prepare: async (page) => {
    await readOverview();
    await page.addInitScript(neverWaitedTenSeconds);
  },
  screen: desk,
  html: 3,
  scripts: 189,
  // The euro sign is not among the font's basic letters.
  requests: isEuroShop ? 16 : 15,
  first: { requests: 4, scripts: 107 },
  shift: 0.02,
  content: (page) => page.getByRole('heading', { level: 1, name: 'Dashboard' }),
  whole: async (page) => {
    await page.getByText('Total Orders').waitFor();
    await page.getByRole('img', { name: /Monthly Revenue/ }).waitFor();
  },
};
