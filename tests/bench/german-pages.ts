import { addressUnder } from '../../functions/src/shared/words/language-address.ts';
import { bookBudget, homeBudget, listBudget, type PageBudget, untilStarted } from '../e2e/page-budgets.ts';
import { weigh } from '../e2e/page-weight.ts';
import { callAsAdmin } from '../e2e/shop-data.ts';
import { shopAddress } from '../emulators/project.ts';
import { atMost, type Figure } from '../figures.ts';
import { openBrowser } from './browser.ts';
import type { Front } from './front.ts';

const pages: Record<string, PageBudget> = { Home: homeBudget, Book: bookBudget, Browse: listBudget };

/**
 * What German may add to a page of a shop with one language, in KiB and requests: a KiB of HTML is the language switch.
 */
const more = { html: 2, scripts: 4, requests: 0 };

const root = '/de';

/** The setting reaches an instance of the functions some seconds later. */
async function untilGerman(): Promise<void> {
  for (let status = 0; status !== 200; ) {
    ({ status } = await fetch(shopAddress + root, { redirect: 'manual' }));
    if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function weighGerman(name: string, budget: PageBudget, front: Front): Promise<Figure[]> {
  const browser = await openBrowser(front.address);
  try {
    const page = await browser.context.newPage();
    // To a reader of English the page would offer that language, which takes one file more.
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['de-DE'] }));
    const german = { ...budget, path: addressUnder(root, budget.path), whole: untilStarted };
    const { html, scripts, requests } = await weigh(page, german);
    return [
      atMost(`${name} in German`, 'HTML', html, budget.html + more.html, 'KiB'),
      atMost(`${name} in German`, 'JavaScript in all', scripts, budget.scripts + more.scripts, 'KiB'),
      atMost(`${name} in German`, 'requests', requests.length, budget.requests + more.requests),
    ];
  } finally {
    await browser.close();
  }
}

/** In a shop with English and German. */
export async function measureGerman(front: Front): Promise<Figure[]> {
  await callAsAdmin('PUT', '/api/settings', { languages: ['de'] });
  try {
    await untilGerman();
    const figures: Figure[] = [];
    for (const [name, budget] of Object.entries(pages))
      figures.push(...(await weighGerman(name, budget, front)));
    return figures;
  } finally {
    await callAsAdmin('PUT', '/api/settings', { languages: [] });
  }
}
