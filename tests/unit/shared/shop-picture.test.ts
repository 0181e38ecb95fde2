import { expect, it } from 'vitest';
import { pictureFileName, pictureSize } from '../../../functions/src/shared/shop/shop-picture.ts';
import { fitPicture } from '../../../web/src/entities/cover/picture-file.ts';

it.each([
  ['logo', 1200, 300, { width: 384, height: 96 }],
  ['logo', 3000, 100, { width: 480, height: 16 }],
  ['logo', 120, 40, { width: 120, height: 40 }],
  ['logo', 2, 5000, { width: 1, height: 96 }],
  ['news', 4000, 3000, { width: 853, height: 640 }],
] as const)('A %s of %j × %j pixels fits into its room', (kind, width, height, size) => {
  expect(fitPicture(kind, width, height)).toEqual(size);
  expect(pictureSize(kind, pictureFileName(kind, '1a2b3c4d', size, 'image/webp'))).toEqual(size);
});

it.each([
  'logo-1a2b3c4d.481x96.webp',
  'logo-1a2b3c4d.480x97.webp',
  'logo-1a2b3c4d.0x96.webp',
  'logo-1a2b3c4d.480x96.svg',
  'logo-1a2b3c4d.480x96.webp/..',
  'books/logo-1a2b3c4d.480x96.webp',
  'news-1a2b3c4d.240x96.webp',
  'emma.480w.webp',
  '',
])('%j is not the name of a logo', (name) => {
  expect(pictureSize('logo', name)).toBeUndefined();
});
