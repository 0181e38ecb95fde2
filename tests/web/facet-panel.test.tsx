import type { FacetCount } from '@bookstore/functions/shared/catalogue/catalogue';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CatalogueFilter } from '../../web/src/features/catalogue/catalogue-address.ts';
import { FacetPanel } from '../../web/src/features/catalogue/facet-panel.tsx';
import { makeCataloguePage } from '../fixtures/factories.ts';
import { expectNoText, renderRouted } from './on-screen.ts';

const authors = Array.from(
  { length: 15 },
  (_, index): FacetCount => ({ value: `author-${index}`, label: `Author ${index}`, count: 20 - index }),
);

function showFilters(filter: CatalogueFilter, author: FacetCount[]) {
  const decade = [
    { value: '2020', label: '2020', count: 4 },
    { value: 'before-1900', label: 'Before 1900', count: 30 },
  ];
  const page = makeCataloguePage({ total: 100, facets: { author, decade } });
  renderRouted(<FacetPanel place="browse" filter={filter} page={page} />);
}

const valuesIn = (name: string) =>
  within(screen.getByRole('list', { name, hidden: true }))
    .getAllByRole('button', { hidden: true })
    .map((button) => button.getAttribute('value'));

it('The authors after the first twelve are folded away', () => {
  showFilters({}, authors);
  const all = authors.map(({ value }) => value);
  expect(valuesIn('Author')).toEqual(all.slice(0, 12));
  expect(valuesIn('More authors')).toEqual(all.slice(12));
  expect(screen.getByText('More authors').closest('details')).not.toHaveAttribute('open');
});

it('A chosen author is not folded away, nor is a short list', () => {
  showFilters({ author: 'author-12' }, authors.slice(0, 13));
  expect(valuesIn('Author')).toHaveLength(12);
  expect(screen.getByRole('link', { name: /^Author 12/, hidden: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expectNoText('More authors');
});

it('The books of four stars and up can be chosen where the shop has reviews', () => {
  const rating = [{ value: '4', label: '4 stars and up', count: 7 }];
  const page = makeCataloguePage({ total: 100, facets: { rating } });
  renderRouted(<FacetPanel place="browse" filter={{}} page={page} />);
  expect(screen.getByRole('button', { name: /^4 stars and up ?7/, hidden: true })).toHaveValue('4');
});

it('The decades before a year can be chosen', () => {
  showFilters({}, authors);
  expect(valuesIn('Decade')).toEqual(['2020', 'before-1900']);
  expect(screen.getByRole('button', { name: /^2020s/, hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Before 1900 ?30/, hidden: true })).toBeInTheDocument();
});
