import { setTimeout } from 'node:timers/promises';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Posting } from '../../functions/src/shared/stock/posting.ts';
import type { KillableFunctions } from './killable-functions.ts';

/** Books of their own that are booked and undone again and again, by functions of their own that are killed. */
export interface Lane {
  functions: KillableFunctions;
  token: string;
  bookIds: readonly string[];
  rounds: number;
  /** How long a step takes that nothing disturbs. */
  usualMilliseconds: number;
}

/** The kills of all lanes, and what they met: a step of which nothing was stored, a part, or all but its answer. */
export interface Kills {
  wanted: number;
  done: number;
  met: { nothing: number; part: number; all: number };
}

/** The states of a posting before a step, while it is taken, and after it. */
const states = {
  post: [undefined, 'posting', 'posted'],
  undo: ['posted', 'undoing', 'undone'],
} as const;
type StepName = keyof typeof states;

/** Makes a call once. @returns undefined when its function was killed before it answered */
async function tryOnce(
  { functions, token }: Lane,
  path: string,
  key: string,
  body: object,
): Promise<Posting | undefined> {
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

async function noteKill(kills: Kills, supplier: string, step: StepName): Promise<void> {
  const [before, working, end] = states[step];
  kills.done += 1;
  const found = await database().collection('stockPostings').where('supplier', '==', supplier).get();
  const state = found.docs[0]?.get('state');
  if (state === before) kills.met.nothing += 1;
  else if (state === working) kills.met.part += 1;
  else if (state === end) kills.met.all += 1;
}

/** Sends a call again and again, while its functions are killed at any moment of it, until all is done. */
async function throughKills(
  lane: Lane,
  kills: Kills,
  { step, path, body, supplier }: { step: StepName; path: string; body: object; supplier: string },
): Promise<Posting> {
  const key = crypto.randomUUID();
  // The first round is not disturbed, and tells how long a step takes.
  const mostKills = lane.rounds === 0 ? 0 : 3;
  const begin = performance.now();
  for (let tries = 0; ; tries += 1) {
    const isKilled = tries < mostKills && kills.done < kills.wanted;
    const killing = isKilled && setTimeout(Math.random() * lane.usualMilliseconds).then(lane.functions.kill);
    const posting = await tryOnce(lane, path, key, body);
    await killing;
    if (!posting) await noteKill(kills, supplier, step);
    if (posting?.state !== states[step][2]) continue;
    const milliseconds = performance.now() - begin;
    // The very first step also loads what the others find loaded.
    if (lane.rounds === 0) lane.usualMilliseconds = Math.min(lane.usualMilliseconds, milliseconds);
    return posting;
  }
}

/** Books a delivery through kills, and looks at it; then the same of its undo. @returns how often a book was wrong */
export async function bookAndUndo(lane: Lane, kills: Kills, copies: number): Promise<number> {
  const { bookIds } = lane;
  const supplier = crypto.randomUUID();
  const begin = new Date();
  const body = { supplier, note: '', bookIds, copies: bookIds.map(() => copies) };
  const posted = await throughKills(lane, kills, { step: 'post', path: '/api/deliveries', body, supplier });
  const wrong = await countWrong(bookIds, { since: begin, movements: 1, copies });
  const path = `/api/stock-postings/${posted.id}/undo`;
  await throughKills(lane, kills, { step: 'undo', path, body: {}, supplier });
  lane.rounds += 1;
  return wrong + (await countWrong(bookIds, { since: begin, movements: 2, copies: undefined }));
}

/** How many books have another stock than they should, or other movements since a moment, or these more than once. */
export async function countWrong(
  bookIds: readonly string[],
  { since, movements, copies }: { since: Date; movements: number; copies: number | undefined },
): Promise<number> {
  const stocks = await database().getAll(...bookIds.map((id) => database().collection('stock').doc(id)));
  const moved = database().collection('stockMovements').where('at', '>=', since);
  const { docs } = await moved.select('bookId', 'change').get();
  const ledgers = new Map(bookIds.map((id) => [id, { movements: 0, sum: 0 }]));
  for (const movement of docs) {
    const ledger = ledgers.get(movement.get('bookId'));
    if (!ledger) continue;
    ledger.movements += 1;
    ledger.sum += movement.get('change');
  }
  return stocks.filter((stock) => {
    const ledger = ledgers.get(stock.id);
    const isRight = ledger?.sum === (copies ?? 0) && ledger.movements === movements;
    return !isRight || stock.get('onHand') !== copies;
  }).length;
}
