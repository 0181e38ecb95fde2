import { expect, it } from 'vitest';
import { addressOfMerged } from '../../../functions/src/routes/own-address.ts';
import {
  type GenreMerge,
  mergedInto,
  withMerge,
  withoutMerge,
} from '../../../functions/src/shared/genre/genre-merges.ts';
import type { Genre } from '../../../functions/src/shared/genre/genres.ts';

const genre = (slug: string, isHidden = false): Genre => ({ slug, name: slug, isHidden, isChoice: true });

it('A merged genre leads on when the genre was merged, too, and nowhere once the merge is undone', () => {
  const merges = withMerge(withMerge([], { from: 'a', into: 'b' }), { from: 'b', into: 'c' });
  expect(mergedInto(merges, [genre('c')], 'a')?.slug).toBe('c');
  expect(mergedInto(merges, [genre('b'), genre('c')], 'a')?.slug).toBe('b');
  // A genre that is added again, and merged the other way round.
  const again = withMerge(merges, { from: 'c', into: 'a' });
  expect(['b', 'c'].map((slug) => mergedInto(again, [genre('a')], slug)?.slug)).toEqual(['a', 'a']);
  expect(mergedInto(withoutMerge(merges, 'a'), [genre('c')], 'a')).toBeUndefined();
  const circle = [
    { from: 'a', into: 'b' },
    { from: 'b', into: 'a' },
  ];
  expect(mergedInto(circle, [genre('c')], 'a')).toBeUndefined();
});

it('A merged genre is remembered among the last hundred', () => {
  let merges: GenreMerge[] = [];
  for (let at = 0; at < 120; at += 1) merges = withMerge(merges, { from: `g${at}`, into: 'c' });
  expect(merges).toHaveLength(100);
  expect(mergedInto(merges, [genre('c')], 'g119')?.slug).toBe('c');
  expect(mergedInto(merges, [genre('c')], 'g0')).toBeUndefined();
});

const genreMerges = [{ from: 'поэзия', into: 'стихи' }];
const query = new URLSearchParams('sort=title');
const of = (slug: string, genres: Genre[], asked = query) =>
  addressOfMerged(`/browse/${encodeURIComponent(slug)}`, asked, { genres, genreMerges });

it('The address of a merged genre is that of the other genre, with what was asked for', () => {
  expect(of('поэзия', [genre('стихи')])).toBe(`/browse/${encodeURIComponent('стихи')}?sort=title`);
  expect(of('поэзия', [genre('стихи')], new URLSearchParams())).toBe(
    `/browse/${encodeURIComponent('стихи')}`,
  );
});

it('The address of a merged genre is its own where the other one is hidden or gone, or the genre is there again', () => {
  expect(of('поэзия', [genre('стихи', true)])).toBeUndefined();
  expect(of('поэзия', [])).toBeUndefined();
  expect(of('поэзия', [genre('поэзия'), genre('стихи')])).toBeUndefined();
});
