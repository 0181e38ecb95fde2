import { expect, it } from 'vitest';
import { shopAddress } from '../emulators/project.ts';

it.each([
  ['/api/covers/%6eone.avif/preview', '/api/covers/none.avif/preview'],
  ['/api/books?limit=01&after=', '/api/books?limit=1'],
])('%s leads to the address that caches know', async (path, own) => {
  const { status, headers } = await fetch(shopAddress + path, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, own]);
});
