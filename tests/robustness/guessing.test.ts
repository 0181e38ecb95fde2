import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { sha256 } from '../../functions/src/platform/sha256.ts';
import { call, inParallel } from '../api/shop-api.ts';
import { emptyCollection } from '../api/stored-books.ts';
import { atLeast, atMost, exactly } from '../figures.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { expectGoal } from './goals.ts';
import { statusCounts, timesOf } from './orders.ts';
import { runSize } from './run-size.ts';

const group = 'Guessing the password';
const wrong = { ...demoAdmin, password: 'not the password' };
/** How many guesses of all unknown devices together are checked within an hour without waiting. */
const allowed = 100;
/** As many for calls by servers by which the admin never signed in, and of these for one network. */
const allowedElsewhere = 100;
const allowedOfNetwork = 60;
/** The servers of Hosting that the guesses come in by. */
const servers = 4;

/** As the platform writes it: what the visitor sent, the visitor's address, Hosting's server. */
function from(visitor: string, server: number, sent?: string) {
  const chain = [...(sent === undefined ? [] : [sent]), visitor, `198.51.${100 + server}.1`];
  return { 'x-forwarded-for': chain.join(', ') };
}

/** As it writes a call past Hosting: what the visitor sent, the visitor's address. */
function pastHosting(visitor: string, sent: string) {
  return { 'x-forwarded-for': `${sent}, ${visitor}` };
}

const login = (body: object, headers: Record<string, string>) =>
  call('POST', '/api/auth/admin', { body, headers });

const addressNumber = (index: number) => `203.0.${Math.floor(index / 250)}.${index % 250}`;

const attempts = () => database().collection('adminAttempts');

/** Stores that so many attempts were made just now. */
async function storeAttempts(bucket: string, count: number): Promise<void> {
  const times = Array.from({ length: count }, () => Date.now());
  const expiresAt = Timestamp.fromMillis(Date.now() + 3_600_000);
  await attempts().doc(bucket).set({ times, expiresAt });
}

/** How many attempts are stored for all unknown devices; each was one password that was checked. */
async function checkedPasswords(): Promise<number> {
  const ids = ['unknown-devices', 'unknown-servers', 'queues'];
  const shared = await database().getAll(...ids.map((id) => attempts().doc(id)));
  return shared.reduce((sum, one) => sum + timesOf(one).length, 0);
}

type Answers = readonly { status: number; headers: Headers }[];
const refusedPasswords = (answers: Answers) => statusCounts(answers)[401] ?? 0;
const rateLimited = (answers: Answers) =>
  answers.filter(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) >= 1).length;

beforeAll(async () => {
  // By each server of Hosting's the admin has signed in before.
  const known = await inParallel(servers + 1, (server) => login(demoAdmin, from('192.0.2.1', server)));
  expect(statusCounts(known)).toEqual({ 200: servers + 1 });
});

beforeEach(() => emptyCollection('adminAttempts'));

describe('unknown devices', () => {
  it('that change their address at every guess get few guesses, and the admin gets in all the same', async () => {
    const known = await login(demoAdmin, from('192.0.2.1', 1));
    const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
    const guesses = runSize({ quick: 40, full: 1000 });
    const before = runSize({ quick: 95, full: 0 });
    await storeAttempts('unknown-devices', before);

    const begin = performance.now();
    const guess = (index: number) => login(wrong, from(addressNumber(index), index % servers));
    const attack = inParallel(guesses, guess);
    const mine = await login(demoAdmin, { ...from('203.0.113.200', 0), cookie });
    const answers = await attack;
    const seconds = (performance.now() - begin) / 1000;
    const checked = refusedPasswords(answers);
    const queued = servers * Math.ceil(seconds / 10 + 1);

    expect(Object.keys(statusCounts(answers)).toSorted()).toEqual(['401', '429']);
    expect(await checkedPasswords()).toBe(before + checked);
    const name = `${guesses} guesses over ${guesses} addresses: passwords looked at`;
    expectGoal(atMost(group, name, checked, allowed + queued));
    const least = guesses - allowed - queued;
    expectGoal(atLeast(group, 'answered 429, with Retry-After', rateLimited(answers), least));
    expectGoal(exactly(group, 'the admin on a known browser, amidst it: status', mine.status, 200));

    const asked = performance.now();
    const newcomer = from('192.0.2.77', runSize({ quick: servers, full: 0 }));
    let [status, waited] = [0, 0];
    for (let index = 0; status !== 200 && waited < 60; index += 1) {
      // The guessing goes on meanwhile, from everywhere.
      const [answer] = await Promise.all([login(demoAdmin, newcomer), guess(index), guess(index + servers)]);
      status = answer.status;
      waited = (performance.now() - asked) / 1000;
    }
    expect(status).toBe(200);
    const most = runSize({ quick: 40, full: 20 });
    expectGoal(atMost(group, 'the admin on a browser never seen: in within', waited, most, 's'));
  });

  it('cannot forge their address, on either way to the API', async () => {
    const throughHosting = await inParallel(30, (index) =>
      login(wrong, from('203.0.113.7', 1, addressNumber(index))),
    );
    const checked = refusedPasswords(throughHosting);
    expectGoal(exactly(group, '30 guesses through Hosting with made-up addresses: looked at', checked, 20));
    const direct = await inParallel(100, (index) =>
      login(wrong, pastHosting('198.18.0.8', addressNumber(index))),
    );
    const checkedDirectly = refusedPasswords(direct);
    expectGoal(
      exactly(
        group,
        '100 guesses past Hosting with made-up addresses: looked at',
        checkedDirectly,
        allowedOfNetwork,
      ),
    );
    expect((await login(demoAdmin, from('192.0.2.78', 1))).status).toBe(200);
  });

  it.each([
    [
      'one IPv6 network',
      (index: number) => `2001:db8:1:${index.toString(16)}::1`,
      { bucket: `server-${sha256('2001:db8:1::/48')}`, most: allowedOfNetwork },
    ],
    [
      'many networks',
      (index: number) => `2001:db8:${index.toString(16)}::1`,
      { bucket: 'unknown-servers', most: allowedElsewhere },
    ],
  ])(
    'past Hosting, from the addresses of %s, take nothing from a new browser that comes through it',
    async (name, address, { bucket, most }) => {
      const guesses = runSize({ quick: 30, full: 1100 });
      const before = runSize({ quick: most - 10, full: 0 });
      await storeAttempts(bucket, before);
      const answers = await inParallel(guesses, (index) =>
        login(wrong, pastHosting(address(index), addressNumber(index))),
      );
      const checked = refusedPasswords(answers);
      expectGoal(exactly(group, `guesses past Hosting from ${name}: looked at`, before + checked, most));
      const newcomers = await inParallel(8, (index) => login(wrong, from(`192.0.2.${index + 1}`, index % 4)));
      expect(statusCounts(newcomers)).toEqual({ 401: 8 });
      expect((await login(demoAdmin, from('192.0.2.79', 1))).status).toBe(200);
    },
  );

  it('get no more than 1,000 guesses through the queue in an hour', async () => {
    await storeAttempts('unknown-devices', allowed);
    await storeAttempts('queues', 1000);
    expect((await login(demoAdmin, from('192.0.2.79', 1))).status).toBe(429);
  });
});
