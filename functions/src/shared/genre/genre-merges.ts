import { array, object, string } from 'yup';
import { type Genre, genreOf } from './genres.ts';

/** A genre that was merged into another one, both by their slugs. */
export interface GenreMerge {
  from: string;
  into: string;
}

/** How many merges the shop remembers, the last ones. */
const mostMerges = 100;

export const genreMergesSchema = array(
  object({ from: string().required(), into: string().required() }).required(),
).default([]);

/** The merges once a genre was merged, too. */
export function withMerge(merges: readonly GenreMerge[], merge: GenreMerge): GenreMerge[] {
  return [...withoutMerge(merges, merge.from), merge].slice(-mostMerges);
}

/** The merges once that of a genre was undone. */
export function withoutMerge(merges: readonly GenreMerge[], slug: string): GenreMerge[] {
  return merges.filter(({ from }) => from !== slug);
}

/**
 * The genre that has the books of one that the shop does not have any more, also when that one was merged, too; undefined
 * for a genre that the shop has, and where there is none.
 */
export function mergedInto(
  merges: readonly GenreMerge[],
  genres: readonly Genre[],
  slug: string,
): Genre | undefined {
  if (genreOf(genres, slug)) return undefined;
  let present = slug;
  // At most as many steps as there are merges: those of one genre into another and back make a circle.
  for (const _ of merges) {
    const merge = merges.find(({ from }) => from === present);
    if (!merge) return undefined;
    present = merge.into;
    const genre = genreOf(genres, present);
    if (genre) return genre;
  }
  return undefined;
}
