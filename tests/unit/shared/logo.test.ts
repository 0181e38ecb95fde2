import { expect, it } from 'vitest';
import { logoFileName, logoSize } from '../../../functions/src/shared/shop/logo.ts';
import { fitLogo } from '../../../web/src/features/settings/look/logo-file.ts';

it.each([
  [1200, 300, { width: 384, height: 96 }],
  [3000, 100, { width: 480, height: 16 }],
  [120, 40, { width: 120, height: 40 }],
  [2, 5000, { width: 1, height: 96 }],
])('A logo of %j × %j pixels fits into the header', (width, height, size) => {
  expect(fitLogo(width, height)).toEqual(size);
  expect(logoSize(logoFileName('1a2b3c4d', size.width, size.height, 'image/webp'))).toEqual(size);
});

it.each([
  'logo-1a2b3c4d.481x96.webp',
  'logo-1a2b3c4d.480x97.webp',
  'logo-1a2b3c4d.0x96.webp',
  'logo-1a2b3c4d.480x96.svg',
  'logo-1a2b3c4d.480x96.webp/..',
  'books/logo-1a2b3c4d.480x96.webp',
  'emma.480w.webp',
  '',
])('%j is not the name of a logo', (name) => {
  expect(logoSize(name)).toBeUndefined();
});
