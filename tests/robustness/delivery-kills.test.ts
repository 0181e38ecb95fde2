import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Posting } from '../../functions/src/shared/stock/posting.ts';
import { removeStoredBooks, storeBooks } from '../api/stored-books.ts';
import { removeStock } from '../api/stored-stock.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeBook } from '../fixtures/factories.ts';
import { holds } from '../promises/holds.ts';
import { expectGoal, noteGoal } from './goals.ts';
import { type KillableFunctions, startKillableFunctions } from './killable-functions.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Killed while a delivery is booked or undone';
const kills = runSize({ quick: 2, full: 100 });
const copiesOfEach = 5;
// Several transactions' worth, so that there is something between them.
const books = Array.from({ length: runSize({ quick: 150, full: 300 }) }, () =>
  makeBook({ createdAt: new Date().toISOString() }),
);
const bookIds = books.map(({ _id }) => _id);
let functions: KillableFunctions;
let token: string;

beforeAll(async () => {
  token = await beginSession();
  await storeBooks(books);
  const headers = { authorization: `Bearer ${token}` };
  functions = await startKillableFunctions((address) => fetch(`${address}/api/deliveries`, { headers }));
});
afterAll(async () => {
  await functions.end();
  await removeStock(bookIds);
  await removeStoredBooks(books);
});

/** Makes a call once. @returns undefined when its function was killed before it answered */
async function tryOnce(path: string, key: string, body: object): Promise<Posting | undefined> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch((await functions.address()) + path, init).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => undefined,
  );
  if (answer && answer.status !== 200) {
    throw new Error(`The shop refused a good call: ${answer.status} ${answer.text}`);
  }
  return answer && JSON.parse(answer.text);
}

/** What the kills met: a step of which nothing was stored, a part, or all but its answer. */
const met = { nothing: 0, part: 0, all: 0 };
const seen = { killed: 0, rounds: 0, wrong: 0, usualMilliseconds: 0 };

async function noteKill(
  supplier: string,
  [before, working, end]: readonly (string | undefined)[],
): Promise<void> {
  seen.killed += 1;
  const found = await database().collection('stockPostings').where('supplier', '==', supplier).get();
  const state = found.docs[0]?.get('state');
  if (state === before) met.nothing += 1;
  else if (state === working) met.part += 1;
  else if (state === end) met.all += 1;
}

/** The states of a posting before a step, while it is taken, and after it. */
const states = {
  post: [undefined, 'posting', 'posted'],
  undo: ['posted', 'undoing', 'undone'],
} as const;

/** Sends a call again and again, while its functions are killed at any moment of it, until all is done. */
async function throughKills(
  path: string,
  body: object,
  supplier: string,
  step: keyof typeof states,
): Promise<Posting> {
  const key = crypto.randomUUID();
  const mostKills = seen.rounds === 0 ? 0 : 3;
  const begin = performance.now();
  for (let tries = 0; ; tries += 1) {
    const isKilled = tries < mostKills && seen.killed < kills;
    const killing = isKilled && setTimeout(Math.random() * seen.usualMilliseconds).then(functions.kill);
    const posting = await tryOnce(path, key, body);
    await killing;
    if (!posting) await noteKill(supplier, states[step]);
    if (posting?.state !== states[step][2]) continue;
    if (seen.rounds === 0) seen.usualMilliseconds = performance.now() - begin;
    return posting;
  }
}

/** How many of the books have another stock than they should, or other movements, or these more than once. */
async function countWrong(copies: number | undefined): Promise<number> {
  const stocks = await database().getAll(...bookIds.map((id) => database().collection('stock').doc(id)));
  const { docs } = await database().collection('stockMovements').select('bookId', 'change').get();
  const ledgers = new Map(bookIds.map((id) => [id, { movements: 0, sum: 0 }]));
  for (const movement of docs) {
    const ledger = ledgers.get(movement.get('bookId'));
    if (!ledger) continue;
    ledger.movements += 1;
    ledger.sum += movement.get('change');
  }
  const movements = 2 * seen.rounds + (copies === undefined ? 2 : 1);
  return stocks.filter((stock) => {
    const ledger = ledgers.get(stock.id);
    const isRight = ledger?.sum === (copies ?? 0) && ledger.movements === movements;
    return !isRight || stock.get('onHand') !== copies;
  }).length;
}

it('A delivery and its undo end as they would have without any kill', holds('load/deliveries'), async () => {
  // The first round is not disturbed, and tells how long a step takes.
  while (seen.rounds === 0 || seen.killed < kills) {
    const supplier = crypto.randomUUID();
    const delivery = { supplier, note: '', bookIds, copies: bookIds.map(() => copiesOfEach) };
    const posted = await throughKills('/api/deliveries', delivery, supplier, 'post');
    seen.wrong += await countWrong(copiesOfEach);
    await throughKills(`/api/stock-postings/${posted.id}/undo`, {}, supplier, 'undo');
    seen.wrong += await countWrong(undefined);
    seen.rounds += 1;
  }
  expectGoal(atLeast(group, 'SIGKILLs in the middle of an unanswered call', seen.killed, kills));
  if (isFullRun) {
    expectGoal(atLeast(group, 'of these, before anything was stored', met.nothing, 1));
    expectGoal(atLeast(group, 'of these, when a part was', met.part, 1));
    noteGoal(atLeast(group, 'of these, when all but the answer was', met.all, 0));
  }
  expectGoal(exactly(group, `books with a wrong stock after ${2 * seen.rounds} steps`, seen.wrong, 0));
  expect(seen.rounds).toBeGreaterThan(1);
});
