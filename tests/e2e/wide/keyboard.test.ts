import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../keyboard.ts';
import { expect, test } from '../shop-test.ts';
import { newEmail, password } from '../signing-in.ts';

async function press(page: Page, control: Locator, tab = 'Tab'): Promise<void> {
  await tabTo(page, control, tab);
  await page.keyboard.press('Enter');
}

async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Space');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('a new visitor buys a book by keyboard alone', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recommended for You' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  await tabTo(page, page.getByRole('combobox', { name: 'Genre' }));
  // Not the genre of the shop's newest book: its first card shows that React has taken over.
  await page.keyboard.type('Business');
  const topSellers = page.getByRole('region', { name: 'Top Sellers' });
  await expect(topSellers.locator('article p').first()).toHaveText('Business');
  await press(page, topSellers.getByRole('button', { name: 'Next' }));
  const inView = topSellers.locator('li:not([inert])');
  await expect(inView.first()).toHaveAttribute('aria-posinset', '4');
  await expect(inView).toHaveCount(3);
  await press(page, inView.first().locator('h3 a'));
  await expect(page).toHaveURL(/\/books\//);
  await expect(main).toBeFocused();
  await press(page, main.getByRole('button', { name: 'Add to Cart' }));
  await expect(page.getByRole('status').filter({ hasText: '1' })).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Login' }), 'Shift+Tab');
  await press(page, page.getByRole('link', { name: 'Register' }));
  await expect(page.getByRole('heading', { name: 'Please Register' })).toBeVisible();
  await type(page, 'Email', newEmail());
  await type(page, 'Password', password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(main).toBeFocused();

  await press(page, page.getByRole('button', { name: 'User menu' }), 'Shift+Tab');
  await expect(page.getByRole('link', { name: 'Orders' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Orders' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Cart, books: 1' }));
  await press(page, page.getByRole('link', { name: 'Checkout', exact: true }));
  await type(page, 'Full Name', 'Key Board');
  await tick(page, page.getByRole('checkbox'));
  await press(page, page.getByRole('button', { name: 'Place an Order' }));
  await expect(page.getByRole('dialog')).toContainText('Order Confirmed');
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('Key Board');
  await expect(main).toBeFocused();
});
