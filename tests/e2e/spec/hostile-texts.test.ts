import type { BrowserContext, Page } from '@playwright/test';
import type { DocumentReference } from 'firebase-admin/firestore';
import { database } from '../../../functions/src/firebase.ts';
import { orderDocument } from '../../../functions/src/orders/order-store.ts';
import { registerShopper, updateProfile } from '../../api/accounts.ts';
import { exactly, writeFigure } from '../../figures.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import { canaryHost, carelessPage, type HostileText, hostileTexts } from '../../fixtures/hostile-texts.ts';
import { figuresFile, tries } from '../../trust/proof-size.ts';
import { placeOrder } from '../checkout-page.ts';
import {
  asShown,
  hideHostile,
  pictureHost,
  removeHidden,
  shelveHostile,
  unshelveHostile,
} from '../hostile-books.ts';
import { expectToRead, liveParts } from '../inert.ts';
import { fillCredentials } from '../people.ts';
import { pictureFile } from '../picture.ts';
import type { Troubles } from '../troubles.ts';
import { asAdmin, expect, test } from './visitors.ts';

/** The pages show 18 of the newest books at once. */
const batchSize = 15;

/** One text for each of these stands for all in a quick run, … */
const examples = (['html', 'double quotes', 'script note', 'html read twice'] as const).flatMap(
  (place) => hostileTexts.find((one) => one.place === place) ?? [],
);
/** … where they come together, in two orders. */
const together = [examples, examples.toReversed()].map((these) => ({
  text: these.map(({ text }) => text).join(' '),
  place: 'html' as const,
}));
const isFull = figuresFile !== undefined;
const chosen: readonly HostileText[] = isFull ? hostileTexts : together;
const batches = Array.from({ length: Math.ceil(chosen.length / batchSize) }, (_, index) =>
  chosen.slice(index * batchSize, (index + 1) * batchSize),
);

test.beforeEach(() => test.setTimeout(tries({ quick: 60_000, full: 600_000 })));

/** Tells what was found, and fails the test when that is anything. */
function judge(name: string, found: readonly string[], troubles: Troubles): void {
  const all = [...found, ...troubles.unexpected()];
  if (figuresFile !== undefined) {
    writeFigure(
      figuresFile,
      exactly('Browser', `${chosen.length} hostile texts ${name}: anything live`, all.length, 0),
    );
  }
  expect(all).toEqual([]);
}

/** Covers that are told by a hostile text: pictures of another host, or files that Storage does not have. */
async function answerCovers(context: BrowserContext, troubles: Troubles): Promise<void> {
  const { buffer: body } = await pictureFile();
  await context.route(`${pictureHost}/**`, (route) => route.fulfill({ contentType: 'image/png', body }));
  troubles.expect(/status of 40[04] .*127\.0\.0\.1:9199\/v0/);
  // Chromium asks for no address that has both a line break and '<' in it.
  troubles.expect(/failed request: https:\/\/pictures\.example\/%3C.* other/);
}

/** Browsers tidy the blanks in a page's title. */
const lettersOf = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, '');
const encoded = (text: string) => encodeURIComponent(text);

async function openAndLook(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  return [...(await liveParts(page)), ...(await liveParts(page, html))];
}

test('hostile texts do harm on a careless page, and the tests notice', async ({ page, troubles }) => {
  troubles.expect(/./);
  const asked = new Set<string>();
  await page.route(`https://${canaryHost}/**`, (route) => {
    asked.add(page.url());
    return route.fulfill({ body: '' });
  });
  await page.route('https://careless.example/**', (route) => {
    const text = hostileTexts[Number(new URL(route.request().url()).searchParams.get('text') ?? -1)];
    return text
      ? route.fulfill({ contentType: 'text/html', body: carelessPage(text) })
      : route.fulfill({ status: 404 });
  });
  const harmful: string[] = [];
  const alone = isFull ? hostileTexts : examples;
  for (const { text } of alone) {
    const address = `https://careless.example/?text=${hostileTexts.findIndex((one) => one.text === text)}`;
    await page.goto(address);
    const harm = async () => {
      if (asked.size > 0) return true;
      return page.evaluate(() => {
        for (const one of document.querySelectorAll<HTMLElement>('a, button')) one.click();
        return '__xss' in window;
      });
    };
    // Again, too, where a page has gone while it was looked at.
    await expect(async () => expect(await harm(), text).toBe(true)).toPass({ timeout: 15_000 });
    asked.clear();
    harmful.push(text);
  }
  if (figuresFile !== undefined) {
    writeFigure(
      figuresFile,
      exactly(
        'Browser',
        'Hostile texts that do harm on a careless page',
        harmful.length,
        hostileTexts.length,
      ),
    );
  }
  expect(harmful).toEqual(alone.map(({ text }) => text));
});

test('books of hostile texts are texts on the home page, on their own and in search', async ({
  context,
  page,
  troubles,
}) => {
  await answerCovers(context, troubles);
  const found: string[] = [];
  for (const texts of batches) {
    const word = `paper${crypto.randomUUID().slice(0, 8)}`;
    const listed = await shelveHostile(texts, word);
    const hidden = await hideHostile(texts);
    found.push(...(await openAndLook(page, '/')));
    await expectToRead(
      page,
      listed.map(({ title }) => title),
    );
    await page.goto(`/search?q=${word}`);
    await expectToRead(
      page,
      listed.map(({ title }) => title),
    );
    found.push(...(await liveParts(page)));
    for (const { _id, title, description } of hidden) {
      found.push(...(await openAndLook(page, `/books/${_id}`)));
      await expectToRead(page, [title, description]);
      expect(lettersOf(await page.title())).toBe(lettersOf(`${title} · Book Store`));
    }
    const add = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ });
    await add.click();
    await expect(page.getByText('Product Added to the Cart')).toBeVisible();
    await add.click();
    await expect(page.getByRole('dialog', { name: 'Already Added to the Cart' })).toBeVisible();
    found.push(...(await liveParts(page)));
    await unshelveHostile(listed);
    await removeHidden(hidden);
  }
  judge('in books, on public pages', found, troubles);
});

test('a cart of hostile texts is texts, and changes nothing else', async ({ context, page, troubles }) => {
  await answerCovers(context, troubles);
  troubles.expect(/status of 400 .*\/api\/books\?ids=/, /The cart could not be checked/);
  const found: string[] = [];
  await page.goto('/about');
  for (const texts of batches) {
    const items = texts.map((hostile, index) => {
      const text = asShown(hostile);
      return { _id: `${text}${index}`, title: text, category: text, coverImage: text, newPrice: 1 };
    });
    // Written as text: in an object __proto__ would not be a field.
    const stored = JSON.stringify(items).replaceAll(
      '{"_id"',
      '{"__proto__":{"polluted":1},"constructor":{"polluted":1},"_id"',
    );
    await page.evaluate((cart) => localStorage.setItem('cart', cart), stored);
    await page.goto('/cart');
    await expectToRead(
      page,
      items.map(({ title }) => title),
    );
    found.push(...(await liveParts(page)));
  }
  judge('in the cart that the browser keeps', found, troubles);
});

test('hostile texts in the address bar are texts, in pages and in the API', async ({ page, troubles }) => {
  // The router knows no page for an address of several lines, not even the one for all others.
  troubles.expect(/status of 40[04]/, /ApiError/, /No routes matched location "\/.*%(?:0A|E2%80%A8)/);
  const found: string[] = [];
  const hidden = await hideHostile(chosen);
  for (const [index, { text }] of chosen.entries()) {
    await page.goto(`/search?q=${encoded(text)}#${encoded(text)}`);
    await expectToRead(page, [text.trim()]);
    found.push(...(await liveParts(page)));
    const book = hidden[index]?._id ?? '';
    const api = [`/api/books/${book}`, `/api/books/${encoded(text)}`, `/api/books?q=${encoded(text)}`];
    for (const path of [`/${encoded(text)}`, `/books/${encoded(text)}`]) {
      found.push(...(await openAndLook(page, path)));
    }
    for (const path of api) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-type']).toBe('application/json; charset=utf-8');
      expect(await page.evaluate(() => document.querySelectorAll('body *').length)).toBeLessThanOrEqual(2);
      found.push(...(await liveParts(page)));
    }
  }
  await removeHidden(hidden);
  judge('in the address bar, and the API opened as a page', found, troubles);
});

/** An order of a shopper's whose every text is this one, past the API, which would take some of them from nobody. */
async function orderHostile(uid: string, hostile: HostileText): Promise<DocumentReference> {
  const text = asShown(hostile);
  const address = { street: text, city: text, country: text, state: text, zipcode: text };
  const request = makeOrderRequest([], { name: text, phone: text, address });
  const line = { bookId: 'no-such-book', title: text, unitCents: 100, coverImage: hostile.text };
  const order = orderDocument({ uid, email: text }, request, [line], new Date());
  return database()
    .collection('orders')
    .add({ ...order, totalPrice: text });
}

test('hostile names, pictures and orders of a shopper are texts', async ({ context, page, troubles }) => {
  await answerCovers(context, troubles);
  troubles.expect(/status of 409/, /The order was not placed/);
  const found: string[] = [];
  const shopper = await registerShopper();
  const orders = await Promise.all(chosen.map((hostile) => orderHostile(shopper.uid, hostile)));
  await page.goto(`/login?next=https://${canaryHost}/&redirect=//${canaryHost}#https://${canaryHost}`);
  await fillCredentials(page, shopper.email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  for (const [index, { text }] of chosen.entries()) {
    await updateProfile(shopper, {
      displayName: text,
      photoUrl: index % 2 ? `${pictureHost}/${text}` : text,
    });
    await page.goto('/about');
    await page.getByRole('button', { name: 'User menu' }).click();
    found.push(...(await liveParts(page)));
  }
  await page.goto('/orders');
  await expectToRead(page, chosen.map(asShown));
  found.push(...(await liveParts(page)));
  await Promise.all(orders.map((order) => order.delete()));

  const last = await hideHostile(chosen.slice(-1));
  const text = last[0]?.description ?? '';
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify(last));
  await page.goto('/checkout');
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    if (await field.isEditable()) await field.fill(text);
  }
  await page.getByRole('checkbox').check();
  await removeHidden(last);
  await placeOrder(page).click();
  await expect(page.getByRole('dialog', { name: 'Failed to place an order' })).toBeVisible();
  found.push(...(await liveParts(page)));
  judge('in a shopper’s profile, orders and checkout', found, troubles);
});

asAdmin('hostile texts are texts on the dashboard', async ({ context, page, troubles }) => {
  await answerCovers(context, troubles);
  const found: string[] = [];
  for (const texts of batches) {
    const listed = await shelveHostile(texts, 'on the dashboard');
    const hidden = await hideHostile(texts);
    await page.goto('/dashboard/manage-books');
    await expectToRead(
      page,
      listed.map(({ title }) => title),
    );
    found.push(...(await liveParts(page)));
    for (const { _id, description } of hidden) {
      await page.goto(`/dashboard/edit-book/${_id}`);
      await expect(page.getByLabel('Description')).toHaveValue(description);
      found.push(...(await liveParts(page)));
    }
    await unshelveHostile(listed);
    await removeHidden(hidden);
  }
  await page.goto('/dashboard/add-new-book');
  for (const { text } of chosen) {
    const name = `${text.replaceAll(/[/\\]/g, ' ')}.png`;
    await page.getByLabel('Cover Image').setInputFiles(await pictureFile(name));
    await expectToRead(page, ['Selected: ']);
    found.push(...(await liveParts(page)));
  }
  judge('on the dashboard', found, troubles);
});
