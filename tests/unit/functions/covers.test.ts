import { expect, it } from 'vitest';
import { corrections } from '../../../functions/src/covers/cover-check.ts';
import { coverTypeOf } from '../../../functions/src/covers/cover-name.ts';
import { pictureType } from '../../../functions/src/covers/picture.ts';
import { coverSet } from '../../../functions/src/shared/book/cover.ts';
import { coverFilesOf } from '../../../functions/src/shared/book/cover-files.ts';
import { endings, makePicture, pictureTypes } from '../../fixtures/pictures.ts';

const kinds = endings.map((ending) => [ending, pictureTypes[ending]] as const);

it('The name of a cover gives all widths', () => {
  const pair = ['emma.480w.avif', 'emma.240w.avif'];
  expect(coverSet('emma.480w.avif')).toEqual(pair);
  expect(coverSet('emma.240w.avif')).toEqual(pair);
  expect(coverSet('emma.png')).toEqual(['emma.png']);
  const three = ['emma.3.480w.avif', 'emma.3.360w.avif', 'emma.3.240w.avif'];
  for (const name of three) expect(coverSet(name)).toEqual(three);
});

it.each(kinds)('The name of a cover claims with .%s to be %s', (ending, type) => {
  expect(coverTypeOf(`emma.${ending}`)).toBe(type);
  expect(coverTypeOf(`emma.html.${ending.toUpperCase()}`)).toBe(type);
});

it.each(['emma.svg', 'emma.png.exe', 'emma', '.', '', 'emma.constructor', '.png', 'deeper/emma.png'])(
  'The name of a cover claims nothing as %j',
  (name) => {
    expect(coverTypeOf(name)).toBeUndefined();
  },
);

it.each([
  ['', []],
  ['emma.480w.avif', ['emma.480w.avif']],
  ['https://example.com/emma.png', []],
  ['https://storage.googleapis.com/shop/books/emma.png', ['emma.png']],
  ['https://shop.storage.googleapis.com/books/emma.png?x=1#y', ['emma.png']],
  ['HTTPS://firebasestorage.googleapis.com/v0/b/shop/o/books%2Femma.png?alt=media', ['emma.png']],
  ['https://firebasestorage.googleapis.com/v0/b/shop/o/books%2fa%20b.png?alt=media', ['a b.png']],
  ['https://example.com/books/books/emma.png', ['books/emma.png', 'emma.png']],
  ['https://example.com/books/%E0%A4%A.png', ['%E0%A4%A.png']],
  ['https://', []],
])('The name of a cover is found in the cover image %j', (coverImage, files) => {
  expect(coverFilesOf(coverImage)).toEqual(files);
});

it.each(kinds)('A picture that is a whole %s is %s', async (ending, type) => {
  const bytes = await makePicture(ending);
  expect(await pictureType(bytes)).toBe(type);
  expect(await pictureType(Buffer.concat([bytes, Buffer.from('<html>')]))).toBe(type);
});

it.each(kinds)('A picture that is a cut off %s is none', async (ending) => {
  const bytes = await makePicture(ending);
  for (const part of [0, 0.1, 0.5, 0.9]) {
    expect(await pictureType(bytes.subarray(0, Math.floor(bytes.length * part)))).toBeUndefined();
  }
});

it.each(['gif', 'tiff'] as const)('A picture that is a %s is none', async (format) => {
  expect(await pictureType(await makePicture(format))).toBeUndefined();
});

it.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  '%PDF-1.7',
  '\x89PNG\r\n\x1a\n',
])('A picture is none in %j', async (text) => {
  expect(await pictureType(Buffer.from(text, 'latin1'))).toBeUndefined();
});

it('A picture that unfolds to more than a cover can be is none', async () => {
  expect(await pictureType(await makePicture('png', 4000, 4000))).toBe('image/png');
  expect(await pictureType(await makePicture('png', 4001, 4000))).toBeUndefined();
});

const cacheControl = 'public, max-age=31536000, immutable';
const stored = { name: 'books/emma.png', generation: 1, size: 1, contentType: 'image/png', cacheControl };

it.each([
  {},
  { contentDisposition: 'inline' },
  { contentDisposition: "inline; filename*=utf-8''emma.480w.avif" },
  { metadata: { firebaseStorageDownloadTokens: 'a' } },
])('What a cover says of itself stays when it is what the shop writes: %j', (changed) => {
  expect(corrections({ ...stored, ...changed })).toBeUndefined();
});

it.each([
  { cacheControl: 'no-store' },
  { contentDisposition: 'attachment; filename="page.html"' },
  { metadata: { unusedSince: '2020-01-01T00:00:00.000Z' } },
])('What a cover says of itself is corrected otherwise: %j', (changed) => {
  expect(corrections({ ...stored, ...changed })).toMatchObject({
    cacheControl,
    contentDisposition: 'inline',
  });
});

it('What a cover says of itself loses what the shop never wrote, and keeps the tokens that Firebase gives', () => {
  const metadata = { firebaseStorageDownloadTokens: 'a', note: 'b' };
  expect(corrections({ ...stored, metadata })?.metadata).toEqual({ note: null });
});
