import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { drawnJpeg } from '../../../functions/src/covers/drawn-cover.ts';
import { pictureOf, previewJpeg } from '../../../functions/src/covers/picture.ts';

const large = { type: 'image/jpeg', width: 600, height: 900 };

it.each([
  ['a short title', 'It'],
  ['a title as long as one can be', 'Donaudampfschifffahrtsgesellschaft '.repeat(30)],
  ['a title that looks like markup', '</span><b>&amp;'],
  ['letters that the font lacks', '猫'],
  ['no visible letter', '\u200b'],
  ['a control character', 'a\0b'],
])('The drawn cover of a book is a picture that is large enough for search engines: %s', async (_, title) => {
  expect(await pictureOf(await drawnJpeg({ title, author: title }))).toEqual(large);
});

it('The drawn cover shows title and author', async () => {
  const drawn = await Promise.all(
    [{ title: 'Emma' }, { title: 'Emma', author: 'Jane Austen' }].map((book) => drawnJpeg(book)),
  );
  expect(drawn[0]).not.toEqual(drawn[1]);
});

it.each([
  [480, 720],
  [240, 240],
  [4000, 10],
])(
  'A cover of %i by %i pixels is shared in a size that is large enough for search engines',
  async (width, height) => {
    const create = { width, height, channels: 3, background: '#6f2029' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    expect(await pictureOf(await previewJpeg(bytes))).toEqual(large);
  },
);

it('Decoders are blocked once for the process: a picture that is read meanwhile would be refused', async () => {
  const block = vi.spyOn(sharp, 'block');
  for (const title of ['Emma', 'Persuasion']) await drawnJpeg({ title });
  expect(block.mock.calls.length).toBeLessThanOrEqual(1);
});
