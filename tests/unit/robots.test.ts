import { expect, it } from 'vitest';
import { robotsText } from '../../web/build/robots.ts';

it('robots.txt names the sitemap, and excludes the private pages and no others', () => {
  const text = robotsText('https://books.example');
  expect(text).toContain('\n\nSitemap: https://books.example/sitemap.xml\n');
  const disallowed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, area = '']) => area);
  const isKeptOut = (path: string) => disallowed.some((area) => path.startsWith(area));
  expect(
    ['/cart', '/orders/1', '/dashboard/add-new-book', '/login', '/reset-password'].every(isKeptOut),
  ).toBe(true);
  // Search engines cannot see the noindex of a page that they may not read.
  expect(
    ['/', '/books/emma', '/browse', '/authors/a', '/search?q=a', '/about', '/api/books'].filter(isKeptOut),
  ).toEqual([]);
});
