import { beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { shopPages } from '../../functions/src/shared/pages/shop-pages.ts';
import { shopperMessages } from '../../web/build/words/shopper-messages.ts';
import { shopAddress } from '../emulators/project.ts';
import { englishAmong } from '../fixtures/english-words.ts';
import { call, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const english = englishAmong(shopperMessages());

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescaped = (text: string) => text.replaceAll(/&(#?\w+);/g, (_, name) => entities[name] ?? "'");

/** English texts and accessible names of a page. */
function englishIn(html: string): string[] {
  const page = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const texts = page.split(/<[^>]*>/);
  const names = [...page.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)].map(
    ([, name = '']) => name,
  );
  const said = [...texts, ...names].map((text) => unescaped(text).trim()).filter((text) => text !== '');
  return english(said);
}

const newsletter = { isOn: true, wording: 'Ich möchte Neues lesen.' };
const parameters: Record<string, string> = {
  ':id': 'kim',
  ':category': 'fiction',
  ':slug': 'rudyard-kipling',
};

const paths = [
  ...Object.values(shopPages)
    .filter((page) => 'rendered' in page)
    .map(({ path }) => path.replace(/:\w+/g, (name) => parameters[name] ?? name)),
  '/search?q=kim',
  '/search?q=zyxwvut',
  '/no-such-page',
];

beforeAll(async () => {
  await storeBook({ _id: 'kim', title: 'Kim', author: 'Rudyard Kipling', series: 'Indien' });
  const token = await beginSession();
  const body = { languages: ['de'], newsletter, withdrawal: true };
  succeeded(await call('PUT', '/api/settings', { token, body }));
});

it.each(paths)('The German page %s says no English sentence', async (path) => {
  const answer = await fetch(`${shopAddress}/de${path}`.replace(/\/$/, ''));
  const html = await answer.text();
  expect(html).toContain('<html lang="de"');
  expect(englishIn(html)).toEqual([]);
});
