import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from '../../functions/src/mail/mail-sender.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { registerShopper } from '../api/accounts.ts';
import { inParallel } from '../api/shop-api.ts';
import { storeBook } from '../api/stored-books.ts';
import { smtpAddress } from '../emulators/mail-catcher.ts';
import { root } from '../emulators/project.ts';
import { exactly } from '../figures.ts';
import { eventually } from '../fixtures/eventually.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { listen } from '../fixtures/listen.ts';
import { mailsTo, turnMailServer } from '../fixtures/mailbox.ts';
import { deliveryOf, inMinutes, serverAt, storeMail, sweepAll } from '../fixtures/stored-mails.ts';
import { logFromNow } from './functions-log.ts';
import { expectGoal } from './goals.ts';
import { runMaintenance } from './maintenance.ts';
import { order } from './orders.ts';
import { runSize } from './run-size.ts';

// Expected failures need not be logged.
vi.mock(import('firebase-functions/logger'), async (original) => ({ ...(await original()), write: vi.fn() }));

const group = 'Mails';
let server: SMTPServer | undefined;

async function openServer(options: SMTPServerOptions): Promise<string> {
  server = new SMTPServer({ disabledCommands: ['STARTTLS', 'AUTH'], closeTimeout: 100, ...options });
  // The sender that is killed breaks its connection.
  server.on('error', () => undefined);
  return `smtp://127.0.0.1:${await listen(server.server)}`;
}

/** The limit of immediate mails about orders of one address in an hour. */
const mailedAnHour = 5;

const address = () => `reader-${crypto.randomUUID()}@example.com`;

afterEach(async () => {
  await turnMailServer('on');
  const { promise, resolve } = Promise.withResolvers<void>();
  if (server) server.close(resolve);
  else resolve();
  await promise;
  server = undefined;
});

describe('without a mail server', () => {
  it('orders are placed, and every mail is sent once it is back', async () => {
    const count = runSize({ quick: 1, full: 25 });
    const shoppers = await inParallel(Math.ceil(count / mailedAnHour), registerShopper);
    const request = makeOrderRequest([await storeBook()]);
    const log = logFromNow();
    await turnMailServer('off');
    const placed = await Promise.all(
      shoppers.flatMap((shopper) =>
        Array.from({ length: count / shoppers.length }, () => order(shopper, request)),
      ),
    );
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201));
    const uids = shoppers.map(({ uid }) => uid);
    const mails = () => database().collection('mail').where('uid', 'in', uids).get();
    const deliveries = async () => (await mails()).docs.map((mail) => mail.get('delivery'));
    // Mails to the shop, soon after other orders, wait for the sweep.
    await eventually(async () => {
      const toShoppers = (await mails()).docs.filter((mail) => mail.get('event') === 'placed');
      const tried = toShoppers.filter((mail) => mail.get('delivery.attempts') === 1);
      expect(tried).toHaveLength(count);
    }, 300);
    await sweepAll(inMinutes(0));
    expect((await deliveries()).every(({ attempts }) => attempts === 1)).toBe(true);
    await sweepAll(inMinutes(2));
    expect((await deliveries()).every(({ attempts }) => attempts === 2)).toBe(true);
    await turnMailServer('on');
    await sweepAll(inMinutes(8));
    const unsent = (await deliveries()).filter(({ state }) => state !== 'SUCCESS');
    expectGoal(exactly(group, 'mails unsent after the mail server came back', unsent.length, 0));
    const received = await Promise.all(shoppers.map(({ email }) => mailsTo(email)));
    const ids = received.flat().map(({ messageId }) => messageId);
    expectGoal(exactly(group, `mails to the shoppers of ${count} orders`, ids.length, count));
    expect(new Set(ids).size).toBe(count);
    const { functions } = log();
    expect(functions).toContain('A mail was not sent');
    for (const { email } of shoppers) {
      expect(functions.toLowerCase()).not.toContain(email.toLowerCase());
    }
  });
});

describe('a mail', () => {
  it('that many try to send at once is sent once', async () => {
    const to = address();
    const mail = await storeMail(to);
    await inParallel(10, () => sendMail(mail.id, () => inMinutes(61), serverAt(smtpAddress)));
    expectGoal(exactly(group, 'copies of a mail that ten senders have taken', (await mailsTo(to)).length, 1));
    expect(await deliveryOf(mail)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  });

  it('whose sender was killed before it could note that goes out again as the same message', async () => {
    const to = address();
    const mail = await storeMail(to);
    const first: (string | undefined)[] = [];
    const url = await openServer({
      async onData(stream) {
        first.push((await PostalMime.parse(await buffer(stream))).messageId);
        // It never learns that its mail was accepted.
        child.kill('SIGKILL');
      },
    });
    const module = path.join(root, 'functions/src/mail/mail-sender.ts');
    const code = `const { sendMail } = await import(${JSON.stringify(module)});
      await sendMail('${mail.id}', () => new Date(${inMinutes(61).getTime()}), ${JSON.stringify(serverAt(url))});`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'inherit' });
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGKILL');
    expect(await deliveryOf(mail)).toMatchObject({ state: 'PROCESSING', attempts: 2 });
    await sweepAll(inMinutes(62));
    expect(await mailsTo(to)).toEqual([]);
    await sweepAll(inMinutes(64));
    const ids = (await mailsTo(to)).map(({ messageId }) => messageId);
    expect(ids).toEqual(first);
    expect(await deliveryOf(mail)).toMatchObject({ state: 'SUCCESS', attempts: 3 });
  });

  it('to an address that is none is given up at once, and one that is put off is tried again', async () => {
    const [refused, putOff] = [await storeMail('none@example.com'), await storeMail('full@example.com')];
    const url = await openServer({
      onRcptTo: (to, _session, done) =>
        done(Object.assign(new Error('No'), { responseCode: to.address.startsWith('none') ? 550 : 450 })),
    });
    for (const { id } of [refused, putOff]) await sendMail(id, () => inMinutes(61), serverAt(url));
    expect(await deliveryOf(refused)).toMatchObject({ state: 'ERROR', attempts: 2 });
    expect(await deliveryOf(putOff)).toMatchObject({ state: 'PENDING', attempts: 2 });
    await putOff.delete();
  });

  it('that was given up is sent again by the command for all of them', async () => {
    const to = address();
    const mail = await storeMail(to);
    await mail.update({ 'delivery.state': 'ERROR', 'delivery.attempts': 5 });
    const { code, output } = await runMaintenance('resend-mails', []);
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/^[1-9]\d* mails of /) });
    await sweepAll(inMinutes(0));
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await deliveryOf(mail)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  });

  it('that is erased while it is sent stays erased', async () => {
    const mail = await storeMail(address());
    const url = await openServer({
      async onData(stream, _session, done) {
        await buffer(stream);
        await mail.delete();
        done();
      },
    });
    await sendMail(mail.id, () => inMinutes(61), serverAt(url));
    expect((await mail.get()).exists).toBe(false);
  });
});
