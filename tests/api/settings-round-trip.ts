import type { StoredSettings } from '../../functions/src/shared/shop/settings.ts';
import { changedSettings } from '../fixtures/changed-settings.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { storeLogo } from '../fixtures/logo-file.ts';
import { registerShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { type Answer, call } from './shop-api.ts';

// A shop that changes every setting, is used so, and puts all back.

function succeeded({ status, body }: Answer): Answer['body'] {
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

const save = async (token: string, body: object): Promise<StoredSettings> =>
  succeeded(await call('PUT', '/api/settings', { token, body }));

/** Changes every setting. @returns what they are then */
export async function changeEverySetting(token: string, seed: number): Promise<StoredSettings> {
  return save(token, changedSettings(await storeLogo('00000003', 300, 60), seed));
}

/** Puts back what the last change has replaced, as the history's button does. */
export async function putSettingsBack(token: string): Promise<StoredSettings> {
  const [entry] = await entriesAbout(token, 'shop');
  const { settings } = succeeded(await call('GET', `/api/settings/past/${entry?.id}`, { token }));
  return save(token, settings);
}

/** Orders a book to be collected, as a shopper who learns the total from the shop, and cancels the order. */
export async function orderAndCancel(token: string, bookId: string): Promise<void> {
  const shopper = await registerShopper();
  const order = (totalPrice: string) =>
    call('POST', '/api/orders', {
      token: shopper.token,
      body: { ...makeOrderRequest([]), productIds: [bookId], totalPrice, currency: 'EUR', collection: true },
    });
  const { body } = await order('0.00');
  const { _id } = succeeded(await order(body.error.details.totalPrice));
  const cancelling = { from: 'placed', to: 'cancelled' };
  succeeded(await call('POST', `/api/orders/${_id}/status`, { token, body: cancelling }));
}
