import type { Response } from '@playwright/test';
import { catalogueCdnSeconds } from '../../../functions/src/shared/catalogue/catalogue-choices.ts';
import { bookBudget, homeBudget, listBudget, type PageBudget, searchBudget } from '../../e2e/page-budgets.ts';
import { countOperations } from '../../reads/count-reads.ts';
import type { FunctionsHere } from '../../reads/functions-here.ts';
import { openBrowser } from '../browser.ts';
import { openFront } from '../front.ts';
import { median } from '../percentiles.ts';
import { cdnMisses } from './cdn-misses.ts';
import { addUsage, instanceUsage, noUsage, timesUsage, type Usage } from './prices.ts';

/** Which pages visitors of a shop with 10,000 books look at, and how many addresses each kind has. */
const kinds: { budget: PageBudget; share: number; addresses: number }[] = [
  { budget: homeBudget, share: 0.25, addresses: 1 },
  { budget: listBudget, share: 0.2, addresses: 500 },
  { budget: searchBudget, share: 0.1, addresses: 5000 },
  { budget: bookBudget, share: 0.45, addresses: 10_000 },
];
/** One view in three is a visitor's first: only that loads scripts, styles and fonts. */
const firstViews = 1 / 3;
const memoryMib = 512;
const gib = 1024 ** 3;

interface View {
  /** What is sent, whether the CDN has the page or not. */
  sent: Usage;
  /** What the functions do where the CDN has nothing. */
  answered: Usage;
}

async function bytesOf(response: Response): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  return responseBodySize + responseHeadersSize;
}

const isCover = (response: Response) => response.url().includes('/o/books%2F');
const isLasting = (response: Response) => response.url().includes('/assets/');
const isByFunction = (response: Response) => (response.headers()['cache-control'] ?? '').includes('s-maxage');

async function sentUsage(responses: readonly Response[]): Promise<Usage> {
  let [hosting, storage] = [0, 0];
  for (const response of responses) {
    const bytes = await bytesOf(response);
    if (isCover(response)) storage += bytes;
    else hosting += isLasting(response) ? bytes * firstViews : bytes;
  }
  const storageReads = responses.filter(isCover).length;
  return { ...noUsage, hostingGib: hosting / gib, storageGib: storage / gib, storageReads };
}

/** A call of the functions in this process, past every cache. */
async function callUsage(shop: FunctionsHere, path: string): Promise<Usage> {
  const times: number[] = [];
  for (let call = 0; call < 11; call += 1) {
    const begin = performance.now();
    await shop.ask(path);
    times.push(performance.now() - begin);
  }
  const operations = await countOperations(() => shop.ask(path));
  return addUsage(instanceUsage(median(times), memoryMib), { ...noUsage, ...operations });
}

async function measureView(budget: PageBudget, address: string, shop: FunctionsHere): Promise<View> {
  const browser = await openBrowser(address);
  try {
    const page = await browser.context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.setViewportSize(budget.screen);
    await budget.prepare?.(page);
    await Promise.all([budget.whole(page), page.goto(budget.path, { waitUntil: 'networkidle' })]);
    const paths = responses.filter(isByFunction).map((one) => one.url().replace(address, ''));
    const calls: Usage[] = [];
    for (const path of paths) calls.push(await callUsage(shop, path));
    return { sent: await sentUsage(responses), answered: addUsage(...calls) };
  } finally {
    await browser.close();
  }
}

/** What a million views of pages use in a month, behind the CDN and without it. */
export async function pageViewUsage(
  views: number,
  shop: FunctionsHere,
): Promise<{ behindCdn: Usage; withoutCdn: Usage }> {
  const front = await openFront();
  try {
    const [behindCdn, withoutCdn]: [Usage[], Usage[]] = [[], []];
    for (const { budget, share, addresses } of kinds) {
      const { sent, answered } = await measureView(budget, front.address, shop);
      const viewsOfKind = views * share;
      const misses = cdnMisses(viewsOfKind, addresses, catalogueCdnSeconds);
      behindCdn.push(timesUsage(viewsOfKind, sent), timesUsage(misses, answered));
      withoutCdn.push(timesUsage(viewsOfKind, addUsage(sent, answered)));
    }
    return { behindCdn: addUsage(...behindCdn), withoutCdn: addUsage(...withoutCdn) };
  } finally {
    await front.close();
  }
}
