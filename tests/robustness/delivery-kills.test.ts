import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Posting } from '../../functions/src/shared/stock/posting.ts';
import { removeStoredBooks, storeBooks } from '../api/stored-books.ts';
import { removeStock, storedStock } from '../api/stored-stock.ts';
import { shopAddress } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeBook } from '../fixtures/factories.ts';
import { holds } from '../promises/holds.ts';
import { killFunctionWorkers } from './emulator-processes.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';

const group = 'Killed while a delivery is booked or undone';
const kills = runSize({ quick: 1, full: 100 });
const copiesOfEach = 5;
// Ids as long as the database makes them: with longer ones, so many books do not go into one call.
const books = Array.from({ length: runSize({ quick: 150, full: 300 }) }, () =>
  makeBook({ _id: database().collection('books').doc().id, createdAt: new Date().toISOString() }),
);
const bookIds = books.map(({ _id }) => _id);
let token: string;

beforeAll(async () => {
  token = await beginSession();
  await storeBooks(books);
});
afterAll(async () => {
  await removeStock(bookIds);
  await removeStoredBooks(books);
});

/** Makes a call once. @returns undefined when it has no answer of the shop: its function was killed, or had no time left */
async function tryOnce(path: string, key: string, body: object): Promise<Posting | undefined> {
  const answer = await fetch(`${shopAddress}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.headers.get('content-type')?.includes('json') || answer.status >= 500) return undefined;
  if (!answer.ok) throw new Error(`The shop refused a good call: ${answer.status} ${text}`);
  return JSON.parse(text);
}

const seen = { killed: 0, unanswered: 0, rounds: 0, wrong: 0 };
let usualMilliseconds = 0;

/** Sends a call again and again, while its functions are killed, until all is done. */
async function throughKills(path: string, body: object, end: Posting['state']): Promise<Posting> {
  const key = crypto.randomUUID();
  const begin = performance.now();
  const mostKills = usualMilliseconds === 0 ? 0 : 3;
  for (let tries = 0; tries < 100; tries += 1) {
    const killing =
      tries < mostKills && seen.killed < kills
        ? setTimeout(Math.random() * usualMilliseconds).then(killFunctionWorkers)
        : undefined;
    const posting = await tryOnce(path, key, body);
    if (((await killing) ?? 0) > 0) seen.killed += 1;
    if (!posting) seen.unanswered += 1;
    if (posting?.state !== end) continue;
    usualMilliseconds ||= performance.now() - begin;
    return posting;
  }
  throw new Error(`${path} did not come to its end`);
}

/** How many of the books have another stock than they should; none that is not counted. */
async function countWrong(copies: number | undefined): Promise<number> {
  const stocks = await database().getAll(...bookIds.map((id) => database().collection('stock').doc(id)));
  return stocks.filter((stock) => stock.get('onHand') !== copies).length;
}

it('A delivery and its undo end as they would have without any kill', holds('load/deliveries'), async () => {
  const delivery = { supplier: 'Gardners', note: '', bookIds, copies: bookIds.map(() => copiesOfEach) };
  // The first round is not disturbed, and tells how long one takes.
  while (seen.rounds === 0 || seen.killed < kills) {
    const posted = await throughKills('/api/deliveries', delivery, 'posted');
    seen.wrong += await countWrong(copiesOfEach);
    await throughKills(`/api/stock-postings/${posted.id}/undo`, {}, 'undone');
    seen.wrong += await countWrong(undefined);
    seen.rounds += 1;
  }
  expectGoal(atLeast(group, 'SIGKILLs of the functions’ process', seen.killed, kills));
  expectGoal(exactly(group, 'books with a wrong stock after a round', seen.wrong, 0));
  const { ledger, movements } = await storedStock(bookIds[0] ?? '');
  expect({ ledger, movements }).toEqual({ ledger: 0, movements: 2 * seen.rounds });
});
