import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { inParallel } from '../api/shop-api.ts';
import { removeStoredBooks, storeBooks } from '../api/stored-books.ts';
import { removeStock } from '../api/stored-stock.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeBook } from '../fixtures/factories.ts';
import { expectGoal, noteGoal } from './goals.ts';
import { startKillableFunctions } from './killable-functions.ts';
import { bookAndUndo, countWrong, type Kills, type Lane } from './killed-postings.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Killed while a delivery is booked or undone';
const kills: Kills = {
  wanted: runSize({ quick: 2, full: 100 }),
  done: 0,
  met: { nothing: 0, part: 0, all: 0 },
};
/** So many at once that one works while another waits for its next process: most of a kill's time is that. */
const laneCount = runSize({ quick: 1, full: 2 });
/** A kill comes in most steps; more rounds than this mean that kills do not find their calls any more. */
const mostRounds = kills.wanted + laneCount;
// Several transactions' worth, so that there is something between them.
const booksOfLane = runSize({ quick: 150, full: 300 });
const books = Array.from({ length: booksOfLane * laneCount }, () =>
  makeBook({ createdAt: new Date().toISOString() }),
);
const bookIds = books.map(({ _id }) => _id);
const openedAt = new Date();
let lanes: Lane[] = [];

beforeAll(async () => {
  const token = await beginSession();
  await storeBooks(books);
  const headers = { authorization: `Bearer ${token}` };
  lanes = await inParallel(laneCount, async (index) => ({
    functions: await startKillableFunctions((address) => fetch(`${address}/api/deliveries`, { headers })),
    token,
    bookIds: bookIds.slice(index * booksOfLane, (index + 1) * booksOfLane),
    ...{ rounds: 0, usualMilliseconds: Number.POSITIVE_INFINITY },
  }));
});
afterAll(async () => {
  await Promise.all(lanes.map(({ functions }) => functions.end()));
  await removeStock(bookIds);
  await removeStoredBooks(books);
});

/** @returns how often a book was wrong, while the lane worked and in its whole ledger at the end */
async function work(lane: Lane): Promise<number> {
  let wrong = 0;
  while (lane.rounds < 2 || (kills.done < kills.wanted && lane.rounds < mostRounds)) {
    wrong += await bookAndUndo(lane, kills, 5);
  }
  const whole = { since: openedAt, movements: 2 * lane.rounds, copies: undefined };
  return wrong + (await countWrong(lane.bookIds, whole));
}

it('A delivery and its undo end as they would have without any kill', async () => {
  const wrong = (await Promise.all(lanes.map(work))).reduce((sum, one) => sum + one, 0);
  const steps = lanes.reduce((sum, { rounds }) => sum + 2 * rounds, 0);
  const { done, wanted, met } = kills;
  expectGoal(atLeast(group, 'SIGKILLs in the middle of an unanswered call', done, wanted));
  if (isFullRun) {
    expectGoal(atLeast(group, 'of these, before anything was stored', met.nothing, 1));
    expectGoal(atLeast(group, 'of these, when a part was', met.part, 1));
    noteGoal(atLeast(group, 'of these, when all but the answer was', met.all, 0));
  }
  expectGoal(exactly(group, `books with a wrong stock after ${steps} steps`, wrong, 0));
  expect(Math.min(...lanes.map(({ rounds }) => rounds))).toBeGreaterThan(1);
});
