import { array, boolean, object, string } from 'yup';
import { lineSchema, orEmpty } from '../values/line-text.ts';
import { slugOf } from '../values/words.ts';
import { t } from '../words/words.ts';
import { isGenreSlug } from './genre-slug.ts';
import { type Genre, genreLimits as limits } from './genres.ts';

/** Empty means the usual text. */
export const genreText = () =>
  lineSchema()
    .label(t('Sentence'))
    .max(limits.text)
    .transform((text: unknown) => text || undefined);

const genreSchema = object({
  slug: string()
    .label(t('Address'))
    .required()
    .max(limits.slug)
    .test(
      'slug',
      ({ label }) =>
        t('{label} must be small letters and digits, with a hyphen between words', { label: String(label) }),
      orEmpty(isGenreSlug),
    ),
  name: lineSchema()
    .label(t('Name'))
    .max(limits.name)
    .required()
    .test(
      'word',
      ({ label }) => t('{label} must have a letter or a digit', { label: String(label) }),
      orEmpty((name) => slugOf(name) !== ''),
    ),
  text: genreText(),
  isHidden: boolean().label(t('Hidden')).required(),
  isChoice: boolean().label(t('In the choice')).required(),
} satisfies Record<keyof Genre, object>).default(undefined);

function slugsDiffer(genres: readonly Partial<Genre>[] = []): boolean {
  return new Set(genres.map(({ slug }) => slug)).size === genres.length;
}

/** A file names genres by slug or name, so that neither may stand for two. */
function namesDiffer(genres: readonly Partial<Genre>[] = []): boolean {
  const names = genres.flatMap(({ slug = '', name = '' }) => [...new Set([slug, slugOf(name)])]);
  return new Set(names).size === names.length;
}

export const genresSchema = array(genreSchema.required())
  .label(t('Genres'))
  .required()
  .min(1, t('A shop has at least one genre'))
  .max(limits.genres, t('A shop has at most {most} genres: merge some', { most: limits.genres }))
  .test('slugs', t('Two genres cannot have the same address'), slugsDiffer)
  .test('names', t('Two genres cannot have the same name, nor one the other’s address'), namesDiffer)
  .meta({ control: 'genres' });
