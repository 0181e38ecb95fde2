import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { inks } from '../../functions/src/shared/book/cover-cloth.ts';
import { defaultGenreSlugs as categories } from '../../functions/src/shared/genre/genres.ts';
import { layouts, motifs } from '../../web/src/entities/cover/cover-art.ts';
import { coverDesign } from '../../web/src/entities/cover/cover-design.ts';
import { demoBooks } from '../fixtures/demo-shop/books.ts';

/** As in drawn-covers.css. */
const paper = '#fbf5e7';

/** The contrast of text (WCAG asks for 4.5), with a reserve: the weave changes the cloth by a few percent. */
const enough = 5.5;

it('A title has the same design each time, and another title another one', () => {
  const emma = coverDesign({ title: 'Emma', author: 'Jane Austen', category: 'fiction' });
  expect(coverDesign({ title: 'Emma', author: 'Jane Austen', category: 'fiction' })).toEqual(emma);
  expect(coverDesign({ title: 'Emmas' })).not.toMatchObject({ ground: emma.ground, layout: emma.layout });
  // As the server and every browser must compute it.
  expect(emma).toMatchObject({ layout: 'drawn-poster', ground: '#2b4763', size: 17, initial: 'E' });
});

it.each([...categories])('The category %s has a drawing', (category) => {
  const drawn = demoBooks.map(({ title }) => coverDesign({ title, category }).motif);
  expect(new Set(drawn)).toEqual(new Set(motifs[category]));
});

it.each([undefined, '', 'poetry', 'constructor', '__proto__'])(
  'A cover of the category %j has a drawing',
  (category) => {
    expect(coverDesign({ title: 'Emma', category }).motif).toMatch(/^M[\d.]/);
  },
);

it('A shop with many books uses every layout and colour', () => {
  const designs = Array.from({ length: 400 }, (_, number) => coverDesign({ title: `Volume ${number}` }));
  expect(new Set(designs.map(({ layout }) => layout))).toEqual(new Set(layouts));
  expect(new Set(designs.map(({ ground }) => ground))).toEqual(new Set(inks.flat()));
  const looks = new Set(designs.map(({ layout, ground }) => `${layout} ${ground}`));
  expect(looks.size).toBeGreaterThan(100);
});

it.each(inks)('Text in %s on %s is readable, the other way round and on a label', (dark, light) => {
  expect(wcagContrast(dark, light)).toBeGreaterThan(enough);
  expect(wcagContrast(dark, paper)).toBeGreaterThan(enough);
});

it.each([
  ['The Hunger Games (The Hunger Games, #1)', 'The Hunger Games', 'The Hunger Games, #1', 'H'],
  ['Rich Dad: What the Rich Teach', 'Rich Dad', 'What the Rich Teach', 'R'],
  ['三体', '三体', '', '三'],
  ['École', 'École', '', 'É'],
  ['(Brackets) first', '(Brackets) first', '', 'B'],
  ['!!!', '!!!', '', ''],
  ['', '', '', ''],
  ['<script>alert(1)</script>', '<script>alert(1)</script>', '', 's'],
])(
  'The title %j is set as %j with %j below, and as %j where the cover is tiny',
  (whole, title, subtitle, initial) => {
    expect(coverDesign({ title: whole })).toMatchObject({ title, subtitle, initial });
  },
);

it('Longer titles and longer words have smaller letters, down to a limit', () => {
  const sizeOf = (title: string) => coverDesign({ title }).size;
  expect(sizeOf('Emma')).toBe(17);
  expect(sizeOf('Extraordinarily')).toBeLessThan(10);
  expect(sizeOf('The Curious Incident of the Dog in the Night-Time')).toBeLessThan(sizeOf('The Dog'));
  expect(sizeOf('銀河鉄道の夜と他の短い物語たち')).toBeLessThan(17);
  expect(['字'.repeat(300), 'x'.repeat(300), 'a '.repeat(150)].map(sizeOf)).toEqual([6.5, 6.5, 6.5]);
});
