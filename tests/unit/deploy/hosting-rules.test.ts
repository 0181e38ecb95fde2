import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  foreverCaching,
  forProject,
  type Rewrite,
  withAssetCaching,
} from '../../../functions/src/deploy/hosting-config.ts';
import { type FirebaseJson, withPages } from '../../../functions/src/deploy/hosting-rules.ts';
import { dashboardPages } from '../../../functions/src/shared/pages/dashboard-pages.ts';
import { beginsAsShell, type PageRow, pathAt } from '../../../functions/src/shared/pages/page-row.ts';
import { shopPages } from '../../../functions/src/shared/pages/shop-pages.ts';
import { read } from '../../fixtures/repository-files.ts';
import { type LocalServer, serveHosting } from './hosting-server.ts';

const firebaseJson: FirebaseJson = JSON.parse(read('firebase.json'));
const rowsOf = (pages: Record<string, PageRow>, isOfShop: boolean) =>
  Object.entries(pages).map(([name, page]) => ({
    name,
    ...page,
    byFunction: isOfShop && (page.rendered || beginsAsShell(page)),
  }));
const rows = [...rowsOf(shopPages, true), ...rowsOf(dashboardPages, false)];

it('firebase.json says what the page table and the security headers say', () => {
  expect(firebaseJson, 'Run `npm run hosting`: firebase.json is older than what it follows').toEqual(
    withPages(firebaseJson),
  );
});

const built = [
  'app-AbC_1-x9.js',
  'app-Dqd6v1Vq.css',
  'sweetalert2.esm-BSWp-6_N.js',
  'fraunces-basic-D.woff2',
];
const earlier = 'app-Earlier1.js';
const deployed = withAssetCaching(firebaseJson, built);

let hosting: LocalServer;

const toFile = ({ function: asked, ...rest }: Rewrite): Rewrite =>
  asked ? { ...rest, destination: `/functions/${asked.functionId}.html` } : rest;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bookstore-hosting-'));
  for (const inside of ['functions', 'assets']) mkdirSync(path.join(folder, inside));
  for (const name of [...built, earlier]) writeFileSync(path.join(folder, 'assets', name), name);
  for (const name of [
    'app',
    '404',
    'functions/api',
    'functions/orders',
    'functions/account',
    'functions/pages',
  ]) {
    writeFileSync(path.join(folder, `${name}.html`), name.replace('functions/', ''));
  }
  const { headers, rewrites, redirects } = deployed.hosting;
  const config = { headers, redirects, rewrites: rewrites.map(toFile), cleanUrls: true };
  hosting = await serveHosting(folder, config);
});
afterAll(() => hosting.close());

async function ask(address: string) {
  const answer = await fetch(hosting.address + address);
  const [policy, caching] = ['Permissions-Policy', 'Cache-Control'].map((name) => answer.headers.get(name));
  const by = await answer.text();
  return { status: answer.status, by, camera: policy?.includes('camera=(self)'), caching };
}

it.each(rows)(
  'Hosting lets the page $name be answered by what the table says, with the camera or without',
  async ({ path: pattern, takesForm = false, byFunction, camera = false }) => {
    const answer = await ask(pathAt(pattern, 'some-id'));
    expect(answer).toMatchObject({ by: takesForm ? 'orders' : byFunction ? 'pages' : 'app', camera });
    if (!byFunction) expect(answer.caching).toBe('public, max-age=0, must-revalidate, s-maxage=60');
  },
);

it.each([
  ['/api', 'api'],
  ['/api/ordersandmore', 'api'],
  ['/api/orders', 'orders'],
  ['/api/orders/email/a@b.example', 'orders'],
  ['/api/auth/admin', 'orders'],
  ['/api/account', 'account'],
  ['/sitemap.xml', 'pages'],
  ['/feeds/new.xml', 'pages'],
  ['/dashboard/no-such-page', 'app'],
  ['/dashboards', '404'],
  ['/books/a/b', '404'],
  ['/About', '404'],
  ['/de', 'pages'],
  ['/de/no-such-page', 'pages'],
  ['/de/withdraw', 'orders'],
  ['/de/cart', 'pages'],
  ['/DE/cart', '404'],
  ['/xx/cart', '404'],
])('Hosting answers %s by %s', async (address, by) => {
  expect((await ask(address)).by).toBe(by);
});

it.each(['/contact', '/kontakt'])('%s leads to where the addresses of the shop stand', async (address) => {
  const { status, headers } = await fetch(hosting.address + address, { redirect: 'manual' });
  expect([status, headers.get('Location')]).toEqual([302, '/about#contact']);
});

it.each([
  ...built.map((file) => [file, 200, foreverCaching] as const),
  // A file of an earlier build, and some that are missing.
  [earlier, 200, 'private, no-store'],
  ['app-Missing1.js', 404, 'private, no-store'],
  ['app-AbC_1-x9.js.map', 404, 'private, no-store'],
  ['x-app-AbC_1-x9.js', 404, 'private, no-store'],
  ['in/app-AbC_1-x9.js', 404, 'private, no-store'],
] as const)(
  'Of the assets, browsers keep for ever those of this build alone: %s',
  async (file, status, caching) => {
    expect(await ask(`/assets/${file}`)).toMatchObject({ status, caching });
  },
);

it('A deploy uploads the build for a real project, lets browsers reach no emulator, and changes nothing else', () => {
  const config = forProject(deployed, 'demo-bookstore.firebaseapp.com', 'us-central1');
  const headers = config.hosting.headers.slice(0, -1);
  const before = JSON.stringify(firebaseJson)
    .replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, '')
    .replace('"web/dist-demo"', '"web/dist"');
  expect({ ...config, hosting: { ...config.hosting, headers } }).toEqual(JSON.parse(before));
});
