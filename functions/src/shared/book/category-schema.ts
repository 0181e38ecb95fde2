import { string } from 'yup';
import { isGenreSlug } from '../genre/genre-slug.ts';
import { genreLimits } from '../genre/genres.ts';
import { orEmpty } from '../values/line-text.ts';
import { queryString } from '../values/query-fields.ts';
import { t } from '../words/words.ts';

/** Used here for the form of the slug, and in the use cases for genres that the shop does not have. */
export const unknownCategory = t('Category must be one of the list');

/** A slug; '' is none. The settings say which genres exist. */
export const categorySchema = () =>
  string().label(t('Category')).test('slug', unknownCategory, orEmpty(isGenreSlug));

export const categoryQuery = () =>
  queryString(genreLimits.slug).test(
    'slug',
    'category must be the address of a genre, such as science-fiction',
    (slug) => slug === undefined || isGenreSlug(slug),
  );
