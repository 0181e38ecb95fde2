import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { iconPng } from '../../../functions/src/covers/icon-png.ts';
import { loadSharp } from '../../../functions/src/covers/picture.ts';
import { appIcon, appManifest, pictureOf } from '../../../functions/src/feeds/app-manifest.ts';
import { root } from '../../emulators/project.ts';

const manifestOf = (shop: Parameters<typeof appManifest>[0]) => JSON.parse(appManifest(shop));

it('The shop is installed under its name, with its mark in its colour', () => {
  const {
    name,
    theme_color: color,
    icons,
  } = manifestOf({ shopName: 'Quire "&" Sons', accentColor: '#114433' });
  expect([name, color]).toEqual(['Quire "&" Sons', '#114433']);
  expect(icons.map(({ src }: { src: string }) => src)).toEqual([
    '/icons/114433.svg',
    '/icons/114433-tile.svg',
    '/icons/114433-192.png',
    '/icons/114433-512.png',
    '/icons/114433-tile-512.png',
  ]);
  expect(pictureOf('114433-tile-512', '#114433')).toBe('icon-tile-512.png');
  expect([pictureOf('114433-192'), pictureOf('114433-64', '#114433')]).toEqual([undefined, undefined]);
  expect(appIcon('114433')).toContain('fill="#114433"');
  expect(appIcon('114433"><script>')).toBeUndefined();
});

it('A shop that chooses no colour has the pictures of the web app, and its favicon is the drawn mark', () => {
  const picture = (name: string) => readFileSync(path.join(root, 'web/public', name), 'utf8');
  for (const { src } of manifestOf({ shopName: 'Book Store' }).icons) expect(picture(src)).not.toBe('');
  expect(appIcon('8a2b32')).toBe(picture('favicon.svg').trim());
});

it('A shop that is installed from a page in a further language opens in that', () => {
  expect(JSON.parse(appManifest({ shopName: 'Lesezeichen' }, '/de'))).toMatchObject({
    id: '/',
    start_url: '/de',
  });
});

it('A picture of the mark is drawn anew in the colour of the shop, on the same paper', async () => {
  const own = readFileSync(path.join(root, 'web/public/icon-tile-512.png'));
  const sharp = await loadSharp();
  const { data, info } = await sharp(await iconPng(own, 180, '#114433'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([180, 180]);
  const pixel = (x: number, y: number) => [...data.subarray((y * 180 + x) * 3, (y * 180 + x) * 3 + 3)];
  expect(pixel(2, 2)).toEqual([0x11, 0x44, 0x33]);
  expect(pixel(70, 90)).toEqual([0xff, 0xfa, 0xf3]);
});
