import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCover } from '../../functions/src/covers/cover-check.ts';
import { sweepCovers } from '../../functions/src/covers/cover-sweep.ts';
import { exactly } from '../figures.ts';
import { makePicture } from '../fixtures/pictures.ts';
import { hoursAfter, type OwnBucket, openOwnBucket } from './cover-bucket.ts';
import { clearShelves, showCover } from './cover-shelves.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';

const group = 'Sweeping covers';

let bucket: OwnBucket;

beforeAll(async () => {
  bucket = await openOwnBucket();
});

afterAll(clearShelves);
afterAll(() => bucket.gate.close());

describe('a race', { timeout: 300_000 }, () => {
  const rounds = runSize({ quick: 1, full: 25 });

  /** Runs a race again and again and counts the covers that were lost in it. */
  async function proveNoneLost(what: string, race: (name: string) => Promise<void>) {
    let lost = 0;
    for (let round = 0; round < rounds; round += 1) {
      const name = `${crypto.randomUUID()}.png`;
      await race(name);
      if (!(await bucket.stateOf(name))) lost += 1;
      await bucket.remove(name);
    }
    expectGoal(exactly(group, `Covers lost of ${rounds} when ${what}`, lost, 0));
  }

  async function replace(name: string): Promise<void> {
    await bucket.store(name, await makePicture('png'));
  }

  const liar = (name: string) => bucket.store(name, 'no picture at all');

  it('never removes a file that has taken the name of one that lied', async () => {
    await proveNoneLost('a good file takes the name before the look', async (name) => {
      const stored = await liar(name);
      bucket.gate.before('GET', () => replace(name));
      expect(await checkCover(bucket.gate.bucket, stored)).toBe('gone');
    });
    await proveNoneLost('a good file takes the name before the removal', async (name) => {
      const stored = await liar(name);
      bucket.gate.before('DELETE', () => replace(name));
      expect(await checkCover(bucket.gate.bucket, stored)).toBe('gone');
      expect(await checkCover(bucket.gate.bucket, stored)).toBe('gone');
    });
  });

  it('never sweeps a cover that a book has taken up since it was found unused', async () => {
    await proveNoneLost('a book takes up the cover after it was marked', async (name) => {
      const stored = await bucket.store(name);
      expect(await sweepCovers(bucket.gate.bucket, hoursAfter(stored, 24))).toMatchObject({ marked: 1 });
      const end = await showCover(name, 'book');
      expect(await sweepCovers(bucket.gate.bucket, hoursAfter(stored, 48))).toMatchObject({
        unmarked: 1,
        deleted: 0,
      });
      await end();
      expect(await sweepCovers(bucket.gate.bucket, hoursAfter(stored, 72))).toMatchObject({
        marked: 1,
        deleted: 0,
      });
    });
    await proveNoneLost('a book takes up the cover while the sweep begins', async (name) => {
      const stored = await bucket.store(name);
      await sweepCovers(bucket.gate.bucket, hoursAfter(stored, 24));
      bucket.gate.before('GET', async () => void (await showCover(name, 'book')));
      expect(await sweepCovers(bucket.gate.bucket, hoursAfter(stored, 48))).toMatchObject({ deleted: 0 });
    });
  });

  it('never sweeps a file that was replaced, or taken off the list, after the look', async () => {
    await proveNoneLost('another file takes the name before the removal', async (name) => {
      const stored = await bucket.store(name);
      await sweepCovers(bucket.gate.bucket, hoursAfter(stored, 24));
      bucket.gate.before('DELETE', () => replace(name));
      expect(await sweepCovers(bucket.gate.bucket, hoursAfter(stored, 48))).toMatchObject({ deleted: 0 });
    });
    await proveNoneLost('another sweep takes the mark away before the removal', async (name) => {
      const stored = await bucket.store(name);
      await sweepCovers(bucket.gate.bucket, hoursAfter(stored, 24));
      bucket.gate.before('DELETE', async () => {
        await bucket.describe(name, { unusedSince: null });
      });
      expect(await sweepCovers(bucket.gate.bucket, hoursAfter(stored, 48))).toMatchObject({ deleted: 0 });
    });
  });
});
