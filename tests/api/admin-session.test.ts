import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceLink } from '../../functions/src/auth/device-link-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { callDefinitions } from '../../functions/src/shared/api-calls.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { acceptedHeaders, invalidAdminTokens } from '../robustness/invalid-tokens.ts';
import { claimsOf, forgedTokens, idTokenOf, registerShopper, signInAdmin } from './accounts.ts';
import { dashboardCalls, sendSample } from './sample-calls.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';
import { addWorker, workerPassword } from './workers.ts';

const login = (body: unknown, headers: Record<string, string> = {}) =>
  call('POST', '/api/auth/admin', { body, headers });
const wrong = { ...demoAdmin, password: 'not the password' };

function sessionOf(token: string) {
  return database().collection('adminSessions').doc(claimsOf(token).claims.adminSession);
}

/** One call of each kind of access: contract.test.ts ensures that all calls check the session alike. */
const oneOfEach = [...new Map(dashboardCalls.map((name) => [callDefinitions[name].access, name])).values()];

async function refusedEverywhere(token: string | undefined) {
  const answers = oneOfEach.map(async (name) => [name, (await sendSample(name, {}, { token })).status]);
  expect(await Promise.all(answers)).toEqual(oneOfEach.map((name) => [name, 401]));
}

beforeEach(async () => {
  await emptyCollection('adminAttempts');
});

describe('the admin session', () => {
  it('begins with the right username and password, for exactly one hour', async () => {
    const before = Date.now();
    const { status, headers, body } = await login(demoAdmin);
    const after = Date.now();
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['token']);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const ends = (await sessionOf(body.token).get()).get('expiresAt').toMillis();
    expect(ends).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(ends).toBeLessThanOrEqual(after + 3_600_000);
    const claims = { admin: true, adminSession: expect.stringMatching(/^[\da-f-]{36}$/) };
    expect(claimsOf(body.token)).toMatchObject({ uid: 'admin', claims });
    expect(claimsOf(await idTokenOf(body.token))).toMatchObject(claims);
  });

  it('lets the admin in, and each sign-in is a session of its own', async () => {
    const [one, other] = await Promise.all([signInAdmin(), signInAdmin()]);
    expect(one).not.toBe(other);
    succeeded(await call('GET', '/api/admin', { token: one }));
    expect(await call('DELETE', '/api/auth/admin', { token: one })).toMatchObject({
      status: 200,
      body: { message: 'Signed out' },
    });
    succeeded(await call('GET', '/api/admin', { token: other }));
    await refusedEverywhere(one);
  });

  it('is over after its hour, on every call', async () => {
    const token = await signInAdmin();
    const session = sessionOf(token);
    await session.update({ expiresAt: Timestamp.fromMillis(Date.now() + 60_000) });
    succeeded(await call('GET', '/api/admin', { token }));
    await session.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    await refusedEverywhere(token);
  });

  it('opens nothing without its session document, whatever the token says', async () => {
    const shopper = await registerShopper();
    for (const token of [undefined, ...forgedTokens(), shopper.token]) await refusedEverywhere(token);
    const token = await signInAdmin();
    await refusedEverywhere(await idTokenOf(token));
    const accepted = await acceptedHeaders(invalidAdminTokens(token), async (authorization) => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      return (await call('GET', '/api/admin', { headers })).status;
    });
    expect(accepted).toEqual([]);
  });

  it('keeps no token and no password', async () => {
    const token = await signInAdmin();
    const stored = await Promise.all(
      ['adminSessions', 'adminAttempts', 'adminDevices'].map((name) => database().collection(name).get()),
    );
    const text = JSON.stringify(stored.flatMap(({ docs }) => docs.map((one) => [one.id, one.data()])));
    expect(text).not.toContain(token);
    expect(text).not.toContain(demoAdmin.password);
  });
});

describe('guessing the password', () => {
  it('is heard twenty times an hour from one address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.1' };
    for (let guess = 0; guess < 20; guess += 1) expectRefused(await login(wrong, from), 401);
    const refused = await login(wrong, from);
    expectRefused(refused, 429, 'too-many-requests');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    expectRefused(await login(demoAdmin, from), 429);
    succeeded(await login(demoAdmin, { 'x-forwarded-for': '203.0.113.2' }));
  });

  it('stays bounded over many addresses, and never locks the admin out of a known browser', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.99, 198.51.100.1' };
    const first = await login(demoAdmin, visitor);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__session=[\w-]{43};.*Path=\/api\/auth;.*HttpOnly; Secure; SameSite=Strict$/);
    const heard = Array.from({ length: 100 }, () => Date.now());
    await database()
      .collection('adminAttempts')
      .doc('unknown-devices')
      .set({ times: heard, expiresAt: Timestamp.fromMillis(Date.now() + 3_600_000) });
    expectRefused(await login(wrong, visitor), 401);
    expectRefused(await login(demoAdmin, visitor), 429);
    const mine = { ...visitor, cookie: cookie.split(';')[0] ?? '' };
    succeeded(await login(demoAdmin, mine));

    const madeUp = { ...visitor, cookie: `__session=${'A'.repeat(43)}` };
    expectRefused(await login(demoAdmin, madeUp), 429);
  });

  it('never holds up a browser that has opened a one-time device link', async () => {
    const from = { 'x-forwarded-for': '203.0.113.50, 198.51.100.7' };
    succeeded(await login(demoAdmin, from));
    await database()
      .collection('adminAttempts')
      .doc('unknown-devices')
      .set({
        times: Array.from({ length: 100 }, () => Date.now()),
        expiresAt: Timestamp.fromMillis(Date.now() + 3_600_000),
      });
    expectRefused(await login(wrong, from), 401);
    expectRefused(await login(demoAdmin, from), 429);
    const code = await createDeviceLink();
    const open = () => call('POST', '/api/auth/device', { body: { code } });
    const opened = await open();
    succeeded(opened);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    succeeded(await login(demoAdmin, { ...from, cookie }));
    expectRefused(await open(), 404, 'not-found');
  });

  it('never refuses a person at a server by which another one has signed in, or after a device link', async () => {
    const { person } = await addWorker('catalogue');
    const mine = { username: person.name, password: workerPassword };
    const visitorHeaders = (visitor: string) => ({ 'x-forwarded-for': `${visitor}, 198.51.101.1` });
    succeeded(await login(demoAdmin, visitorHeaders('203.0.113.60')));
    const times = Array.from({ length: 100 }, () => Date.now());
    const expiresAt = Timestamp.fromMillis(Date.now() + 3_600_000);
    await database().collection('adminAttempts').doc('unknown-servers').set({ times, expiresAt });
    succeeded(await login(mine, visitorHeaders('203.0.113.61')));
    const elsewhere = { 'x-forwarded-for': '203.0.113.62, 198.51.102.1' };
    expectRefused(await login(mine, elsewhere), 429);
    const code = await createDeviceLink(person.id);
    const opened = await call('POST', '/api/auth/device', { body: { code } });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    succeeded(await login(mine, { ...elsewhere, cookie }));
  });

  it('is not helped by a device link that has run out', async () => {
    const code = await createDeviceLink();
    const links = await database().collection('deviceLinks').get();
    await Promise.all(
      links.docs.map(({ ref }) => ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) })),
    );
    const answer = await call('POST', '/api/auth/device', { body: { code } });
    expectRefused(answer, 404);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('counts only what was wrong, and only for an hour', async () => {
    const from = { 'x-forwarded-for': '203.0.113.4' };
    for (let round = 0; round < 3; round += 1) succeeded(await login(demoAdmin, from));
    const attempts = await database().collection('adminAttempts').get();
    expect(attempts.docs.flatMap((one) => one.get('times'))).toEqual([]);
    const anHourAgo = Array.from({ length: 20 }, () => Date.now() - 3_600_000);
    await Promise.all(attempts.docs.map(({ ref }) => ref.update({ times: anHourAgo })));
    expectRefused(await login(wrong, from), 401);
  });
});
