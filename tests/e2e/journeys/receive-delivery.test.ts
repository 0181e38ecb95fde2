import { expectAccessible } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook, deleteBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { testIsbns } from '../test-isbns.ts';

asAdmin(
  'a box of 40 titles is received in at most 45 actions, outlives a reload, and is undone by one',
  async ({ page }) => {
    asAdmin.slow();
    const isbns = testIsbns(40);
    const books = await Promise.all(isbns.map((isbn) => addBook({ isbn })));
    const main = page.getByRole('main');
    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      actions += 1;
      await action;
    };

    await page.goto('/dashboard');
    await act(page.getByRole('navigation').getByRole('link', { name: 'Receive' }).click());
    await expect(main.getByLabel('ISBN')).toBeFocused();
    for (const [index, isbn] of isbns.entries()) {
      await act(page.keyboard.type(`${isbn}\n`));
      if (index === 19) {
        await page.reload();
        await expect(main.getByLabel('ISBN')).toBeFocused();
      }
    }
    const receive = main.getByRole('button', { name: 'Receive 40 copies of 40 books' });
    await expect(receive).toBeVisible();
    await expectAccessible(page);
    await act(receive.click());
    await expect(main.getByText('Received 40 copies of 40 books.')).toBeVisible();
    expect(actions).toBeLessThanOrEqual(45);

    const past = main.getByRole('region', { name: 'The last deliveries' });
    const undo = past.getByRole('button', { name: 'Undo the delivery of 40 copies of 40 books' }).first();
    await undo.click();
    await answerDialog(page.getByRole('dialog'), 'Undo the delivery');
    await expect(past.getByText('· Undone').first()).toBeVisible();
    await page.goto(`/dashboard/edit-book/${books[0]?._id}`);
    await expect(main.getByText('This book is not counted')).toBeVisible();
    await Promise.all(books.map(deleteBook));
  },
);
