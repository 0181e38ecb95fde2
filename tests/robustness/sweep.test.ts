import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { sweepCovers } from '../../functions/src/covers/cover-sweep.ts';
import { exactly } from '../figures.ts';
import { hoursAfter, type OwnBucket, openOwnBucket } from './cover-bucket.ts';
import { clearShelves, showCover, type Use, uses } from './cover-shelves.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';

const group = 'Sweeping covers';

afterAll(clearShelves);

/** Gives a test a bucket of its own. */
async function withBucket<T>(work: (bucket: OwnBucket) => Promise<T>): Promise<T> {
  const bucket = await openOwnBucket();
  try {
    return await work(bucket);
  } finally {
    await bucket.gate.close();
  }
}

/** A cover, and who shows it before the first sweep, between the two, and after the second. */
const cover = fc.record({
  widths: fc.constantFrom([''], ['.480w'], ['.480w', '.240w']),
  named: fc.constantFrom('first', 'last'),
  first: fc.option(fc.constantFrom(...uses), { nil: undefined, freq: 2 }),
  staysShown: fc.boolean(),
  next: fc.option(fc.constantFrom(...uses), { nil: undefined, freq: 2 }),
});

type Shelved = typeof cover extends fc.Arbitrary<infer Value> ? Value & { files: string[] } : never;

function nameOf({ files, named }: Shelved): string {
  return (named === 'first' ? files[0] : files.at(-1)) ?? '';
}

/** Who shows the cover at last; an order shows it for ever. */
function isShownAtLast({ first, staysShown, next }: Shelved): boolean {
  return next !== undefined || (first !== undefined && (staysShown || first.startsWith('order')));
}

async function show(shelved: Shelved, use: Use | undefined) {
  return use ? showCover(nameOf(shelved), use) : async () => {};
}

async function sweepRandomShelves(bucket: OwnBucket, shelves: readonly Shelved[]) {
  const stored = await Promise.all(shelves.flatMap(({ files }) => files.map((file) => bucket.store(file))));
  const [youngest] = stored.sort((one, other) => other.timeCreated.localeCompare(one.timeCreated));
  if (!youngest) throw new Error('There is a file');
  const ends = await Promise.all(shelves.map((shelved) => show(shelved, shelved.first)));
  // A page smaller than the shelf parts widths of one cover.
  const sweep = (hours: number) => sweepCovers(bucket.gate.bucket, hoursAfter(youngest, hours), 7);
  await sweep(24);
  await Promise.all(shelves.map((shelved) => show(shelved, shelved.next)));
  await Promise.all(ends.map((end, index) => (shelves[index]?.staysShown ? undefined : end())));
  // Twice at the same time, and again: whoever is shown at none of two sweeps has gone by then.
  await Promise.all([sweep(48), sweep(48)]);
  await sweep(72);
  return Promise.all(
    shelves.map(async (shelved) => {
      const states = await Promise.all(shelved.files.map(bucket.stateOf));
      return { shown: isShownAtLast(shelved), there: states.map((state) => state !== undefined) };
    }),
  );
}

describe('the sweep', { timeout: 300_000 }, () => {
  it('removes every cover that nothing shows, and never one that is shown', async () => {
    let [kept, shown, swept, unused] = [0, 0, 0, 0];
    const count = runSize({ quick: 1, full: 25 });
    const size = runSize({ quick: 12, full: 40 });
    const shelf = fc.array(cover, { minLength: size, maxLength: size });
    await fc.assert(
      fc.asyncProperty(shelf, async (covers) => {
        // Names of their own: what a book showed in an earlier run is shown still.
        const shelves = covers.map((one) => {
          const id = crypto.randomUUID();
          return { ...one, files: one.widths.map((width) => `${id}${width}.png`) };
        });
        const results = await withBucket((bucket) => sweepRandomShelves(bucket, shelves));
        for (const { shown: isShown, there } of results) {
          if (isShown) {
            shown += there.length;
            kept += there.filter(Boolean).length;
          } else {
            unused += there.length;
            swept += there.filter((stays) => !stays).length;
          }
        }
      }),
      { seed: 20_261, numRuns: count, endOnFailure: true },
    );
    expectGoal(exactly(group, `Files that are shown, kept of ${shown}`, kept, shown));
    expectGoal(exactly(group, `Files that nothing shows, swept of ${unused}`, swept, unused));
    expect(Math.min(shown, unused)).toBeGreaterThan(0);
  });

  it('looks at no file before it is a day old, and removes none at the first sight', () =>
    withBucket(async (bucket) => {
      const stored = await bucket.store('old.png');
      await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(stored.timeCreated));
      await bucket.store('young.png');
      const sweep = (hours: number) => sweepCovers(bucket.gate.bucket, hoursAfter(stored, hours));
      expect(await sweep(24 - 1e-6)).toMatchObject({ old: 0 });
      expect(await sweep(24)).toMatchObject({ old: 1, marked: 1, deleted: 0 });
      expect(await sweep(25)).toMatchObject({ old: 2, marked: 1, deleted: 0 });
      expect(await sweep(44)).toMatchObject({ old: 2, marked: 0, deleted: 1 });
      expect([await bucket.stateOf('old.png'), await bucket.stateOf('young.png')]).toMatchObject([
        undefined,
        {},
      ]);
      expect(await sweep(45)).toMatchObject({ old: 1, deleted: 1 });
    }));
});
