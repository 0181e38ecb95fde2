import { beforeAll, expect, it } from 'vitest';
import { plainMail } from '../../functions/src/mail/plain-mail.ts';
import { addMailsOnce } from '../../functions/src/mail/plain-mail-store.ts';
import { unsubscribeAddress } from '../../functions/src/mail/unsubscribe-address.ts';
import { findSubscriber, subscriberId } from '../../functions/src/newsletter/subscriber-store.ts';
import { collection } from '../../functions/src/platform/collections.ts';
import { defaultSettings } from '../../functions/src/shared/shop/settings.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { sheetTime } from '../../functions/src/shared/shop/time-text.ts';
import { shopAddress } from '../emulators/project.ts';
import { mailsTo, mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { confirmAddressOf, registerShopper } from './accounts.ts';
import { get, set } from './desk-calls.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';

const wording = 'I want “news” of this shop, and can end it';
const newReader = () => `reader-${crypto.randomUUID()}@shop.example`;

async function press(address: string, fields: Record<string, string> = {}) {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, html: await answer.text() };
}

const page = `${shopAddress}/newsletter`;

/** The links of the last mail to an address, under this shop's address. */
async function linksOf(email: string, subject: string) {
  await sweepAll(inMinutes(0));
  const { text } = await mailTo(email, subject);
  const linkTo = (path: string) =>
    shopAddress + (new RegExp(`/${path}\\?token=\\S+`).exec(text)?.[0] ?? ' is missing');
  return { confirm: linkTo('newsletter'), unsubscribe: linkTo('unsubscribe'), text };
}

beforeAll(async () => {
  expectRefused(await call('POST', '/api/newsletter', { body: { email: newReader() } }), 404);
  expect((await fetch(page)).status).toBe(404);
  await set({ newsletter: { isOn: true, wording } });
});

it('An address is kept once its reader presses in the mail, is exported, and goes with one press', async () => {
  const email = newReader();
  const [entered, again] = await Promise.all([
    press(page, { email: ` ${email.toUpperCase()}` }),
    call('POST', '/api/newsletter', { body: { email } }),
  ]);
  expect([entered.status, again.status]).toEqual([200, 200]);
  expect(entered.html).toContain('Look into your mailbox');
  const { confirm, unsubscribe, text } = await linksOf(email, 'Please confirm');
  expect(await mailsTo(email)).toHaveLength(1);
  expect(text).toContain(wording);

  // Scanners for harmful mails open every link; and the link that unsubscribes confirms nothing.
  for (const link of [confirm, unsubscribe]) expect((await fetch(link)).status).toBe(200);
  expect((await press(unsubscribe.replace('/unsubscribe', '/newsletter'))).status).toBe(404);
  expect(await findSubscriber(email)).toMatchObject({ email, wording });
  expect(await get('/api/newsletter/export')).not.toContain(email);

  expect((await press(confirm)).html).toContain('You are subscribed');
  const at = (await findSubscriber(email))?.confirmedAt;
  expect((await press(confirm)).status).toBe(200);
  expect((await findSubscriber(email))?.confirmedAt).toBe(at);
  expect((await get('/api/newsletter')).confirmed).toBeGreaterThan(0);
  const csv: string = await get('/api/newsletter/export');
  const line = csv.split('\r\n').find((one) => one.startsWith(email));
  expect(line).toContain(
    `,${sheetTime(at ?? '', defaultCalendar)},"I want “news” of this shop, and can end it",`,
  );
  expect(line).toContain(unsubscribe.slice(shopAddress.length));
  const history = await get('/api/audit?kind=export');
  expect(history.entries[0]).toMatchObject({ targetId: 'newsletter' });

  // A day later the answer is the same, and the mailbox learns the rest.
  await Promise.all((await collection('mail').get()).docs.map(({ ref }) => ref.delete()));
  expect((await call('POST', '/api/newsletter', { body: { email } })).body).toEqual(again.body);
  await linksOf(email, 'You get the newsletter of Book Store already');

  expect((await press(unsubscribe)).html).toContain('You are unsubscribed');
  expect(await findSubscriber(email)).toBeUndefined();
  expect((await press(confirm)).status).toBe(404);
});

it('A subscriber gets the mails and the link that ends them in the language of the page', async () => {
  const email = newReader();
  await call('POST', '/api/newsletter', { body: { email, language: 'de' } });
  const { confirm } = await linksOf(email, 'Bitte bestätigen');
  const token = new URL(confirm).searchParams.get('token');
  succeeded(await call('POST', '/api/newsletter/confirm', { body: { token } }));
  const csv: string = await get('/api/newsletter/export');
  expect(csv.split('\r\n').find((one) => one.startsWith(email))).toMatch(/\/de\/unsubscribe\?token=\S+,de$/);
});

it('Mail, proof and account quote the words of the page, where the shop has written none of its own', async () => {
  const usual = defaultSettings.newsletter.wording;
  await set({ languages: ['de'], newsletter: { isOn: true, wording: usual } });

  const quoted = 'Ich möchte ab und zu per E-Mail Neues';
  const [email, shopper] = [newReader(), await confirmAddressOf(await registerShopper())];
  expect((await press(`${shopAddress}/de/newsletter`, { email: '' })).html).toContain(quoted);
  await press(`${shopAddress}/de/newsletter`, { email });
  expect((await linksOf(email, 'Bitte bestätigen')).text).toContain(quoted);
  expect((await findSubscriber(email))?.wording).toContain(quoted);
  const body = { isWanted: true, language: 'de' };
  await call('PUT', '/api/account/newsletter', { token: shopper.token, body });
  expect((await findSubscriber(shopper.email))?.wording).toContain(quoted);
  await set({ languages: [], newsletter: { isOn: true, wording } });
});

it('An address that is not confirmed within seven days is none', async () => {
  const email = newReader();
  await call('POST', '/api/newsletter', { body: { email } });
  const { confirm } = await linksOf(email, 'Please confirm');
  const subscriber = collection('subscribers').doc(subscriberId(email));
  const expiresAt = (await subscriber.get()).get('expiresAt').toDate();
  expect(Math.round((expiresAt - Date.now()) / 86_400_000)).toBe(7);
  await subscriber.update({ expiresAt: new Date(Date.now() - 1) });
  expect((await press(confirm)).status).toBe(404);
});

it('A shopper with a confirmed address needs no mail, takes it out and is erased; another’s address stays', async () => {
  const shopper = await registerShopper();
  const own = (method: 'GET' | 'PUT', token: string, isWanted?: boolean) =>
    call(method, '/api/account/newsletter', { token, ...(isWanted !== undefined && { body: { isWanted } }) });
  // Not confirmed: it may be a stranger's.
  await collection('subscribers').doc(subscriberId(shopper.email)).set({ email: shopper.email });
  expect((await own('GET', shopper.token)).body).toEqual({ state: 'none' });
  await own('PUT', shopper.token, false);
  expect(await findSubscriber(shopper.email)).toBeDefined();

  const { token } = await confirmAddressOf(shopper);
  expect((await own('PUT', token, false)).body.state).toBe('none');
  expect((await own('PUT', token, true)).body).toEqual({ state: 'confirmed' });
  const { body: taken } = await call('GET', '/api/account/export', { token });
  expect(taken.subscribers).toMatchObject([{ email: shopper.email, wording }]);
  succeeded(await call('DELETE', '/api/account', { token }));
  expect(await findSubscriber(shopper.email)).toBeUndefined();
});

it('A mail names where it is ended, for a press of its reader or of the mail program, which needs no login', async () => {
  const email = newReader();
  const subscriber = collection('subscribers').doc(subscriberId(email));
  await subscriber.set({ email });
  const address = await unsubscribeAddress('newsletter', subscriberId(email));
  const mail = plainMail(email, 'News of the shop', ['Hello'], address);
  await addMailsOnce([{ about: ['test', email], event: 'message-1', mail }], new Date());
  await sweepAll(inMinutes(0));
  const { headers, text } = await mailTo(email, 'News of the shop');
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${address}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain(`Unsubscribe: ${address}`);

  const here = shopAddress + new URL(address).pathname + new URL(address).search;
  expect(await (await fetch(here)).text()).toContain(` action="${new URL(address).pathname}?token=`);
  const forged = await fetch(
    here.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
    { method: 'POST' },
  );
  expect(forged.status).toBe(404);
  expect((await subscriber.get()).exists).toBe(true);

  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  for (const _ of ['first', 'again']) {
    const answer = await fetch(here, { method: 'POST', body, redirect: 'error' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('You are unsubscribed');
  }
  expect((await subscriber.get()).exists).toBe(false);
});
