import { beforeEach, describe, expect, it } from 'vitest';
import { sendMail, sendNewMail } from '../../functions/src/mail/mail-sender.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { OrderRequest } from '../../functions/src/shared/order/order-request.ts';
import { defaultProfile } from '../../functions/src/shared/shop/default-profile.ts';
import { sendAccountMails } from '../emulators/account-mails.ts';
import { smtpAddress } from '../emulators/mail-catcher.ts';
import { mailsTo, mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, serverAt, sweepAll } from '../fixtures/stored-mails.ts';
import { registerShopper, requestNewPassword, type SignedInShopper } from './accounts.ts';
import { asAdmin, get, set, takeStep } from './desk-calls.ts';
import { expectRefused, succeeded } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { orderBooks } from './waiting-orders.ts';

let shopper: SignedInShopper;

// Many orders of one address get no mails: see mail-abuse.test.ts.
beforeEach(async () => {
  shopper = await registerShopper();
});

async function placeOrder(more: Partial<OrderRequest> = {}): Promise<{ _id: string; number: string }> {
  const placed = await orderBooks(shopper, [await storeBook({ title: 'The Tide Table' })], more);
  succeeded(placed);
  return placed.body;
}

const mailsOf = (id: string) => asAdmin('GET', `/api/orders/${id}/mails`);
const again = (id: string, event: string) => asAdmin('POST', `/api/orders/${id}/mails/${event}`);

it('Firebase’s mail for a new password reaches the mailbox of npm start', async () => {
  await requestNewPassword(shopper.email);
  await sendAccountMails(new Set());
  const { text } = await mailTo(shopper.email.toLowerCase(), 'Choose a new password');
  expect(text).toContain('mode=resetPassword');
});

async function sentOrder() {
  const order = await placeOrder();
  await sweepAll(inMinutes(0));
  const { body } = await mailsOf(order._id);
  expect(body.map(({ state }: { state: string }) => state)).toEqual(['SUCCESS', 'SUCCESS']);
  return order;
}

describe('an order', () => {
  it('is mailed to the shopper and to the shopkeeper, and so is its next step', async () => {
    const { _id, number } = await sentOrder();
    const received = await mailTo(shopper.email, `We have your order ${number}`);
    expect(received.messageId).toBe(`<${_id}-placed@bookstore.example>`);
    expect(received.text).toContain('The Tide Table');
    expect(received.html).toContain(`/orders/${_id}"`);
    const mail = await mailTo(defaultProfile.contactEmail, number);
    expect(mail.html).toContain(`/dashboard/orders/${_id}"`);
    await takeStep(_id, 'placed', 'packed', { note: 'With a postcard' });
    await sweepAll(inMinutes(0));
    expect((await mailsOf(_id)).body).toContainEqual(
      expect.objectContaining({ event: 'packed', state: 'PENDING', attempts: 0 }),
    );
    await sweepAll(inMinutes(1));
    const packed = await mailTo(shopper.email, `Your order ${number} is packed`);
    expect(packed.text).toContain('With a postcard');
  });

  it('that was placed on a German page keeps its language: so do its later mails', async () => {
    const { _id, number } = await placeOrder({ language: 'de' });
    await sweepAll(inMinutes(0));
    const { text, html } = await mailTo(shopper.email, `Ihre Bestellung ${number} ist eingegangen`);
    expect(text).toContain('The Tide Table');
    expect(html).toContain('<html lang="de"');
    await mailTo(defaultProfile.contactEmail, `New order ${number}`);
    await takeStep(_id, 'placed', 'packed');
    await sweepAll(inMinutes(2));
    await mailTo(shopper.email, `Ihre Bestellung ${number} ist verpackt`);
    expect((await get(`/api/orders?ids=${_id}`))[0]).toMatchObject({ language: 'de' });
  });

  it('that follows others within minutes is told to the shop in one mail with all of them', async () => {
    await emptyCollection('mail');
    const contactEmail = `desk-${crypto.randomUUID()}@quire.example`;
    await set({ contactEmail });
    const orders: { _id: string; number: string }[] = [];
    for (let count = 0; count < 4; count += 1) {
      const order = await placeOrder();
      orders.push(order);
      await sendNewMail(`${order._id}-placed-shop`, () => new Date(), serverAt(smtpAddress));
    }
    const [first, ...others] = orders;
    const mails = await mailsTo(contactEmail);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(first?.number ?? '')]);
    await sweepAll(inMinutes(0));
    const [gathered, ...more] = await mailsTo(contactEmail);
    expect(more).toHaveLength(1);
    expect(gathered?.subject).toBe('3 new orders');
    for (const { _id, number } of others) {
      expect(gathered?.text).toMatch(
        new RegExp(`New order ${number}: one book, .*\n.*/dashboard/orders/${_id}`),
      );
      const { body } = await mailsOf(_id);
      expect(body.map(({ state }: { state: string }) => state)).toEqual(['SUCCESS', 'SUCCESS']);
    }
    await emptyCollection('settings');
  });

  it('shows the admin its mails and what became of them', async () => {
    const { _id, number } = await sentOrder();
    const body = succeeded(await mailsOf(_id));
    const shared = { state: 'SUCCESS', attempts: 1, at: expect.stringMatching(/^20.*Z$/) };
    expect(body).toHaveLength(2);
    expect(body).toContainEqual({
      ...shared,
      event: 'placed',
      to: shopper.email,
      subject: `We have your order ${number}`,
    });
    expect(body).toContainEqual({
      ...shared,
      event: 'placed-shop',
      to: defaultProfile.contactEmail,
      subject: expect.stringContaining(number),
    });
  });
});

describe('sending again', () => {
  it.each(['ERROR', 'OFF'])('lets the sweep send a mail in state %s with all its attempts', async (state) => {
    const { _id } = await sentOrder();
    const reference = database().doc(`mail/${_id}-placed`);
    await reference.update({ 'delivery.state': state, 'delivery.attempts': 5 });
    const answers = await Promise.all([again(_id, 'placed'), again(_id, 'placed')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 200) ?? {};
    expectRefused(await again(_id, 'no-such-event'), 404, 'not-found');
    expect(body).toMatchObject({ event: 'placed', to: shopper.email, state: 'PENDING', attempts: 0 });
    await sweepAll(inMinutes(0));
    expect((await reference.get()).get('delivery')).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    const copies = (await mailsTo(shopper.email)).filter(({ messageId }) => messageId.includes(_id));
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
    expect(copies).toHaveLength(2);
  });

  it('the mail to the shop goes to the address that the owner has set since', async () => {
    const { _id } = await sentOrder();
    const reference = database().doc(`mail/${_id}-placed-shop`);
    const contactEmail = `desk-${crypto.randomUUID()}@quire.example`;
    await set({ contactEmail });
    await reference.update({ 'delivery.state': 'ERROR' });
    expect((await again(_id, 'placed-shop')).body).toMatchObject({ to: contactEmail });
  });

  it('the owner sees the confirmation of an order with words that are not saved', async () => {
    const preview = (words: object) => asAdmin('POST', '/api/settings/mail', words);
    const body = succeeded(
      await preview({
        mailGreeting: 'Dear <b>{name}</b>',
        mailEnd: 'Yours,\r\n\u202eIris',
      }),
    );
    expect(body.subject).toBe('We have your order 7K3M-9QXA');
    expect(body.text).toContain('\n\nDear <b></b>\n\nA good choice.');
    expect(body.text).toContain('\n\nYours,\nIris\n\n-- \n');
    const plain = await preview({});
    expect(plain.body.text).toContain('\n\nHello,\n\n');
    const long = await preview({ mailEnd: 'x'.repeat(5001) });
    expectRefused(long, 400, 'mailEnd');
  });

  it('a mail that was sent comes as another mail, and those that were given up are listed', async () => {
    const { _id, number } = await sentOrder();
    const reference = database().doc(`mail/${_id}-placed`);
    const failed = async () => await get('/api/mails/failed');
    const before = await failed();
    await reference.update({ 'delivery.state': 'ERROR' });
    const { count, mails } = await failed();
    expect(count).toBe(before.count + 1);
    const listed = { orderId: _id, number, event: 'placed', to: shopper.email, state: 'ERROR' };
    expect(mails).toContainEqual(expect.objectContaining(listed));
    await reference.update({ 'delivery.state': 'SUCCESS' });
    succeeded(await again(_id, 'placed'));
    await sweepAll(inMinutes(0));
    const copies = (await mailsTo(shopper.email)).filter(({ messageId }) => messageId.includes(_id));
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(2);
  });
});

it('A shop without a mail server marks its mails as not sent', async () => {
  const { _id } = await sentOrder();
  const reference = database().doc(`mail/${_id}-placed`);
  await reference.update({ 'delivery.state': 'PENDING' });
  await sendMail(reference.id, () => inMinutes(60), serverAt(undefined));
  const { body } = await mailsOf(_id);
  expect(body).toContainEqual(expect.objectContaining({ event: 'placed', state: 'OFF' }));
});
