import type { Page } from '@playwright/test';
import { bookBudget, homeBudget, listBudget, type PageBudget, searchBudget } from '../e2e/page-budgets.ts';
import { unlessAborted } from '../emulators/abort.ts';
import { atMost, type Figure } from '../figures.ts';
import { openBrowser, type SharedBrowser } from './browser.ts';
import { type Front, openFront } from './front.ts';
import { isChosenPage } from './named-pages.ts';
import type { Bench } from './parts.ts';
import { median } from './percentiles.ts';
import { slowDown } from './slow-line.ts';

const pages: Record<string, PageBudget> = {
  Home: homeBudget,
  Book: bookBudget,
  Browse: listBudget,
  Search: searchBudget,
};

const runs = 5;

/** In milliseconds. */
interface Answers {
  /** From the navigation until the first press on a wish list's heart was answered. */
  first: number;
  /** The longest from a later press to the paint that shows it. */
  slowest: number;
  /** The longest task after that. */
  longestTask: number;
}

/** Runs in the page: records when the first press on a heart is answered, and how long later ones and tasks take. */
function noteAnswers(): void {
  // Missing in TypeScript's types.
  const shortest = Object.assign({ type: 'event' }, { durationThreshold: 16 });
  const notes = { first: 0, slowest: 0, longestTask: 0 };
  Object.assign(window, { pressNotes: notes });
  const answers = new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target instanceof Element && target.ariaPressed === 'true')) return;
    answers.disconnect();
    notes.first = performance.now();
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (startTime > notes.first) notes.longestTask = Math.max(notes.longestTask, duration);
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notes.slowest = Math.max(notes.slowest, duration);
    }).observe(shortest);
  });
  answers.observe(document, { subtree: true, attributeFilter: ['aria-pressed'] });
}

/**
 * Taps the first matching element. Playwright's own way searches the whole page in tasks of the page, which would be
 * measured, too.
 */
async function tap(page: Page, selector: string): Promise<void> {
  const place = await page.waitForFunction((css) => {
    const element = document.querySelector(css);
    element?.scrollIntoView({ block: 'center' });
    const box = element?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
  const { x, y } = Object(await place.jsonValue());
  await page.touchscreen.tap(x, y);
}

const heart = 'main button[aria-label^="Add to wish list"]';

async function pressOn(page: Page, { path }: PageBudget): Promise<Answers> {
  await page.addInitScript(noteAnswers);
  await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  await tap(page, heart);
  await page.waitForFunction(() => 'pressNotes' in window && Object(window.pressNotes).first > 0);
  await tap(page, heart);
  await tap(page, 'search input');
  await page.keyboard.type('whale', { delay: 100 });
  return page.evaluate(
    () => new Promise<Answers>((resolve) => setTimeout(() => resolve(Object(window).pressNotes), 500)),
  );
}

async function measurePage(name: string, budget: PageBudget, browser: SharedBrowser): Promise<Figure[]> {
  const all: Answers[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.context.newPage();
    const session = await browser.context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
    all.push(await pressOn(page, budget));
    await page.evaluate(() => localStorage.clear());
    await page.close();
  }
  const middle = (of: (answers: Answers) => number) => median(all.map(of));
  return [
    atMost(name, `a press is answered, median of ${runs}`, middle(({ first }) => first) / 1000, 3, 's'),
    atMost(
      name,
      'the slowest later press, median',
      middle(({ slowest }) => slowest),
      200,
      'ms',
    ),
    atMost(
      name,
      'the longest task after it, median',
      middle(({ longestTask }) => longestTask),
      50,
      'ms',
    ),
  ];
}

export async function measurePresses({ report, signal }: Bench): Promise<Figure[]> {
  const front: Front = await openFront();
  const browser = await openBrowser(front.address);
  try {
    const figures: Figure[] = [];
    for (const [name, budget] of Object.entries(pages).filter(([name]) => isChosenPage(name))) {
      report(`  ${name}`);
      figures.push(...(await unlessAborted(measurePage(name, budget, browser), signal)));
    }
    return figures;
  } finally {
    await browser.close();
    await front.close();
  }
}
