import { expect, it } from 'vitest';
import { newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { isGenreSlug } from '../../../functions/src/shared/genre/genre-slug.ts';
import {
  defaultGenres,
  type Genre,
  genreLabel,
  shownGenres,
} from '../../../functions/src/shared/genre/genres.ts';
import { changesOf } from '../../../functions/src/shared/shop/default-profile.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { settingsProblem } from '../../fixtures/settings-problem.ts';

const poetry: Genre = { slug: 'poetry', name: 'Poetry', isHidden: false, isChoice: true };

const problemOf = async (genres: readonly object[]) => (await settingsProblem({ genres }))?.message;

it('A shop that sets nothing has the five genres, and pages carry nothing of them', () => {
  const names = (genres: readonly Genre[]) => genres.map(({ slug, name }) => `${slug} ${name}`).join(', ');
  expect(names(defaultGenres)).toBe(
    'business Business, technology Technology, fiction Fiction, horror Horror, adventure Adventure',
  );
  expect(names(defaultGenres.filter(({ isChoice }) => !isChoice))).toBe('technology Technology');
  expect(changesOf({ ...defaultSettings, genres: [poetry] })).toEqual({ genres: [poetry] });
});

const many = (length: number) =>
  Array.from({ length }, (_, at) => ({ ...poetry, slug: `g${at}`, name: `G${at}` }));
const likeAnother = 'Two genres cannot have the same name, nor one the other’s address';

it.each([
  ['a genre of its own', [...defaultGenres, poetry]],
  ['one genre alone', [poetry]],
  ['a name of another script', [{ ...poetry, slug: 'поэзия', name: 'Поэзия' }]],
  [
    'the five renamed and hidden',
    defaultGenres.map((one) => ({ ...one, name: `Our ${one.name}`, isHidden: true })),
  ],
  ['the most that there may be', many(60)],
])('The genres of a shop may be %s', async (_, genres) => expect(await problemOf(genres)).toBeUndefined());

it.each([
  ['none', [], 'A shop has at least one genre'],
  ['61', many(61), 'A shop has at most 60 genres: merge some'],
  ['two of one address', [poetry, { ...poetry, name: 'Verse' }], 'Two genres cannot have the same address'],
  ['two of one name', [poetry, { ...poetry, slug: 'verse', name: 'POETRY ' }], likeAnother],
  ['one named as the address of another one', [...defaultGenres, { ...poetry, name: 'Horror' }], likeAnother],
  ['without a name', [{ ...poetry, name: ' ' }], 'Name is a required field'],
  ['with a name without letters', [{ ...poetry, name: '!?' }], 'Name must have a letter or a digit'],
  ['of another kind', [{ ...poetry, isHidden: 'perhaps' }], undefined],
])('The genres of a shop cannot be %s', async (_, genres, message) => {
  const problem = await problemOf(genres);
  expect(problem).toBeDefined();
  if (message) expect(problem).toBe(message);
});

it.each(['', 'Poetry', 'science fiction', '-poetry', 'a--b', '../admin', '__proto__', 'x'.repeat(41)])(
  'The genres of a shop cannot have the address %j, nor a book that category',
  async (slug) => {
    expect(isGenreSlug(slug)).toBe(false);
    expect(await problemOf([{ ...poetry, slug }])).toMatch(/^Address /);
    expect(newBookSchema.pick(['category']).isValidSync({ category: slug })).toBe(false);
  },
);

it('A category that is no genre of the shop reads as its address does, and a hidden one by its name', () => {
  const hidden = { ...poetry, name: 'Verse', isHidden: true };
  expect(genreLabel([hidden], 'poetry')).toBe('Verse');
  expect(genreLabel([hidden], 'science-fiction')).toBe('Science fiction');
  expect(genreLabel([], '')).toBe('');
  expect(shownGenres([hidden, ...defaultGenres])).toEqual(defaultGenres);
});
