import { string } from 'yup';
import { isGenreSlug } from '../genre/genre-slug.ts';
import { genreLimits } from '../genre/genres.ts';
import { orEmpty } from '../values/line-text.ts';
import { queryString } from '../values/query-fields.ts';
import { t } from '../words/words.ts';

/** What is said of a category that is no genre of the shop, here by its form, in the use cases by the shop's genres. */
export const unknownCategory = t('Category must be one of the list');

/** The category of a book, in the form of a slug; '' is none. Which genres there are, the settings say. */
export const categorySchema = () =>
  string().label(t('Category')).test('slug', unknownCategory, orEmpty(isGenreSlug));

export const categoryQuery = () =>
  queryString(genreLimits.slug).test(
    'slug',
    'category must be the address of a genre, such as science-fiction',
    (slug) => slug === undefined || isGenreSlug(slug),
  );
