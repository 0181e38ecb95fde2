import { afterAll, describe, expect, it } from 'vitest';
import { checkCover } from '../../functions/src/covers/cover-check.ts';
import { sweepCovers } from '../../functions/src/use-cases/books/sweep-covers.ts';
import { exactly } from '../figures.ts';
import { makePicture } from '../fixtures/pictures.ts';
import { hoursAfter, openOwnBucket } from './cover-bucket.ts';
import { removeShownBooks, showCover } from './cover-uses.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';

const group = 'Sweeping covers';

const bucket = await openOwnBucket();

afterAll(removeShownBooks);
afterAll(() => bucket.close());

describe('the sweep of covers at the same time as a change', () => {
  const rounds = runSize({ quick: 1, full: 25 });

  /** Repeats a race and counts the covers that were lost in it. */
  async function expectNoneLost(what: string, race: (name: string) => Promise<void>) {
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

  const storeText = (name: string) => bucket.store(name, 'no picture at all');

  it('never removes a file that has replaced a mislabelled one', async () => {
    await expectNoneLost('a good file replaces it before the check', async (name) => {
      const stored = await storeText(name);
      bucket.before('GET', () => replace(name));
      expect(await checkCover(bucket.bucket, stored)).toBe('gone');
    });
    await expectNoneLost('a good file replaces it before the removal', async (name) => {
      const stored = await storeText(name);
      bucket.before('DELETE', () => replace(name));
      expect(await checkCover(bucket.bucket, stored)).toBe('gone');
      expect(await checkCover(bucket.bucket, stored)).toBe('gone');
    });
  });

  it('never removes a cover that a book shows since it was found unused', async () => {
    await expectNoneLost('a book shows the cover after it was marked', async (name) => {
      const stored = await bucket.store(name);
      expect(await sweepCovers(bucket.bucket, hoursAfter(stored, 24))).toMatchObject({ marked: 1 });
      const end = await showCover(name, 'book');
      expect(await sweepCovers(bucket.bucket, hoursAfter(stored, 48))).toMatchObject({
        unmarked: 1,
        deleted: 0,
      });
      await end();
      expect(await sweepCovers(bucket.bucket, hoursAfter(stored, 72))).toMatchObject({
        marked: 1,
        deleted: 0,
      });
    });
    await expectNoneLost('a book shows the cover while the sweep begins', async (name) => {
      const stored = await bucket.store(name);
      await sweepCovers(bucket.bucket, hoursAfter(stored, 24));
      bucket.before('GET', () => showCover(name, 'book'));
      expect(await sweepCovers(bucket.bucket, hoursAfter(stored, 48))).toMatchObject({ deleted: 0 });
    });
  });

  it('never removes a file that was replaced, or whose mark was taken away, after the check', async () => {
    await expectNoneLost('another file replaces it before the removal', async (name) => {
      const stored = await bucket.store(name);
      await sweepCovers(bucket.bucket, hoursAfter(stored, 24));
      bucket.before('DELETE', () => replace(name));
      expect(await sweepCovers(bucket.bucket, hoursAfter(stored, 48))).toMatchObject({ deleted: 0 });
    });
    await expectNoneLost('another sweep takes the mark away before the removal', async (name) => {
      const stored = await bucket.store(name);
      await sweepCovers(bucket.bucket, hoursAfter(stored, 24));
      bucket.before('DELETE', () => bucket.setMetadata(name, { unusedSince: null }));
      expect(await sweepCovers(bucket.bucket, hoursAfter(stored, 48))).toMatchObject({ deleted: 0 });
    });
  });
});
