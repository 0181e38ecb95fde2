import { slugOf } from '../values/words.ts';
import { genreLimits } from './genres.ts';

/** In any script: 'science-fiction'. */
export function isGenreSlug(text: string): boolean {
  return text !== '' && text.length <= genreLimits.slug && slugOf(text) === text;
}
