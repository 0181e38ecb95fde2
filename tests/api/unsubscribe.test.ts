import { expect, it } from 'vitest';
import { plainMail } from '../../functions/src/mail/plain-mail.ts';
import { addMailsOnce } from '../../functions/src/mail/plain-mail-store.ts';
import { unsubscribeAddress } from '../../functions/src/mail/unsubscribe-address.ts';
import { subscriberId } from '../../functions/src/newsletter/subscriber-store.ts';
import { collection } from '../../functions/src/platform/collections.ts';
import { shopAddress } from '../emulators/project.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';

const email = `reader-${crypto.randomUUID()}@shop.example`;
const subscriber = collection('subscribers').doc(subscriberId(email));
const isThere = async () => (await subscriber.get()).exists;

it('A mail names where it is ended, for a press of its reader or of the mail program, which needs no login', async () => {
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
  expect(await isThere()).toBe(true);

  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  for (const _ of ['first', 'again']) {
    const answer = await fetch(here, { method: 'POST', body, redirect: 'error' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('You are unsubscribed');
  }
  expect(await isThere()).toBe(false);
});
