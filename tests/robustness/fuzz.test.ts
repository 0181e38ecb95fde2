import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { callNames } from '../../functions/src/shared/api-calls.ts';
import { atLeast } from '../figures.ts';
import { type LocalServer, send, serveApi } from '../unit/functions/local-server.ts';
import { knownIds } from './fuzz/known-ids.ts';
import { type FuzzRequest, requestsOf } from './fuzz/requests.ts';
import { faultsOf } from './fuzz/stored-values.ts';
import { expectGoal, seedsFor } from './goals.ts';
import { runSize } from './run-size.ts';
import { emptyDatabase } from './shop-in-process.ts';
import { checkShop } from './shop-model/invariants.ts';
import { readStored } from './shop-model/stored-shop.ts';

// A project of its own, in which nothing triggers a function, and the API in this process for any caller.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = 'demo-fuzz';
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-fuzz' });
  // No password opens it.
  process.env.ADMIN_USERNAME = 'owner';
  process.env.ADMIN_PASSWORD_HASH = ['scrypt', 16, 8, 1, 'c2FsdA==', 'aGFzaA=='].join('$');
});
vi.mock(import('firebase-functions/logger'), async (original) => ({
  ...(await original()),
  write: vi.fn(),
  info: vi.fn(),
  warn: vi.fn(),
  error: vi.fn(),
}));
vi.mock('../../functions/src/auth/callers.ts', () => import('./test-callers.ts'));

const group = 'Fuzz';
const numRuns = runSize({ quick: 4, full: 250 });
/**
 * The settings decide which orders are refused, and the files of covers and imports are in Storage:
 * tests/api/settings.test.ts, covers.test.ts and imports.test.ts give these odd values.
 */
const elsewhere = /^PUT \/api\/(?:settings|opening)|\/api\/(?:account|covers|imports)/;
const names = callNames.filter((name) => !elsewhere.test(name));
const tally = { inputs: 0, successes: 0 };

/** Internals of the shop: stacks, files, libraries. */
const internals =
  /\bat \S+ \(|node_modules|node:internal|\.(?:ts|js|mjs):\d|functions\/(?:src|lib)|\b(?:Type|Reference|Range|Syntax)Error\b|ECONN|INVALID_ARGUMENT/;

let server: LocalServer;
beforeAll(async () => {
  await emptyDatabase();
  server = await serveApi();
});
afterAll(() => server.close());

/** A success, or a refusal in the shop's own words. */
async function check({ method, path, headers, body }: FuzzRequest): Promise<void> {
  const answer = await send(server.address + path, method, headers, method === 'GET' ? '' : body);
  const text = answer.status === 304 ? '' : await answer.text();
  tally.inputs += 1;
  if (answer.status < 400) {
    tally.successes += 1;
    return;
  }
  expect(answer.status, text.slice(0, 300)).toBeLessThan(500);
  expect(text).not.toMatch(internals);
  const { error, ...rest } = JSON.parse(text);
  expect(rest).toEqual({});
  expect(error).toEqual({
    code: expect.stringMatching(/^[a-z]+(?:-[a-z]+)*$/),
    message: expect.stringMatching(/./),
    ...(error.details !== undefined && { details: expect.any(Object) }),
  });
}

describe.each(seedsFor(group, 'FUZZ_SEED'))('any request (seed %i)', (seed) => {
  it.each(names)("of %s is answered in the shop's own words", async (name) => {
    const idsOf = await knownIds(name);
    await fc.assert(fc.asyncProperty(requestsOf(name, idsOf), check), { seed, numRuns });
    // Otherwise the next call would meet an hour that is full.
    await database().recursiveDelete(database().collection('orderRates'));
  });

  it('stores nothing that is unknown or invalid', async () => {
    const stored = await readStored();
    expect(faultsOf(stored)).toEqual([]);
    checkShop(stored);
  });
});

it('was tried often enough', () => {
  expectGoal(atLeast(group, 'inputs', tally.inputs, runSize({ quick: 300, full: 25_000 })));
  const successes = (100 * tally.successes) / tally.inputs;
  expectGoal(atLeast(group, 'successes among them', successes, 20, '%'));
});
