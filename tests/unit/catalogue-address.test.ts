import { expect, it } from 'vitest';
import { readQuery } from '../../functions/src/platform/http/call-request.ts';
import { catalogueQuerySchema } from '../../functions/src/shared/catalogue/catalogue.ts';
import { defaultGenres } from '../../functions/src/shared/genre/genres.ts';
import {
  catalogueAddress,
  isBadFilter,
  queryOf,
  readFilter,
} from '../../web/src/features/catalogue/catalogue-address.ts';

const values: [name: string, values: string[]][] = [
  ['q', ['emma', 'x'.repeat(100), 'x'.repeat(101), '']],
  ['literal', ['1', '0', 'true']],
  ['category', ['horror', 'technology', 'Horror', '__proto__']],
  ['author', ['jane-austen', 'x'.repeat(400), 'x'.repeat(401)]],
  ['price', ['0-10', '40-', '10-', 'cheap']],
  ['decade', ['1990', '1991', '990', '19900', 'before-1900', 'before-1901', 'before-900']],
  ['available', ['1', 'yes']],
  ['sort', ['relevance', 'price-down', 'random']],
  ['page', ['1', '12', '0', '-1', '1.5', '1e3', '1000000000', '1000000001', '99999999999']],
];

it.each(values.flatMap(([name, given]) => given.map((value) => [name, value])))(
  'The query of an address is read as the API reads it, but an unknown order or page is the usual one: %s=%s',
  async (name = '', value = '') => {
    const parameters = new URLSearchParams({ [name]: value });
    const read = readFilter(parameters, defaultGenres);
    const asked = await readQuery(catalogueQuerySchema, parameters).catch(() => 'refused');
    const isUsual = asked === 'refused' && ['sort', 'page'].includes(name);
    expect(isBadFilter(read) ? 'refused' : read).toEqual(isUsual ? {} : asked);
  },
);

it('Unknown and empty parameters are ignored', () => {
  const read = readFilter(new URLSearchParams('utm_source=mail&fresh=1&q=&page=2'), defaultGenres);
  expect(read).toEqual({ page: 2 });
});

it('The first invalid parameter is named', () => {
  expect(readFilter(new URLSearchParams('price=cheap&page=0'), defaultGenres)).toEqual({
    name: 'price',
    value: 'cheap',
  });
});

it.each([
  ['browse', { category: 'horror', page: 1 }, '/browse/horror'],
  [
    'browse',
    { sort: 'price', author: 'jane-austen', page: 3 },
    '/browse?author=jane-austen&sort=price&page=3',
  ],
  ['author', { author: 'émile zola', category: 'fiction' }, '/authors/%C3%A9mile%20zola?category=fiction'],
  [
    'search',
    { q: 'a & b', literal: true, category: 'horror' },
    '/search?q=a+%26+b&literal=1&category=horror',
  ],
] as const)('The address of %s %j is %s', (place, filter, address) => {
  expect(catalogueAddress(place, filter)).toBe(address);
});

it('A form can send the same address', () => {
  expect(queryOf('browse', { category: 'horror', available: true, page: 2 })).toEqual([
    ['available', '1'],
    ['page', '2'],
  ]);
});
