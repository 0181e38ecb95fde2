import { changeStock } from '../../api/stored-stock.ts';
import { expectAccessibleState } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook, adminToken, deleteBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { testIsbns } from '../test-isbns.ts';

asAdmin(
  'a shelf is counted with an action for each book and five more, and two people count it together',
  async ({ page, newVisitor }) => {
    const shelf = `S ${crypto.randomUUID().slice(0, 8)}`;
    const isbns = testIsbns(5);
    const token = await adminToken();
    const books = await Promise.all(
      isbns.map(async (isbn, index) => {
        const book = await addBook({ isbn });
        await changeStock(token, book._id, { onHand: index === 0 ? 3 : 1, lowAt: 0, shelf });
        return book;
      }),
    );
    const main = page.getByRole('main');
    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      actions += 1;
      await action;
    };

    await page.goto('/dashboard');
    await act(page.getByRole('navigation').getByRole('link', { name: 'Stocktake' }).click());
    await act(main.getByLabel('Shelf').fill(shelf));
    await act(main.getByRole('button', { name: 'Begin' }).click());
    await expect(main.getByLabel('ISBN')).toBeFocused();
    for (const isbn of isbns.slice(0, 3)) await act(page.keyboard.type(`${isbn}\n`));

    const other = await newVisitor();
    await other.goto(page.url());
    await expect(other.getByRole('main').getByLabel('ISBN')).toBeFocused();
    for (const isbn of isbns.slice(3)) await act(other.keyboard.type(`${isbn}\n`));

    // One book lacks two copies; all others are there.
    const book = main.getByRole('button', { name: 'Book 1 difference' });
    await expect(book).toBeVisible();
    await expect(book).toBeEnabled();
    await expectAccessibleState(page);
    await act(book.click());
    await act(answerDialog(page.getByRole('dialog'), 'Book them'));
    await expect(main.getByText('1 difference booked.')).toBeVisible();
    expect(actions).toBeLessThanOrEqual(isbns.length + 5);
    const row = main.getByRole('row').filter({ hasText: books[0]?.title ?? '' });
    await expect(row).toContainText('−2');
    await main.getByRole('button', { name: 'Undo this stocktake' }).click();
    await answerDialog(page.getByRole('dialog'), 'Undo the stocktake');
    await expect(main.getByText('1 difference booked and undone.')).toBeVisible();
    await Promise.all(books.map(deleteBook));
  },
);
