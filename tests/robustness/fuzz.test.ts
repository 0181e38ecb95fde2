import { describe, expect, it } from 'vitest';
import { addressOf } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { counterDrift } from './counters.ts';
import { logFromNow } from './functions-log.ts';
import { sendMessage, sendRequest } from './fuzz/answers.ts';
import { startDirectApi } from './fuzz/direct-api.ts';
import { endpointsOf } from './fuzz/endpoints.ts';
import { removeFuzzData, storeFuzzData } from './fuzz/fuzz-data.ts';
import { FuzzRun } from './fuzz/fuzz-run.ts';
import { examineStored, type Findings } from './fuzz/stored-documents.ts';
import { wireMessages } from './fuzz/wire.ts';
import { expectGoal, seedsFor } from './goals.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Fuzz';

/** Inputs for each endpoint and seed. */
const inputs = runSize({ quick: 4, full: 510 });
const messages = runSize({ quick: 6, full: 200 });

/** A full run begins with more drafts than there can be, so that each further one is refused. */
const mostlyRefused = 'POST /api/drafts';

const run = new FuzzRun();
const stored: Findings = { documents: 0, invalid: [] };
let [unexpected, drift] = [0, 0];
let names: string[] = [];

describe('any request', () => {
  it.each(seedsFor(group, 'FUZZ_SEED'))(
    "is answered in the shop's own words and stores nothing unknown (seed %i)",
    async (seed) => {
      const driftBefore = await counterDrift();
      const logged = logFromNow();
      const [data, api] = await Promise.all([storeFuzzData(inputs), startDirectApi()]);
      try {
        const targets = {
          hosting: addressOf('hosting'),
          functions: addressOf('functions'),
          direct: api.address,
        };
        const endpoints = Object.entries(endpointsOf(data));
        names = endpoints.map(([name]) => name);
        const size = { seed, numRuns: inputs };
        await Promise.all([
          ...endpoints.map(([name, requests]) =>
            run.fuzz(name, requests, (request) => sendRequest(request, targets), size),
          ),
          run.fuzz('bytes on the wire', wireMessages, (message) => sendMessage(message, targets), {
            seed,
            numRuns: messages,
          }),
        ]);
        const { documents, invalid } = await examineStored(data);
        stored.documents += documents;
        stored.invalid.push(...invalid);
        drift += (await counterDrift()) - driftBefore;
        unexpected += `${logged().functions}${api.printed()}`.split('"severity":"ERROR"').length - 1;
      } finally {
        api.stop();
        await removeFuzzData(data);
      }
    },
  );

  it('was tried often enough, and did no harm', () => {
    expectGoal(atLeast(group, 'inputs', run.sum('inputs'), runSize({ quick: 150, full: 10_000 })));
    const least = run.least(names, (tally) => tally.inputs);
    expectGoal(atLeast(group, 'inputs, least of an endpoint', least, runSize({ quick: 4, full: 1_000 })));
    const successes = (100 * run.sum('successes')) / run.sum('inputs');
    expectGoal(atLeast(group, 'successes among them', successes, 20, '%'));
    // Of a few inputs to one endpoint it may happen that none is a success.
    if (isFullRun) {
      const open = names.filter((name) => name !== mostlyRefused);
      const share = run.least(open, (tally) => (100 * tally.successes) / tally.inputs);
      expectGoal(atLeast(group, 'successes among them, least of an endpoint', share, 10, '%'));
    }
    expectGoal(exactly(group, 'answers of 5xx, or none', run.sum('serverErrors'), 0));
    expectGoal(exactly(group, 'answers that are not in the shop’s own words', run.sum('malformed'), 0));
    expectGoal(exactly(group, 'unexpected failures in the log', unexpected, 0));
    const documents = runSize({ quick: 10, full: 500 });
    expectGoal(atLeast(group, 'documents written and examined', stored.documents, documents));
    expectGoal(exactly(group, 'invalid or foreign documents and fields', stored.invalid.length, 0));
    expectGoal(exactly(group, 'difference between counters and recount', drift, 0));
  });

  it('found nothing that the shop could not handle', () => {
    expect(run.failures).toEqual([]);
    expect(stored.invalid).toEqual([]);
  });
});
