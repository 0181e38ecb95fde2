import { expectAccessibleState } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook, deleteBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { testIsbns } from '../test-isbns.ts';

asAdmin(
  'a box is received with an action for each title and two more, outlives a reload, and is undone by one',
  async ({ page }) => {
    const isbns = testIsbns(4);
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
      if (index === 1) {
        await page.reload();
        await expect(main.getByLabel('ISBN')).toBeFocused();
      }
    }
    const receive = main.getByRole('button', { name: 'Receive 4 copies of 4 books' });
    await expect(receive).toBeVisible();
    await expectAccessibleState(page);
    await act(receive.click());
    await expect(main.getByText('Received 4 copies of 4 books.')).toBeVisible();
    expect(actions).toBeLessThanOrEqual(isbns.length + 2);

    const past = main.getByRole('region', { name: 'The last deliveries' });
    const undo = past.getByRole('button', { name: 'Undo the delivery of 4 copies of 4 books' }).first();
    await undo.click();
    await answerDialog(page.getByRole('dialog'), 'Undo the delivery');
    await expect(past.getByText('· Undone').first()).toBeVisible();
    await page.goto(`/dashboard/edit-book/${books[0]?._id}`);
    await expect(main.getByText('This book is not counted')).toBeVisible();
    await Promise.all(books.map(deleteBook));
  },
);
