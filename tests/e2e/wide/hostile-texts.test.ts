import {
  addListedBooks,
  addUnlistedBooks,
  asShown,
  removeListedBooks,
  removeUnlistedBooks,
} from '../hostile-books.ts';
import {
  allowForAllTexts,
  answerCovers,
  batches,
  expectNothing,
  openAndInspect,
  texts,
} from '../hostile-run.ts';
import { expectToRead, injectedContent } from '../injected-content.ts';
import { pictureFile, untilListed } from '../shop-data.ts';
import { asAdmin, expect, test } from '../shop-test.ts';
import { keepToasts } from '../toasts.ts';

test.beforeEach(allowForAllTexts);
asAdmin.beforeEach(allowForAllTexts);

/** Without blanks, which browsers tidy in a page's title. */
const lettersOf = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, '');
const titlesOf = (books: readonly { title: string }[]) => books.map(({ title }) => title);

test('books of hostile texts are shown as text in lists, on their own pages and in search', async ({
  context,
  page,
  browserErrors,
}) => {
  await answerCovers(context, browserErrors);
  const findings: string[] = [];
  for (const batch of batches) {
    const word = `paper${crypto.randomUUID().slice(0, 8)}`;
    const listed = await addListedBooks(batch, word);
    const unlisted = await addUnlistedBooks(batch);
    findings.push(...(await openAndInspect(page, '/')));
    findings.push(...(await openAndInspect(page, '/browse')));
    await expectToRead(page, titlesOf(listed));
    for (const book of listed) await untilListed({ ...book, title: word });
    await keepToasts(page);
    await page.goto(`/search?q=${word}`);
    await expectToRead(page, titlesOf(listed));
    findings.push(...(await injectedContent(page)));
    for (const { _id, title, description } of unlisted) {
      findings.push(...(await openAndInspect(page, `/books/${_id}`)));
      await expectToRead(page, [title, description]);
      expect(lettersOf(await page.title())).toBe(lettersOf(`${title} · Book Store`));
    }
    const add = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ });
    await add.click();
    await expect(page.getByText('Product Added to the Cart')).toBeVisible();
    await add.click();
    await expect(page.getByRole('dialog', { name: 'Already Added to the Cart' })).toBeVisible();
    findings.push(...(await injectedContent(page)));
    await removeListedBooks(listed);
    await removeUnlistedBooks(unlisted);
  }
  expectNothing('in books, on public pages', findings, browserErrors);
});

test('a stored cart of hostile texts is shown as text, and changes nothing else', async ({
  context,
  page,
  browserErrors,
}) => {
  await answerCovers(context, browserErrors);
  browserErrors.expect(/status of 400 .*\/api\/books\?ids=/, /The cart could not be checked/);
  const findings: string[] = [];
  await page.goto('/about');
  for (const batch of batches) {
    const items = batch.map((hostile, index) => {
      const text = asShown(hostile);
      return { _id: `${text}${index}`, title: text, category: text, coverImage: text, newPrice: 1 };
    });
    // As text: in an object __proto__ would not be a field.
    const stored = JSON.stringify(items).replaceAll(
      '{"_id"',
      '{"__proto__":{"polluted":1},"constructor":{"polluted":1},"_id"',
    );
    await page.evaluate((cart) => localStorage.setItem('cart', cart), stored);
    await page.goto('/cart');
    await expectToRead(page, titlesOf(items));
    findings.push(...(await injectedContent(page)));
  }
  expectNothing('in the cart that the browser keeps', findings, browserErrors);
});

asAdmin('hostile texts are shown as text on the dashboard', async ({ context, page, browserErrors }) => {
  await answerCovers(context, browserErrors);
  const findings: string[] = [];
  for (const batch of batches) {
    const listed = await addListedBooks(batch, 'on the dashboard');
    const unlisted = await addUnlistedBooks(batch);
    await page.goto('/dashboard/manage-books');
    await expectToRead(page, titlesOf(listed));
    findings.push(...(await injectedContent(page)));
    for (const { _id, description } of unlisted) {
      await page.goto(`/dashboard/edit-book/${_id}`);
      await expect(page.getByLabel('Description')).toHaveValue(description);
      findings.push(...(await injectedContent(page)));
    }
    await removeListedBooks(listed);
    await removeUnlistedBooks(unlisted);
  }
  await page.goto('/dashboard/add-new-book');
  for (const { text } of texts) {
    const name = `${text.replaceAll(/[/\\]/g, ' ')}.png`;
    await page.getByLabel('Cover Image').setInputFiles(await pictureFile(name));
    await expectToRead(page, ['Selected: ']);
    findings.push(...(await injectedContent(page)));
  }
  expectNothing('on the dashboard', findings, browserErrors);
});
