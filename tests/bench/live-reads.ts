import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../e2e/chromium.ts';
import { shopAddress } from '../emulators/project.ts';

/** A browser for pages whose reads are counted. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
}

const listening = /\/google\.firestore\.v1\.Firestore\/Listen\/channel/;

const decoded = (base64: string) => Buffer.from(base64, 'base64').toString('latin1');

/** Collects what the database's live channel sends to a page, as it comes; ends with answering all of it so far. */
async function hearLiveChannel(page: Page): Promise<() => Promise<string>> {
  const devtools = await page.context().newCDPSession(page);
  const heard = new Map<string, string>();
  const hearings: Promise<void>[] = [];
  const add = (requestId: string, text: string) => heard.set(requestId, (heard.get(requestId) ?? '') + text);
  const hear = async (requestId: string) => {
    try {
      const { bufferedData } = await devtools.send('Network.streamResourceContent', { requestId });
      add(requestId, decoded(bufferedData));
    } catch (error) {
      // An answer that is over cannot be listened to any more, but had as a whole.
      if (!(error instanceof Error && error.message.includes('already finished loading'))) throw error;
      const { body, base64Encoded } = await devtools.send('Network.getResponseBody', { requestId });
      add(requestId, base64Encoded ? decoded(body) : body);
    }
  };
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!listening.test(response.url)) return;
    heard.set(requestId, '');
    hearings.push(hear(requestId));
  });
  devtools.on('Network.dataReceived', ({ requestId, data }) => {
    if (heard.has(requestId) && data !== undefined) add(requestId, decoded(data));
  });
  await devtools.send('Network.enable');
  return async () => {
    await Promise.all(hearings);
    await devtools.detach();
    return [...heard.values()].join('');
  };
}

/** Leaves the page for another and lets a minute pass: then the app stops listening, and the database knows. */
async function stopListening(page: Page): Promise<void> {
  const told = page.waitForResponse(
    (answer) => listening.test(answer.url()) && (answer.request().postData() ?? '').includes('removeTarget'),
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Add Book' }).click();
  await page.getByLabel('Title').waitFor();
  await page.clock.fastForward('01:05');
  await told;
}

/**
 * Opens 'All Books' in a browser and counts the documents that the database sends it until its rows stand there;
 * the live channel calls each of them a `documentChange`.
 */
export async function countManageBooksReads(browser: Browser): Promise<number> {
  const rows = 50;
  const page = await browser.newPage({ baseURL: shopAddress });
  await page.clock.install();
  const heard = await hearLiveChannel(page);
  // Any text passes the page's guard, and books are everybody's to read.
  await page.addInitScript(() => localStorage.setItem('token', 'reader'));
  await page.goto('/dashboard/manage-books');
  await page.getByRole('row').nth(rows).waitFor({ timeout: 120_000 });
  const documents = (await heard()).split('"documentChange"').length - 1;
  // A listener that nobody closes would be told of every book that is filled in next.
  await stopListening(page);
  await page.close();
  if (documents < rows) throw new Error(`${rows} rows were shown, and only ${documents} documents heard of`);
  return documents;
}
