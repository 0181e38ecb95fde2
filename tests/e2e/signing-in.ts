import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { registerShopper } from '../api/accounts.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';

export const password = 'paper-and-ink';

export function newEmail(): string {
  return `shopper-${crypto.randomUUID()}@example.com`;
}

/**
 * To be awaited before a visitor registers: between two seconds the emulator makes a token that is a second older than
 * the account, and so counts as revoked.
 */
export async function untilSecondBegins(): Promise<void> {
  const into = Date.now() % 1000;
  if (into > 300) await setTimeout(1000 - into);
}

export async function fillCredentials(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
}

export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await fillCredentials(page, email);
  await press(page, 'Login');
  await untilLoggedIn(page);
}

/** Waits for the page after the login, which takes the focus, and closes a menu that was opened before it. */
export async function untilLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

/** Signed in through the form. */
export async function newShopperOn(page: Page) {
  const shopper = await registerShopper();
  await logIn(page, shopper.email);
  return shopper;
}

export async function chooseFromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('navigation', { name: 'Account and cart' }).getByText(entry, { exact: true }).click();
}

export async function logInAdmin(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(demoAdmin.username);
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
  await press(page, 'Login');
  await expect(page).toHaveURL('/dashboard');
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
