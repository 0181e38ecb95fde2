import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { expect, test } from '../shop-test.ts';
import { logInAdmin, press } from '../signing-in.ts';

const password = 'a-first-password';

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Login');
  await expect(page).toHaveURL('/dashboard');
}

test('a person is added for the orders, sees those and no books, and is out when removed', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  // The database, too, closes open connections.
  browserErrors.expect(/status of 401/, /adminSessions/);
  const name = `Kim ${crypto.randomUUID().slice(0, 8)}`;

  await test.step('the owner adds them', async () => {
    await logInAdmin(page);
    await page.getByRole('navigation', { name: 'Dashboard' }).getByText('People').click();
    const form = page.getByRole('form', { name: 'Add a person' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('First password').fill(password);
    await form.getByRole('radio', { name: 'Orders', exact: true }).check();
    await form.getByRole('button', { name: 'Add person' }).click();
    await expect(page.getByRole('list', { name: 'People' })).toContainText(name);
  });

  const desk = await newVisitor();
  const pages = desk.getByRole('navigation', { name: 'Dashboard' });

  await test.step('they see the orders, and no books', async () => {
    await signIn(desk, name.toUpperCase());
    await expect(pages.getByRole('link')).toHaveText([
      'Dashboard',
      'New order',
      'Orders',
      'Cash',
      'History',
      'Settings',
    ]);
    await expect(desk.getByText('Total Orders')).toBeVisible();
    await pages.getByText('Orders').click();
    // Its status names a new order instead of their number while another test orders.
    await expect(desk.getByRole('table', { name: 'Orders' })).toBeVisible();
    await desk.goto('/dashboard/manage-books');
    await expect(desk.getByText('Your role, Orders, does not include this page.')).toBeVisible();
    await expectAccessibleState(desk);
  });

  await test.step('the owner removes them, and their session is over', async () => {
    await press(page, `Change ${name}`);
    await press(page, `Remove ${name}`);
    await answerDialog(page.getByRole('dialog', { name: `Remove ${name}?` }), 'Remove');
    await expect(page.getByText(name)).toHaveCount(0);
    await pages.getByText('Dashboard').click();
    await expect(desk).toHaveURL('/');
    await expect(desk.getByRole('dialog')).toContainText('Token has been expired!,Plesase login again');
  });
});
