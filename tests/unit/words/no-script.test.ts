import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCatalogue } from '../../../web/build/words/catalogues.ts';
import { translatedNoScript } from '../../../web/build/words/translate-messages.ts';

const html = readFileSync(path.resolve(import.meta.dirname, '../../../web/app.html'), 'utf8');
const links = (page: string) => [...page.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address);

it('Without JavaScript a page leads to the home page of its language, and says so in it', () => {
  const german = translatedNoScript(html, readCatalogue('de'), '/de');
  expect(links(german)).toEqual(['/de', '/de']);
  expect(german).toContain('href="/de/manifest.webmanifest"');
  expect(german).not.toMatch(/JavaScript, which is turned off|Book Store/);
  expect(links(translatedNoScript(html, readCatalogue('de'), ''))).toEqual(['/', '/']);
});
