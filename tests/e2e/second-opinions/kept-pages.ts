import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { endFading } from '../accessibility.ts';

/** The environment variable with the folder in which the stage wide keeps its pages. */
export const keptPagesVariable = 'KEPT_PAGES';

export interface KeptPage {
  address: string;
  html: string;
  /** Findings of IBM's engine on the page in the browser; not on the page as it was sent. */
  faults: readonly { ruleId: string; message: string; snippet: string; label: string }[];
}

/** One file for each page, however many tests visit it. */
function keep(folder: string, one: KeptPage): void {
  const name = createHash('sha256').update(one.html).digest('hex').slice(0, 16);
  writeFileSync(path.join(folder, `${name}.html`), one.html);
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(one));
}

const engine = path.join(import.meta.dirname, 'node_modules/accessibility-checker-engine/ace.js');

/** Runs in the page; `Potential` and `manual` are questions for a person. */
const look = `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) =>
  JSON.stringify(results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet, node }) => ({ ruleId, message, snippet, label: node?.labels?.[0]?.textContent ?? '' }))))`;

/** Keeps the page as it was sent and as it is now for second-opinions.ts. */
export async function keepForSecondOpinions(page: Page): Promise<void> {
  const folder = process.env[keptPagesVariable];
  if (folder === undefined || !existsSync(engine)) return;
  mkdirSync(folder, { recursive: true });
  const address = new URL(page.url()).pathname;
  const sent = await page.request.get(page.url(), { headers: { accept: 'text/html' } });
  keep(folder, { address: `${address} as it was sent`, html: await sent.text(), faults: [] });
  // axe has just looked at the dark colours.
  await endFading(page);
  await page.evaluate(readFileSync(engine, 'utf8'));
  const faults = JSON.parse(await page.evaluate<string>(look));
  keep(folder, { address, html: await page.content(), faults });
}
