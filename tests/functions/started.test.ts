import { beforeAll, expect, it } from 'vitest';
import { registerShopper, signInAdmin } from '../api/accounts.ts';
import { checkUpload, takeStep, uploadImport } from '../api/imports.ts';
import { call } from '../api/shop-api.ts';
import { storeBook } from '../api/stored-books.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { mailTo } from '../fixtures/mailbox.ts';

let token: string;

beforeAll(async () => {
  token = await signInAdmin();
});

it('A new order is mailed to the shopper', async () => {
  const shopper = await registerShopper();
  const book = await storeBook({ title: 'The Tide Table' });
  const { body: order } = await call('POST', '/api/orders', {
    token: shopper.token,
    body: makeOrderRequest([book]),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  const received = await mailTo(shopper.email, `We have your order ${order.number}`);
  expect(received.text).toContain('The Tide Table');
});

it('The file of an import is checked, brought into the shop, and taken back', async () => {
  const id = await uploadImport(`title\nImported ${crypto.randomUUID()}\n`);
  expect(await checkUpload(token, id)).toMatchObject({ state: 'checked', counts: { new: 1 } });
  expect(await takeStep(token, id, 'start')).toMatchObject({ state: 'done' });
  expect(await takeStep(token, id, 'undo')).toMatchObject({ state: 'undone', counts: { removed: 1 } });
});
