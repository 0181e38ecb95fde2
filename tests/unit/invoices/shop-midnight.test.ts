import { expect, it } from 'vitest';
import { seriesOf } from '../../../functions/src/invoices/invoice-number-form.ts';
import { newInvoice } from '../../../functions/src/invoices/new-invoice.ts';
import { billingChange } from '../../../functions/src/shared/invoice/billing-change.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { shopDay } from '../../../functions/src/shared/shop/shop-day.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';

const shop = { ...defaultSettings, timeZone: 'America/New_York' };

function writtenAt(instant: string) {
  const now = new Date(instant);
  const order = makeOrder([makeBook()]);
  const change = billingChange(undefined, order, 'placing', []);
  if (!change) throw new Error('The order is not invoiced');
  const { day, facts } = newInvoice({ order, change, at: 'placing', shop, now }, 'number');
  const date = facts.find(({ label }) => label === 'Date')?.text;
  return [day, date, seriesOf(shop.invoices, 'invoice', shopDay(now, shop))];
}

it('The year of a number and the day of its invoice change at the midnight of the shop, five hours after that of Greenwich', () => {
  expect(writtenAt('2027-01-01T04:59:59.999Z')).toEqual(['2026-12-31', 'December 31, 2026', 'INV-2026']);
  expect(writtenAt('2027-01-01T05:00:00.000Z')).toEqual(['2027-01-01', 'January 1, 2027', 'INV-2027']);
});
