import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { exactly, writeFigure } from '../figures.ts';
import { type HostileText, hostileTexts } from '../fixtures/hostile-texts.ts';
import { figuresFile, isFullRun } from '../robustness/run-size.ts';
import type { BrowserErrors } from './browser-errors.ts';
import { pictureHost } from './hostile-books.ts';
import { injectedContent } from './injected-content.ts';
import { pictureFile } from './shop-data.ts';

/** The pages show 18 of the newest books at once. */
const batchSize = 15;

/** In a quick run one text for each of these places stands for all, … */
const examples = (['html', 'double quotes', 'script note', 'html read twice'] as const).flatMap(
  (place) => hostileTexts.find((one) => one.place === place) ?? [],
);
/** … joined, in two orders. */
const joined = [examples, examples.toReversed()].map((these) => ({
  text: these.map(({ text }) => text).join(' '),
  place: 'html' as const,
}));

/** The texts of this run, and in batches that fit on a page. */
export const texts: readonly HostileText[] = isFullRun ? hostileTexts : joined;
export const batches = Array.from({ length: Math.ceil(texts.length / batchSize) }, (_, index) =>
  texts.slice(index * batchSize, (index + 1) * batchSize),
);

export function allowForAllTexts(): void {
  test.setTimeout(isFullRun ? 600_000 : 180_000);
}

function recordFigure(name: string, value: number, goal: number): void {
  if (figuresFile !== undefined) writeFigure(figuresFile, exactly('Browser', name, value, goal));
}

export function expectNothing(where: string, findings: readonly string[], errors: BrowserErrors): void {
  const all = [...findings, ...errors.unexpected()];
  recordFigure(`${texts.length} hostile texts ${where}: injected content`, all.length, 0);
  expect(all).toEqual([]);
}

/** Answers covers whose name is a hostile text: pictures of another host, or files that Storage does not have. */
export async function answerCovers(context: BrowserContext, errors: BrowserErrors): Promise<void> {
  const { buffer: body } = await pictureFile();
  await context.route(`${pictureHost}/**`, (route) => route.fulfill({ contentType: 'image/png', body }));
  errors.expect(/status of 40[04] .*\/api\/covers\//);
  // Chromium never requests an address that has both a line break and '<' in it.
  errors.expect(/failed request: https:\/\/pictures\.example\/%3C.* other/);
}

/** Inspects a page both in the browser and as the server sent it. */
export async function openAndInspect(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  return [...(await injectedContent(page)), ...(await injectedContent(page, html))];
}
