import { array, object, string } from 'yup';
import { type Genre, genreOf } from './genres.ts';

/** By slugs. */
export interface GenreMerge {
  from: string;
  into: string;
}

/** Only the last ones are kept. */
const mostMerges = 100;

export const genreMergesSchema = array(
  object({ from: string().required(), into: string().required() }).required(),
).default([]);

export function withMerge(merges: readonly GenreMerge[], merge: GenreMerge): GenreMerge[] {
  return [...withoutMerge(merges, merge.from), merge].slice(-mostMerges);
}

export function withoutMerge(merges: readonly GenreMerge[], slug: string): GenreMerge[] {
  return merges.filter(({ from }) => from !== slug);
}

/** Follows merges of a merged genre, too; undefined for a genre that the shop still has, and where there is none. */
export function mergedInto(
  merges: readonly GenreMerge[],
  genres: readonly Genre[],
  slug: string,
): Genre | undefined {
  if (genreOf(genres, slug)) return undefined;
  let present = slug;
  // At most as many steps as merges: merging one genre into another and back makes a circle.
  for (const _ of merges) {
    const merge = merges.find(({ from }) => from === present);
    if (!merge) return undefined;
    present = merge.into;
    const genre = genreOf(genres, present);
    if (genre) return genre;
  }
  return undefined;
}
