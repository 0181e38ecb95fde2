import { describe, expect, test } from 'vitest';
import { demoBooks } from '../../fixtures/demo-shop/books.ts';
import { artDirection } from '../../fixtures/demo-shop/covers/art-direction.ts';
import { chanceOf } from '../../fixtures/demo-shop/covers/chance.ts';
import { drawCover } from '../../fixtures/demo-shop/covers/draw-cover.ts';
import { palettes } from '../../fixtures/demo-shop/covers/palettes.ts';
import { page, Sheet, TextDoesNotFitError } from '../../fixtures/demo-shop/covers/sheet.ts';
import { loadCovers } from '../../fixtures/demo-shop/covers.ts';

describe.each(demoBooks.map((book) => [book.id, book] as const))('the cover of %s', (_id, book) => {
  test('is the same every time', () => {
    expect(drawCover(book).svg()).toBe(drawCover(book).svg());
  });

  test('names the book and its author, inside the page and large enough to read', () => {
    const { texts } = drawCover(book);
    for (const name of [...book.title.split(': '), ...(book.author ? [book.author] : [])]) {
      const setWords = texts.map(({ text }) => text).join(' ');
      for (const word of name.split(' ')) expect(setWords).toContain(word);
    }
    for (const { box, size } of texts) {
      expect(size).toBeGreaterThanOrEqual(13);
      expect(box.x).toBeGreaterThanOrEqual(16);
      expect(box.y).toBeGreaterThanOrEqual(16);
      expect(box.x + box.width).toBeLessThanOrEqual(page.width - 16);
      expect(box.y + box.height).toBeLessThanOrEqual(page.height - 16);
    }
  });

  test('has no broken outline', () => {
    expect(drawCover(book).svg()).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('no two covers are alike, and neighbours on the shelf have different designs', () => {
  expect(new Set(demoBooks.map((book) => drawCover(book).svg())).size).toBe(demoBooks.length);
  const designs = demoBooks.map((book) => artDirection(book.id, chanceOf(book.id)).design);
  for (const [index, design] of designs.slice(1).entries()) expect(design).not.toBe(designs[index]);
  expect(new Set(designs).size).toBeGreaterThanOrEqual(8);
});

test('a book that is new to the shop gets a cover by its own chance', () => {
  const book = {
    id: 'a-quiet-year',
    title: 'A Quiet Year',
    author: 'Nora Field',
    category: 'fiction',
  } as const;
  expect(drawCover(book).svg()).toBe(drawCover(book).svg());
  expect(drawCover(book).svg()).not.toBe(drawCover({ ...book, id: 'another-year' }).svg());
});

test('text that cannot be legible is refused', () => {
  const box = { x: 0, y: 0, width: 40, height: 12 };
  expect(() =>
    new Sheet().set('An Unreasonably Long Title', box, { face: 'serif', fill: '#000', largest: 40 }),
  ).toThrow(TextDoesNotFitError);
});

/** Relative luminance as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(Object.entries(palettes))('%s: ink stands out from the ground', (_category, shades) => {
  for (const { ground, ink } of shades) {
    const [dark = 0, light = 0] = [luminance(ground), luminance(ink)].sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

test('covers come as AVIF in two widths, and a second time from the cache', async () => {
  const [book] = demoBooks;
  if (!book) throw new Error('The demo shop is empty');
  const printed = await loadCovers([book], () => undefined);
  expect(printed.map((cover) => cover.fileName)).toEqual([`${book.id}.480w.avif`, `${book.id}.240w.avif`]);
  for (const { bytes } of printed) expect(Buffer.from(bytes).toString('latin1', 4, 12)).toBe('ftypavif');
  const said: string[] = [];
  const kept = await loadCovers([book], (line) => said.push(line));
  expect(said).toEqual([]);
  expect(new Map(kept.map((cover) => [cover.fileName, Buffer.from(cover.bytes).toString('hex')]))).toEqual(
    new Map(printed.map((cover) => [cover.fileName, Buffer.from(cover.bytes).toString('hex')])),
  );
});
