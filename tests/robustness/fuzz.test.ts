import { describe, expect, it } from 'vitest';
import { readCounters, recount } from '../../functions/src/admin/stats-store.ts';
import { routes } from '../../functions/src/api.ts';
import { addressOf } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { logFromNow } from './functions-log.ts';
import { endpointsOf } from './fuzz/endpoints.ts';
import { FuzzRun } from './fuzz/fuzz-run.ts';
import { judgeBytes, judgeRequest } from './fuzz/judging.ts';
import { startLoneApi } from './fuzz/lone-api.ts';
import { examineStored, type Findings } from './fuzz/stored.ts';
import { wireMessages } from './fuzz/wire.ts';
import { closeWorld, openWorld } from './fuzz/world.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';
import { chosenSeed, proveSeed } from './seeds.ts';

const group = 'Fuzz';
const patience = 400_000;

/** Inputs for each endpoint and seed. */
const inputs = runSize({ quick: 10, full: 510 });
const messages = runSize({ quick: 10, full: 200 });

const names = [
  ...routes.map(([method, path]) => `${method.toUpperCase()} ${path}`),
  'GET /',
  'GET /books/:id',
];
const onTheWire = 'bytes on the wire';

const run = new FuzzRun();
const stored: Findings = { documents: 0, invalid: [] };
let unexpected = 0;
let miscounted = 0;

/** How far the counters are from what there is, in all. */
async function drift(): Promise<number> {
  const [counters, counted] = await Promise.all([readCounters(), recount()]);
  return (
    Math.abs(counters.books - counted.books) +
    Math.abs(counters.trendingBooks - counted.trendingBooks) +
    Math.abs(counters.orders - counted.orders) +
    Math.abs(counters.salesCents - counted.salesCents)
  );
}

describe('whatever is thrown at the shop', () => {
  it.each([20_260_301, chosenSeed('FUZZ_SEED')])(
    'is answered in its own words and leaves nothing behind that should not be (seed %i)',
    async (seed) => {
      const drifted = await drift();
      const logged = logFromNow();
      const [world, alone] = await Promise.all([openWorld(inputs), startLoneApi()]);
      try {
        const doors = {
          hosting: addressOf('hosting'),
          functions: addressOf('functions'),
          alone: alone.address,
        };
        const endpoints = Object.entries(endpointsOf(world));
        expect(endpoints.map(([name]) => name).sort()).toEqual(names.toSorted());
        await Promise.all([
          ...endpoints.map(([name, requests]) =>
            run.fuzz(name, requests, (request) => judgeRequest(request, doors), { seed, numRuns: inputs }),
          ),
          run.fuzz(onTheWire, wireMessages, (message) => judgeBytes(message, doors), {
            seed,
            numRuns: messages,
          }),
        ]);
        const { documents, invalid } = await examineStored(world);
        stored.documents += documents;
        stored.invalid.push(...invalid);
        miscounted += (await drift()) - drifted;
        unexpected += `${logged().functions}${alone.printed()}`.split('"severity":"ERROR"').length - 1;
      } finally {
        alone.stop();
        await closeWorld(world);
      }
    },
    patience,
  );

  it('has been enough, and has done no harm', () => {
    proveSeed(group, 'FUZZ_SEED');
    expectGoal(atLeast(group, 'inputs', run.sum('inputs'), runSize({ quick: 250, full: 10_000 })));
    const least = run.least(names, (tally) => tally.inputs);
    expectGoal(atLeast(group, 'inputs, least of an endpoint', least, runSize({ quick: 20, full: 1_000 })));
    const share = run.least(names, ({ inputs: all, successes }) => (100 * successes) / all);
    expectGoal(
      atLeast(group, 'successes among them, least of an endpoint', share, runSize({ quick: 1, full: 10 }), '%'),
    );
    expectGoal(exactly(group, 'answers of 5xx, or none', run.sum('serverErrors'), 0));
    expectGoal(exactly(group, 'answers that are not in the shop’s own words', run.sum('malformed'), 0));
    expectGoal(exactly(group, 'failures that nobody expected, in the log', unexpected, 0));
    expectGoal(
      atLeast(group, 'documents written and examined', stored.documents, runSize({ quick: 20, full: 500 })),
    );
    expectGoal(exactly(group, 'invalid or foreign documents and fields', stored.invalid.length, 0));
    expectGoal(exactly(group, 'difference between counters and recount', miscounted, 0));
  });

  it('has met nothing that it could not take', () => {
    expect(run.failures).toEqual([]);
    expect(stored.invalid).toEqual([]);
  });
});
