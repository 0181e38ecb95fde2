import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { appIcon, appManifest } from '../../../functions/src/feeds/app-manifest.ts';
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
  ]);
  expect(appIcon('114433')).toContain('fill="#114433"');
  expect(appIcon('114433"><script>')).toBeUndefined();
});

it('A shop that chooses no colour has the pictures of the web app, and its favicon is the drawn mark', () => {
  const picture = (name: string) => readFileSync(path.join(root, 'web/public', name), 'utf8');
  for (const { src } of manifestOf({ shopName: 'Book Store' }).icons) expect(picture(src)).not.toBe('');
  expect(appIcon('8a2b32')).toBe(picture('favicon.svg').trim());
});
