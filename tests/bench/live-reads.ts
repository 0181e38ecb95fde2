import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../e2e/chromium.ts';
import { shopAddress } from '../emulators/project.ts';

/** A browser for pages whose reads are counted. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
}

const listening = /\/google\.firestore\.v1\.Firestore\/Listen\/channel/;

/**
 * Opens 'All Books' in a browser and counts the documents that the database's live channel brings it until its rows
 * stand there: the channel's text, as it comes over the line, names each as a `documentChange`.
 */
export async function countManageBooksReads(browser: Browser): Promise<number> {
  const page = await browser.newPage({ baseURL: shopAddress });
  const channel = await page.context().newCDPSession(page);
  let text = '';
  const add = (base64: string) => {
    text += Buffer.from(base64, 'base64').toString('latin1');
  };
  const streams: Promise<void>[] = [];
  const streamed = new Set<string>();
  channel.on('Network.responseReceived', ({ requestId, response }) => {
    if (!listening.test(response.url)) return;
    streamed.add(requestId);
    const begun = channel.send('Network.streamResourceContent', { requestId });
    streams.push(begun.then(({ bufferedData }) => add(bufferedData)));
  });
  channel.on('Network.dataReceived', ({ requestId, data }) => {
    if (streamed.has(requestId) && data !== undefined) add(data);
  });
  await channel.send('Network.enable');
  // Any text passes the page's guard, and books are everybody's to read.
  await page.addInitScript(() => localStorage.setItem('token', 'reader'));
  await page.goto('/dashboard/manage-books');
  await page.getByRole('row').nth(50).waitFor({ timeout: 120_000 });
  await Promise.all(streams);
  await page.close();
  return text.split('"documentChange"').length - 1;
}
