import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import {
  keepEarlierAssets,
  type Release,
  releaseList,
  releasesInUse,
} from '../../../functions/src/deploy/earlier-assets.ts';
import { CannotProceed } from '../../../functions/src/platform/cannot-proceed.ts';

afterEach(() => vi.unstubAllGlobals());

/** A live shop, by its answer for a file. */
function live(answer: (name: string) => Response): string {
  vi.stubGlobal('fetch', async (address: string) => answer(path.basename(address)));
  return 'https://shop.example';
}

const nowhere = () => live(() => new Response('Site Not Found', { status: 404 }));

function liveFrom(folder: string): string {
  return live((name) => {
    const file = path.join(folder, name);
    return existsSync(file) ? new Response(readFileSync(file)) : new Response('', { status: 404 });
  });
}

function build(files: Record<string, string>): string {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'bookstore-assets-')), 'assets');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));
const refusal = (shop: string) => expect(keepEarlierAssets(build({}), shop, day(0))).rejects;

async function release(names: string[], at: number, before?: { folder: string }) {
  const folder = build(Object.fromEntries(names.map((name) => [name, `text of ${name}`])));
  const kept = await keepEarlierAssets(folder, before ? liveFrom(before.folder) : nowhere(), day(at));
  const list = readFileSync(path.join(folder, releaseList), 'utf8');
  return { folder, kept, list, files: readdirSync(folder).sort() };
}

it('A new release has its own files alone when there is no live shop yet, and lists them', async () => {
  const { kept, list } = await release(['app-1.js'], 0);
  expect(kept).toEqual({ built: ['app-1.js'], added: 0 });
  expect(JSON.parse(list)).toEqual([{ builtAt: day(0).toISOString(), files: ['app-1.js'] }]);
});

it('A new release begins a new list when it is to go without those before it', async () => {
  const folder = build({ 'app-2.js': 'two' });
  expect(await keepEarlierAssets(folder, undefined, day(0))).toEqual({ built: ['app-2.js'], added: 0 });
  expect(readFileSync(path.join(folder, releaseList), 'utf8')).toContain('app-2.js');
});

it('A new release has the files of the releases before it, so that a page that was open goes on', async () => {
  const first = await release(['app-1.js', 'font.woff2'], 0);
  const second = await release(['app-2.js', 'font.woff2'], 1, first);
  const { kept, files, folder } = await release(['app-3.js', 'font.woff2'], 2, second);
  expect(kept).toEqual({ built: ['app-3.js', 'font.woff2'], added: 2 });
  expect(files).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'font.woff2', releaseList]);
  expect(readFileSync(path.join(folder, 'app-1.js'), 'utf8')).toBe('text of app-1.js');
});

it('A new release is none when the same build is deployed again, as after a deploy that was killed: its list stays', async () => {
  const second = await release(['app-2.js'], 1, await release(['app-1.js'], 0));
  const again = await release(['app-2.js'], 2, second);
  expect(again.kept).toMatchObject({ added: 1 });
  expect(again.list).toBe(second.list);
});

it('A new release leaves a file behind whose release was replaced more than a week ago', async () => {
  const second = await release(['app-2.js'], 30, await release(['app-1.js'], 0));
  expect(second.files).toContain('app-1.js');
  expect((await release(['app-3.js'], 38, second)).files).toEqual(['app-2.js', 'app-3.js', releaseList]);
});

it('A new release goes on without a file that the live shop has lost', async () => {
  const list = JSON.stringify([{ builtAt: day(0), files: ['app-1.js'] }]);
  const second = await release(['app-2.js'], 1, { folder: build({ [releaseList]: list }) });
  expect(second.kept).toMatchObject({ added: 0 });
  expect(second.list).not.toContain('app-1.js');
});

it.each([
  ['is no JSON', '<!doctype html>'],
  ['is no list', '{"files": []}'],
  ['has a release without files', '[{"builtAt": "2026-01-01T00:00:00Z"}]'],
  ['has no time', '[{"builtAt": "yesterday", "files": []}]'],
  ['names a file outside of its folder', '[{"builtAt": "2026-01-01T00:00:00Z", "files": ["../app.html"]}]'],
])('A new release is refused when the live shop’s list %s', async (_what, text) => {
  const shop = live(() => new Response(text));
  await refusal(shop).toThrow(CannotProceed);
  await refusal(shop).toThrow(/answered something else than the list of its releases/);
});

it('A new release is refused when the live shop fails, or answers a page in place of a file', async () => {
  const failing = live(() => new Response('', { status: 503 }));
  await refusal(failing).toThrow(/answered with 503/);
  const list = JSON.stringify([{ builtAt: day(0), files: ['app-1.js'] }]);
  const page = { headers: { 'Content-Type': 'text/html' } };
  const pages = live((name) => (name === releaseList ? new Response(list) : new Response('<p>', page)));
  await refusal(pages).toThrow(/a page in place of a file/);
});

it('A new release is refused when the live shop cannot be reached, and the sentence says what to do', async () => {
  const shop = live(() => {
    throw new TypeError('fetch failed');
  });
  await refusal(shop).toThrow(/SKIP_EARLIER_ASSETS=yes/);
});

it('Releases in use are at most twenty, also on a day of many deploys', () => {
  const releases: Release[] = Array.from({ length: 30 }, (_, age) => ({
    builtAt: new Date(day(0).getTime() - age * 60_000),
    files: [`app-${age}.js`],
  }));
  expect(releasesInUse(releases, day(0))).toEqual(releases.slice(0, 20));
});

it('Releases in use are the live one and those that it or another one replaced within a week', () => {
  const releases: Release[] = [20, 10, 1].map((at) => ({ builtAt: day(at), files: [] }));
  expect(releasesInUse(releases, day(21)).map(({ builtAt }) => builtAt)).toEqual([day(20), day(10)]);
});
