import type { Page } from '@playwright/test';
import { asShown } from './tested-shop.ts';

export const delivery = {
  'Full Name': 'Ada Reader',
  'Phone Number': '0015550100',
  'Address / Street': '1 Mill Lane',
  City: 'Cambridge',
  'Country / Region': 'United Kingdom',
  'State / Province': 'Cambridgeshire',
  Zipcode: 'CB2 1RX',
};

/** Includes the acceptance of the terms. */
export async function fillDelivery(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(delivery)) await page.getByLabel(label).fill(text);
  await page.getByRole('checkbox', { name: 'I agree to the Terms of Service.' }).check();
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: asShown('Place an Order') });
