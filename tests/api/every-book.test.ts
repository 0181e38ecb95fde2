import { expect, it } from 'vitest';
import { shopAddress } from '../emulators/project.ts';
import { demoBooks } from '../fixtures/demo-shop/books.ts';
import { call } from './shop-api.ts';

/** How many clicks from the home page a book may be away. */
const most = 4;

/**
 * The addresses to which a page leads within the shop, without those for readers alone: the filters of lists, of which
 * there are endless combinations. React writes every link in the same way.
 */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const [, address = ''] = /(?:^|\s)href="([^"]*)"/.exec(attributes) ?? [];
    const isInside = /^\/(?!\/)/.test(address) && !/rel="[^"]*nofollow/.test(attributes);
    return isInside ? [address.replaceAll('&amp;', '&').replace(/#.*/, '')] : [];
  });
}

/** Whether a book is gone, as one that another test has deleted meanwhile. */
async function isGone(path: string): Promise<boolean> {
  return path.startsWith('/books/') && (await call('GET', `/api${path}`)).status === 404;
}

it('every book is at most four clicks away from the home page, and no link is broken', async () => {
  const clicks = new Map([['/', 0]]);
  const broken: string[] = [];
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(shopAddress + path);
    const html = await answer.text();
    if (answer.status !== 200 && !(await isGone(path))) broken.push(`${answer.status} ${path}`);
    const away = (clicks.get(path) ?? 0) + 1;
    for (const link of linksIn(html)) {
      if (clicks.has(link)) continue;
      clicks.set(link, away);
      waiting.push(link);
    }
  }
  expect(broken).toEqual([]);
  const far = demoBooks.filter(({ id }) => (clicks.get(`/books/${id}`) ?? Number.POSITIVE_INFINITY) > most);
  expect(far.map(({ id }) => id)).toEqual([]);
});
