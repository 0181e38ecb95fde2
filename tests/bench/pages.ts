import type { Page } from '@playwright/test';
import {
  authorBudget,
  bookBudget,
  checkoutBudget,
  dashboardBudget,
  homeBudget,
  listBudget,
  type PageBudget,
  searchBudget,
} from '../e2e/page-budgets.ts';
import { untilFirstContent, weigh } from '../e2e/page-weight.ts';
import { logInAdmin, newShopperOn } from '../e2e/signing-in.ts';
import { unlessAborted } from '../emulators/abort.ts';
import { atLeast, atMost, type Figure } from '../figures.ts';
import { openBrowser, type SharedBrowser } from './browser.ts';
import { type Front, openFront } from './front.ts';
import { measureGerman } from './german-pages.ts';
import { type Category, categories, largestPaint, scorePage } from './lighthouse.ts';
import { isChosenPage, namedPages } from './named-pages.ts';
import type { Bench } from './parts.ts';
import { median } from './percentiles.ts';
import { slowDown } from './slow-line.ts';

interface Candidate {
  name: string;
  budget: PageBudget;
  /** Who opens it; by default an anonymous visitor. */
  signIn?: (page: Page) => Promise<unknown>;
  /** In which categories Lighthouse must find no fault: what search engines may not see needs no SEO. */
  flawless: Category[];
  /** The limit of Lighthouse's simulated largest contentful paint, in seconds. */
  largestPaint: number;
}

const publicPage: Pick<Candidate, 'flawless' | 'largestPaint'> = {
  flawless: ['accessibility', 'best-practices', 'seo'],
  largestPaint: 1.05,
};
const guarded: Category[] = ['accessibility', 'best-practices'];

const candidates: Candidate[] = [
  { name: 'Home', budget: homeBudget, ...publicPage, largestPaint: 1 },
  { name: 'Book', budget: bookBudget, ...publicPage },
  { name: 'Browse', budget: listBudget, ...publicPage },
  { name: 'Search', budget: searchBudget, flawless: guarded, largestPaint: 1.05 },
  { name: 'Author', budget: authorBudget, ...publicPage },
  { name: 'Checkout', budget: checkoutBudget, signIn: newShopperOn, flawless: guarded, largestPaint: 1.3 },
  { name: 'Dashboard', budget: dashboardBudget, signIn: logInAdmin, flawless: guarded, largestPaint: 1.6 },
];

/** Lighthouse's runs of a page, of which the median counts. */
const runs = 5;

async function onFreshPage<T>({ context }: SharedBrowser, look: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  try {
    return await look(page);
  } finally {
    await page.close();
  }
}

async function byteFigures({ name, budget }: Candidate, browser: SharedBrowser): Promise<Figure[]> {
  const begin = await onFreshPage(browser, (page) => untilFirstContent(page, budget));
  const whole = await onFreshPage(browser, async (page) => {
    await slowDown(page);
    return weigh(page, budget);
  });
  return [
    atMost(name, 'JavaScript before first content', begin.scripts, budget.first.scripts, 'KiB'),
    atMost(name, 'requests before first content', begin.requests.length, budget.first.requests),
    atMost(name, 'HTML', whole.html, budget.html, 'KiB'),
    atMost(name, 'JavaScript in all', whole.scripts, budget.scripts, 'KiB'),
    atMost(name, `requests beside ${whole.covers} covers`, whole.requests.length, budget.requests),
    atMost(name, 'cumulative layout shift on the slow line', whole.shift, budget.shift),
  ];
}

/** Seconds from the navigation until the first contentful paint on the slow line: no page paints a spinner first. */
function slowBeginning({ budget }: Candidate, browser: SharedBrowser): Promise<number> {
  return onFreshPage(browser, async (page) => {
    await slowDown(page);
    await page.goto(budget.path, { waitUntil: 'commit' });
    await budget.content(page).waitFor();
    // Text of the HTML is found before the styles have come and let the browser paint it.
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return Number(await paint.jsonValue()) / 1000;
  });
}

async function lighthouseFigures(candidate: Candidate, subject: { address: string; port: number }) {
  const { name, flawless } = candidate;
  const scores = await scorePage(subject, flawless);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await largestPaint(subject));
  return [
    ...scores.map(({ category, score, faults }) =>
      atLeast(name, [`Lighthouse, ${categories[category]}`, ...faults].join(' ✗ '), score, 100),
    ),
    atMost(
      name,
      `Lighthouse, largest content, median of ${runs}`,
      median(times),
      candidate.largestPaint,
      's',
    ),
  ];
}

async function measurePage(candidate: Candidate, front: Front, { report, signal }: Bench): Promise<Figure[]> {
  const { name, budget, signIn } = candidate;
  const browser = await openBrowser(front.address);
  try {
    const [page] = browser.context.pages();
    if (page === undefined) throw new Error('The browser opened without a page');
    await signIn?.(page);
    // An empty page stays: without a page the browser would close.
    await page.goto('about:blank');
    const bytes = await byteFigures(candidate, browser);
    const seconds = await slowBeginning(candidate, browser);
    report(`  ${name}: first content after ${seconds.toFixed(2)} s on the slow line; Lighthouse looks at it`);
    const subject = { address: `${front.address}${budget.path}`, port: browser.debuggingPort };
    return [...bytes, ...(await unlessAborted(lighthouseFigures(candidate, subject), signal))];
  } finally {
    await browser.close();
  }
}

/** What pages weigh, request and take, behind a front as in production. */
export async function measurePages(bench: Bench): Promise<Figure[]> {
  const front = await openFront();
  try {
    const figures: Figure[] = [];
    for (const candidate of candidates.filter(({ name }) => isChosenPage(name))) {
      figures.push(...(await measurePage(candidate, front, bench)));
    }
    return namedPages === undefined ? [...figures, ...(await measureGerman(front))] : figures;
  } finally {
    await front.close();
  }
}
