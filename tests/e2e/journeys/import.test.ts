import { readFile } from 'node:fs/promises';
import { expectAccessibleState } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { adminToken, newTitle } from '../shop-data.ts';
import { asAdmin, expect, test } from '../shop-test.ts';

asAdmin(
  'the admin imports a file, comes back to it, sees the books in the shop and undoes it',
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 400/, /The file was not uploaded/);
    const main = page.getByRole('main');
    const [one, other] = [newTitle(), newTitle()];
    const csv = `name;writer;list;genre;year\n${one};Ann Lee;"12,50";Poetry;1999.0\n${other};Ann Lee;oops;Poetry;\n;;;;\n`;

    await test.step('a file that is none is refused in words', async () => {
      await page.goto('/dashboard/import');
      const zip = {
        name: 'books.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('PK\u0003\u0004 not a csv'),
      };
      await main.getByLabel('CSV, Excel or ONIX file').setInputFiles(zip);
      await expect(main.getByRole('alert')).toContainText('This is an Excel or packed file');
    });

    await test.step('recognises the columns, which can be chosen', async () => {
      await main
        .getByLabel('CSV, Excel or ONIX file')
        .setInputFiles({ name: 'books.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      const heading = main.getByRole('heading', { name: 'What is in books.csv' });
      await expect(heading).toBeFocused();
      await expect(main.getByLabel('name', { exact: true })).toHaveValue('title');
      await expect(main.getByLabel('writer')).toHaveValue('author');
      await main.getByLabel('list', { exact: true }).selectOption('Price');
      await page.setViewportSize({ width: 360, height: 740 });
      await expectAccessibleState(page);
      await main.getByRole('button', { name: 'Check the file' }).click();
    });

    await test.step('shows what the file would do, and takes what its categories are', async () => {
      await expect(main.getByRole('heading', { name: 'The file was checked' })).toBeFocused();
      await expect(
        main.getByText('Category “Poetry” is none of the shop’s: choose one for it').first(),
      ).toBeVisible();
      await main.getByRole('button', { name: 'Change columns and rules' }).click();
      await main.getByLabel('Poetry').selectOption('Fiction');
      await main.getByRole('button', { name: 'Check the file' }).click();
      await expect(main.getByText('Price “oops” cannot be read: write it like 9.50 or 9,50')).toBeVisible();
      await expectAccessibleState(page);
    });

    await test.step('imports, also while the admin looks elsewhere', async () => {
      await main.getByRole('button', { name: 'Import 1 book' }).click();
      // So few books may be imported before the page can show the progress.
      await expect(
        main.getByRole('heading', { name: /^The (books are being imported|import is done)$/ }),
      ).toBeVisible();
      await page.goto('/dashboard/import');
      await main.getByRole('link', { name: 'books.csv' }).first().click();
      await expect(main.getByRole('heading', { name: 'The import is done' })).toBeVisible();
      await expect(main.getByRole('listitem').filter({ hasText: /^4\s*Done$/ })).toHaveAttribute(
        'aria-current',
        'step',
      );
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Download the lines to look at' }).click();
      const lines = await readFile(await (await download).path(), 'utf8');
      expect(lines).toContain(
        `${other},Ann Lee,oops,Poetry,,3,"Price “oops” cannot be read: write it like 9.50 or 9,50"`,
      );
    });

    await test.step('the book is in the shop and in the export', async () => {
      const answer = await page.request.get(`/api/catalogue?q=${encodeURIComponent(one)}&fresh=1`, {
        headers: { authorization: `Bearer ${await adminToken()}` },
      });
      expect((await answer.json()).books[0]).toMatchObject({ title: one, newPrice: 12.5, year: 1999 });
      await main.getByRole('button', { name: 'Import another file' }).click();
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Download all books (CSV)' }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain(one);
    });

    await test.step('undoes it', async () => {
      await main.getByRole('link', { name: 'books.csv' }).first().click();
      await main.getByRole('button', { name: 'Undo this import' }).click();
      await answerDialog(page.getByRole('dialog'), 'Undo the import');
      await expect(main.getByRole('heading', { name: 'The import was undone' })).toBeVisible();
      await expectAccessibleState(page);
    });
  },
);
