import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/firebase.ts';
import { emptyCollection } from '../api/shelf.ts';
import { atOnce, call } from '../api/shop-api.ts';
import { atLeast, atMost, exactly } from '../figures.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { howMany, timesOf } from './answers.ts';
import { expectGoal } from './goals.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Guessing the password';
const patience = 240_000;
const wrong = { ...demoAdmin, password: 'not the password' };
const allStrangers = 100;
/** The servers of Hosting that the guesses come in by. */
const servers = 4;

/** As the platform writes it: what the visitor sent, the visitor, Hosting's server. */
function from(visitor: string, server: number, sent?: string) {
  const chain = [...(sent === undefined ? [] : [sent]), visitor, `198.51.100.${server}`];
  return { 'x-forwarded-for': chain.join(', ') };
}

const login = (body: object, headers: Record<string, string>) =>
  call('POST', '/api/auth/admin', { body, headers });

const addressNumber = (index: number) => `203.0.${Math.floor(index / 250)}.${index % 250}`;

beforeEach(() => emptyCollection('adminAttempts'));

/** Strangers have guessed so often already. */
async function strangersHave(count: number): Promise<void> {
  const times = Array.from({ length: count }, () => Date.now());
  const expiresAt = Timestamp.fromMillis(Date.now() + 3_600_000);
  await database().collection('adminAttempts').doc('strangers').set({ times, expiresAt });
}

/** How many attempts are counted in the buckets that all strangers share; each was one look at a password. */
async function looks(): Promise<number> {
  const attempts = database().collection('adminAttempts');
  const shared = await database().getAll(attempts.doc('strangers'), attempts.doc('turns'));
  return shared.reduce((sum, one) => sum + timesOf(one).length, 0);
}

describe('strangers', () => {
  it(
    'who change their address at every guess get few looks, and the admin gets in all the same',
    async () => {
      const known = await login(demoAdmin, from('192.0.2.1', 1));
      const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
      const guesses = runSize({ quick: 40, full: 1000 });
      const before = runSize({ quick: 95, full: 0 });
      await strangersHave(before);

      const begin = performance.now();
      const guess = (index: number) => login(wrong, from(addressNumber(index), index % servers));
      const attack = atOnce(guesses, guess);
      const mine = await login(demoAdmin, { ...from('203.0.113.200', 0), cookie });
      const answers = await attack;
      const seconds = (performance.now() - begin) / 1000;
      const counts = howMany(answers);
      const heard = counts[401] ?? 0;
      const turns = servers * Math.ceil(seconds / 10 + 1);

      expect(Object.keys(counts).toSorted()).toEqual(['401', '429']);
      expect(await looks()).toBe(before + heard);
      expectGoal(
        atMost(
          group,
          `${guesses} guesses over ${guesses} addresses: passwords looked at`,
          heard,
          100 + turns,
        ),
      );
      expectGoal(atLeast(group, 'answered 429, with Retry-After', refusals(answers), guesses - 100 - turns));
      expectGoal(exactly(group, 'the admin on a known browser, amidst it: status', mine.status, 200));

      const asked = performance.now();
      const newcomer = from('192.0.2.77', runSize({ quick: servers, full: 0 }));
      let status = 0;
      let late = 0;
      for (let index = 0; status !== 200 && late < 60; index += 1) {
        // The guessing goes on meanwhile, from everywhere.
        const [told] = await Promise.all([login(demoAdmin, newcomer), guess(index), guess(index + servers)]);
        status = told.status;
        late = (performance.now() - asked) / 1000;
      }
      expect(status).toBe(200);
      expectGoal(
        atMost(
          group,
          'the admin on a browser never seen: in within',
          late,
          runSize({ quick: 40, full: 20 }),
          's',
        ),
      );
    },
    patience,
  );

  it('cannot make up who they are, on either way to the API', async () => {
    const throughHosting = await atOnce(30, (index) =>
      login(wrong, from('203.0.113.7', 1, addressNumber(index))),
    );
    expectGoal(
      exactly(
        group,
        '30 guesses through Hosting with made-up addresses: looked at',
        heardOf(throughHosting),
        20,
      ),
    );
    await strangersHave(allStrangers);
    const straight = (index: number) =>
      login(wrong, { 'x-forwarded-for': `${addressNumber(index)}, 203.0.113.8` });
    const begin = performance.now();
    const direct = await atOnce(30, straight);
    const turns = Math.ceil((performance.now() - begin) / 10_000);
    expectGoal(atMost(group, '30 guesses past Hosting with made-up addresses: looked at', heardOf(direct), turns));
    expect((await login(demoAdmin, from('192.0.2.78', 1))).status).toBe(200);
  }, 60_000);

  it('use up no more than 1,000 turns of the slow lane in an hour', async () => {
    await strangersHave(allStrangers);
    const times = Array.from({ length: 1000 }, () => Date.now());
    const expiresAt = Timestamp.fromMillis(Date.now() + 3_600_000);
    await database().collection('adminAttempts').doc('turns').set({ times, expiresAt });
    expect((await login(demoAdmin, from('192.0.2.79', 1))).status).toBe(429);
  });
});

function heardOf(answers: readonly { status: number }[]): number {
  return howMany(answers)[401] ?? 0;
}

function refusals(answers: readonly { status: number; headers: Headers }[]): number {
  return answers.filter(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) >= 1)
    .length;
}

/** Only at full size: a clock on a busy computer is no test. */
if (isFullRun) {
  describe('a sign-in', () => {
    it(
      'takes as long for a name that nobody has',
      async () => {
        const times = { known: [] as number[], unknown: [] as number[] };
        for (let round = 0; round < 200; round += 1) {
          if (round % 10 === 0) await emptyCollection('adminAttempts');
          for (const who of round % 2 === 0
            ? (['known', 'unknown'] as const)
            : (['unknown', 'known'] as const)) {
            const username = who === 'known' ? demoAdmin.username : 'nobody-of-that-name';
            const begin = performance.now();
            const { status } = await login(
              { username, password: 'not the password' },
              from('203.0.113.9', 1),
            );
            times[who].push(performance.now() - begin);
            expect(status).toBe(401);
          }
        }
        const apart = Math.abs(median(times.known) / median(times.unknown) - 1) * 100;
        expectGoal(atMost(group, 'known against unknown name, medians of 200: apart', apart, 10, '%'));
      },
      patience,
    );
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
