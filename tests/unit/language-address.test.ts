import { expect, it } from 'vitest';
import {
  addressUnder,
  languageRoot,
  splitLanguage,
} from '../../functions/src/shared/words/language-address.ts';
import { builtLanguages } from '../../web/build/languages.ts';
import { preferredPage } from '../../web/src/features/languages/page-languages.ts';

it('The pages of the first language keep their addresses, those of another stand under its code', () => {
  expect([languageRoot('de', 'en'), languageRoot('de', 'de')]).toEqual(['/de', '']);
  expect(['/', '/?page=2', '/#services', '/cart'].map((path) => addressUnder('/de', path))).toEqual([
    '/de',
    '/de?page=2',
    '/de#services',
    '/de/cart',
  ]);
  expect(addressUnder('', '/?page=2')).toBe('/?page=2');
});

it.each([
  ['/de', { named: 'de', path: '/' }],
  ['/de/', { named: 'de', path: '/' }],
  ['/de/books/kim', { named: 'de', path: '/books/kim' }],
  ['/de/de/cart', { named: 'de', path: '/de/cart' }],
  ['/DE/cart', { path: '/DE/cart' }],
  ['/delivery', { path: '/delivery' }],
  ['/xx/cart', { path: '/xx/cart' }],
  ['/toString', { path: '/toString' }],
  ['/', { path: '/' }],
])('The address %s names a language that the shop speaks, or none', (path, expected) => {
  expect(splitLanguage(path)).toEqual(expected);
});

it('The languages that are named are built, the first one of the shop before them', () => {
  const named = { VITE_SHOP_LANGUAGE: 'de', VITE_SHOP_LANGUAGES: 'en,de' };
  expect(builtLanguages(named)).toEqual([
    { language: 'de', root: '' },
    { language: 'en', root: '/en' },
  ]);
  expect(() => builtLanguages({ VITE_SHOP_LANGUAGE: 'xx' })).toThrow('does not speak xx');
});

it('A visitor is offered the page in the first of their languages that the shop speaks, unless it is this one', () => {
  const pages = (['en', 'de'] as const).map((language) => ({
    language,
    name: '',
    address: '',
    isCurrent: language === 'en',
  }));
  const offered = (...preferred: string[]) => preferredPage(pages, preferred)?.language;
  expect(offered('de-AT', 'en')).toBe('de');
  expect(offered('fr', 'DE')).toBe('de');
  expect(offered('en-GB', 'de')).toBeUndefined();
  expect(offered('ja')).toBeUndefined();
});
