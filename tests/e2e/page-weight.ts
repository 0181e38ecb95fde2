import { brotliCompressSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import type { PageBudget } from './page-budgets.ts';

/** The costs of a visit, in the terms of its budget. */
interface PageWeight {
  html: number;
  scripts: number;
  /** Addresses, without covers. */
  requests: string[];
  covers: number;
  shift: number;
}

/** The body's size in KiB with brotli; what came without is compressed here. */
async function kib(response: Response): Promise<number> {
  const { 'content-encoding': encoding, 'content-length': length } = response.headers();
  const bytes =
    encoding === 'br' && length ? Number(length) : brotliCompressSync(await response.body()).length;
  return bytes / 1024;
}

async function sum(responses: Response[], type: string): Promise<number> {
  const typed = responses.filter((one) => one.request().resourceType() === type);
  const sizes = await Promise.all(typed.map(kib));
  return sizes.reduce((total, size) => total + size, 0);
}

function collect(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

/**
 * The browser requests the manifest when it likes, sometimes first of all, and shows nothing of it. On a computer
 * without a network the page checks whether the shop can be reached. What keeps pages for later comes when an idle
 * browser has been pressed: before or after the rest of the dashboard, to which a press has led.
 */
const isAside = (request: Request) =>
  request.resourceType() === 'manifest' || /\/robots\.txt$|\/register-worker-/.test(request.url());

const isCover = (address: string) => address.includes('/api/covers/');

/** The sum of all layout shifts so far: never less than the cumulative layout shift, which forgets. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });
}

/** Includes all that the page loads by itself. */
export async function weigh(page: Page, { path, prepare, screen, whole }: PageBudget): Promise<PageWeight> {
  await page.setViewportSize(screen);
  await prepare?.(page);
  const responses = collect(page);
  await Promise.all([whole(page), page.goto(path)]);
  const addresses = responses.filter((one) => !isAside(one.request())).map((one) => one.url());
  return {
    html: await sum(responses, 'document'),
    scripts: await sum(responses, 'script'),
    requests: addresses.filter((address) => !isCover(address)),
    covers: addresses.filter(isCover).length,
    shift: await shiftOf(page),
  };
}

interface FirstContent {
  requests: string[];
  scripts: number;
}

/**
 * Opens a page while every request after the budget's first few waits, until its first content is seen all the same.
 * @throws playwright's TimeoutError when the page needs more than that.
 */
export async function untilFirstContent(
  page: Page,
  { path, prepare, screen, first, content }: PageBudget,
): Promise<FirstContent> {
  await page.setViewportSize(screen);
  await prepare?.(page);
  const responses = collect(page);
  const seen = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**', async (route) => {
    if (!isAside(route.request())) asked += 1;
    if (asked > first.requests) await seen.promise;
    await route.fallback();
  });
  try {
    await page.goto(path, { waitUntil: 'commit' });
    await content(page).waitFor();
    const until = responses.filter((one) => !isAside(one.request()));
    return { requests: until.map((one) => one.url()), scripts: await sum(until, 'script') };
  } finally {
    seen.resolve();
  }
}
