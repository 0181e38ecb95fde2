import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { shopAddress } from '../../emulators/project.ts';
import { demoAdmin } from '../../fixtures/demo-shop/admin.ts';
import { fillDemoShop } from '../../fixtures/demo-shop/fill.ts';
import { findChromium } from '../chromium.ts';
import { monthOfOrders } from './month-of-orders.ts';

// npm run screenshots: takes the README's picture of the shop, after a month with orders.

const size = { width: 1280, height: 960 };

await fillDemoShop(console.info, monthOfOrders);

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ baseURL: shopAddress, viewport: size });

await page.goto('/');
await page.getByRole('button', { name: 'Next' }).first().and(page.locator(':enabled')).waitFor();
await page.getByRole('link', { name: 'Cart, books: 0' }).waitFor();
await page.getByRole('main').getByRole('img').last().scrollIntoViewIfNeeded();
await page.evaluate(() => scrollTo(0, 0));
const home = await page.screenshot();

await page.goto('/admin');
await page.getByLabel('Username').fill(demoAdmin.username);
await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
await page.getByRole('button', { name: 'Login' }).click();
await page.getByText('Total Orders').waitFor();
// The bars grow for a moment, which is over when the toast has gone.
await page.getByRole('img', { name: /^A bar for the sales of each day/ }).waitFor();
await page.getByText('Admin Login Successful!').waitFor({ state: 'hidden' });
const dashboard = await page.screenshot();
await browser.close();

const gap = 24;
await sharp({
  create: {
    width: 2 * size.width + 3 * gap,
    height: size.height + 2 * gap,
    channels: 3,
    background: '#e2d6c2',
  },
})
  .composite([
    { input: home, left: gap, top: gap },
    { input: dashboard, left: size.width + 2 * gap, top: gap },
  ])
  .webp({ quality: 82 })
  .toFile(new URL('shop.webp', import.meta.url).pathname);
