import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { sweepCovers } from '../../functions/src/use-cases/books/sweep-covers.ts';
import { exactly } from '../figures.ts';
import { hoursAfter, type OwnBucket, openOwnBucket } from './cover-bucket.ts';
import { removeShownBooks, showCover, type Use, uses } from './cover-uses.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';

const group = 'Sweeping covers';

afterAll(removeShownBooks);

/** Gives a test a bucket of its own. */
async function withBucket<T>(work: (bucket: OwnBucket) => Promise<T>): Promise<T> {
  const bucket = await openOwnBucket();
  try {
    return await work(bucket);
  } finally {
    await bucket.close();
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

type Cover = typeof cover extends fc.Arbitrary<infer Value> ? Value & { files: string[] } : never;

function nameOf({ files, named }: Cover): string {
  return (named === 'first' ? files[0] : files.at(-1)) ?? '';
}

/** Whether anything shows the cover in the end; an order shows it for ever. */
function isShownAtLast({ first, staysShown, next }: Cover): boolean {
  return next !== undefined || (first !== undefined && (staysShown || first.startsWith('order')));
}

async function show(one: Cover, use: Use | undefined) {
  return use ? showCover(nameOf(one), use) : async () => {};
}

async function sweepRandomCovers(bucket: OwnBucket, covers: readonly Cover[]) {
  const stored = await Promise.all(covers.flatMap(({ files }) => files.map((file) => bucket.store(file))));
  const [youngest] = stored.sort((one, other) => other.timeCreated.localeCompare(one.timeCreated));
  if (!youngest) throw new Error('There is a file');
  const ends = await Promise.all(covers.map((one) => show(one, one.first)));
  // A page of 7 files separates the widths of one cover.
  const sweep = (hours: number) => sweepCovers(bucket.bucket, hoursAfter(youngest, hours), 7);
  await sweep(24);
  await Promise.all(covers.map((one) => show(one, one.next)));
  await Promise.all(ends.map((end, index) => (covers[index]?.staysShown ? undefined : end())));
  // Twice at the same time, and again: a cover that is shown at none of two sweeps is gone by then.
  await Promise.all([sweep(48), sweep(48)]);
  await sweep(72);
  return Promise.all(
    covers.map(async (one) => {
      const states = await Promise.all(one.files.map(bucket.stateOf));
      return { shown: isShownAtLast(one), there: states.map((state) => state !== undefined) };
    }),
  );
}

describe('the sweep', () => {
  it('removes every cover that nothing shows, and never one that is shown', async () => {
    let [kept, shown, swept, unused] = [0, 0, 0, 0];
    const count = runSize({ quick: 1, full: 25 });
    const size = runSize({ quick: 12, full: 40 });
    await fc.assert(
      fc.asyncProperty(fc.array(cover, { minLength: size, maxLength: size }), async (chosen) => {
        // New names, since orders of an earlier run still show theirs.
        const covers = chosen.map((one) => {
          const id = crypto.randomUUID();
          return { ...one, files: one.widths.map((width) => `${id}${width}.png`) };
        });
        const results = await withBucket((bucket) => sweepRandomCovers(bucket, covers));
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

  it('checks no file before it is a day old, and removes none at the first sweep', () =>
    withBucket(async (bucket) => {
      const stored = await bucket.store('old.png');
      await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(stored.timeCreated));
      await bucket.store('young.png');
      const sweep = (hours: number) => sweepCovers(bucket.bucket, hoursAfter(stored, hours));
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
