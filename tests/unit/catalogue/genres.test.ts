import { expect, it } from 'vitest';
import { createCatalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { segmentOf } from '../../../functions/src/catalogue/segment.ts';
import { defaultGenres, type Genre } from '../../../functions/src/shared/genre/genres.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { catalogueOf, entry, titlesOf } from './sample-entries.ts';

const saga = entry({ title: 'Saga', category: 'science-fiction' });
const dune = entry({ title: 'Dune', category: 'science-fiction' });
const emma = entry({ title: 'Emma', category: 'fiction' });
const scienceFiction: Genre = {
  slug: 'science-fiction',
  name: 'Space & time',
  isHidden: false,
  isChoice: true,
};
const genres = [scienceFiction, ...defaultGenres];

it('A shop finds, counts and suggests its own genres, in its order and by their names', () => {
  const catalogue = catalogueOf(saga, dune, emma);
  expect(catalogue.find({}, genres, dollars).facets.category).toEqual([
    { value: 'science-fiction', label: 'Space & time', count: 2 },
    { value: 'fiction', label: 'Fiction', count: 1 },
  ]);
  expect(catalogue.find({ category: 'science-fiction' }, genres, dollars).total).toBe(2);
  const named = { category: 'science-fiction', count: 2 };
  expect(catalogue.find({ q: 'space time' }, genres, dollars).named).toEqual(named);
  expect(catalogue.find({ q: 'science fiction' }, genres, dollars).named).toEqual(named);
  expect(catalogue.suggest('spac', genres).categories).toEqual([named]);
});

it('A hidden or removed genre is named nowhere, and its books are still found', () => {
  const catalogue = catalogueOf(saga, emma);
  for (const left of [[{ ...scienceFiction, isHidden: true }, ...defaultGenres], defaultGenres]) {
    const { facets, total } = catalogue.find({}, left, dollars);
    expect(total).toBe(2);
    expect(facets.category.map(({ value }) => value)).toEqual(['fiction']);
    expect(catalogue.find({ q: 'science fiction' }, left, dollars).named).toBeUndefined();
    expect(catalogue.suggest('spac', left).categories).toEqual([]);
    expect(titlesOf(catalogue.find({ q: 'saga' }, left, dollars).books)).toEqual(['Saga']);
  }
  expect(catalogue.categories()).toContainEqual({ category: 'science-fiction', count: 1 });
});

it('A category that only changed books have is counted with those of all others', () => {
  const base = segmentOf([emma]);
  const changes = new Map([
    [dune.book._id, dune],
    [emma.book._id, { ...emma, book: { ...emma.book, category: 'science-fiction' } }],
  ]);
  const catalogue = createCatalogue(base, changes);
  expect(catalogue.categories()).toEqual([
    { category: 'fiction', count: 0 },
    { category: 'science-fiction', count: 2 },
  ]);
  expect(catalogue.findForAdmin({ category: 'poetry' }).total).toBe(0);
});
