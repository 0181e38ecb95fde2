import { expect, it } from 'vitest';
import { addressOf, projectId, shopAddress } from '../emulators/project.ts';

const get = (path: string) => fetch(shopAddress + path, { redirect: 'manual' });

it.each([
  ['/', 200, 'text/html', 55],
  ['/books/dracula', 200, 'text/html', 55],
  ['/books/no-such-book', 404, 'text/html', undefined],
  ['/sitemap.xml', 200, 'application/xml', 55],
  ['/feeds/new.xml', 200, 'application/atom+xml', 55],
  ['/manifest.webmanifest', 200, 'application/manifest+json', 55],
  ['/icons/114433-tile.svg', 200, 'image/svg+xml', 55],
  ['/apple-touch-icon.png', 200, 'image/png', 55],
  ['/icons/8a2b32-192.png', 200, 'image/png', 55],
  ['/icons/114433-192.png', 404, 'application/json', undefined],
  ['/icons/no-color.svg', 404, 'application/json', undefined],
  ['/api/books?limit=1', 200, 'application/json', 60],
  ['/api/orders/none', 404, 'application/json', undefined],
  ['/orders/some-order', 200, 'text/html', 55],
  ['/dashboard/manage-books', 200, 'text/html', 60],
])('Hosting leads %s to what answers it', async (path, status, type, kept) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    expect.stringContaining(type),
  ]);
  const caching = answer.headers.get('cache-control');
  expect(caching).toContain(kept === undefined ? 'no-store' : `s-maxage=${kept}`);
});

it('Every picture of the manifest is there', async () => {
  const { icons } = await (await get('/manifest.webmanifest')).json();
  for (const { src, type } of icons) {
    const { status, headers } = await get(src);
    expect([src, status, headers.get('content-type')]).toEqual([src, 200, expect.stringContaining(type)]);
  }
});

it('robots.txt leads a search engine to the sitemap', async () => {
  const [, address] = /^Sitemap: (.+)$/m.exec(await (await get('/robots.txt')).text()) ?? [];
  expect(address).toBe(`${shopAddress}/sitemap.xml`);
});

it('A function that is called itself, at an address that is none, answers in the shop’s own words', async () => {
  const { host, port } = addressOf('functions');
  const headers = { 'content-type': 'application/json' };
  const address = `http://${host}:${port}/${projectId}/us-central1/api/nowhere`;
  const answer = await fetch(address, { method: 'POST', headers, body: 'null' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { code: 'not-found' } });
});
