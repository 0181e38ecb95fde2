import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Unavailable } from '../../functions/src/http/api-errors.ts';
import type { Book } from '../../functions/src/shared/book.ts';
import { registerShopper, signInAdmin } from '../api/accounts.ts';
import { shelve, unshelve } from '../api/shelf.ts';
import { shopAddress } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { serveApi } from '../unit/functions/local-server.ts';
import { expectGoal } from './goals.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn(), info: vi.fn(), warn: vi.fn() }));
// Only of the API that this file serves itself, to see it fail.
const findBook = vi.hoisted(() => vi.fn());
vi.mock('../../functions/src/books/book-store.ts', async (original) => ({ ...(await original()), findBook }));

const everywhere = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

const pages = {
  ...everywhere,
  'content-security-policy':
    "default-src 'none'; script-src 'self' https://apis.google.com/js/ https://apis.google.com/_/scs/; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' https: blob: http://127.0.0.1:9199; connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com https://firebasestorage.googleapis.com http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:9199; frame-src 'self' https://*.firebaseapp.com http://127.0.0.1:9099; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
};
const api = { ...everywhere, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

const shared = { 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60' };
const lasting = { 'cache-control': 'public, max-age=31536000, immutable' };
const unkept = { 'cache-control': 'private, no-store' };

interface AddressClass {
  name: string;
  status: number;
  ask: () => Promise<Response>;
  headers: Readonly<Record<string, string>>;
}

const at = (path: string, init: RequestInit = {}) =>
  fetch(shopAddress + path, { redirect: 'manual', ...init });
const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function assetPath(): Promise<string> {
  const shell = await (await at('/login')).text();
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(shell) ?? [];
  if (!script) throw new Error('The shell has no script');
  return script;
}

/** Asks the API for a book while the database fails like this. */
async function failing(failure: Error): Promise<Response> {
  findBook.mockRejectedValue(failure);
  const server = await serveApi();
  try {
    return await fetch(`${server.address}/api/books/emma`);
  } finally {
    server.close();
  }
}

let book: Book;
beforeAll(async () => {
  // A function that has never been asked takes its time to wake.
  await at('/');
  book = await shelve();
});
afterAll(() => unshelve(book));

const classes: AddressClass[] = [
  { name: 'the rendered home page', status: 200, headers: { ...pages, ...shared }, ask: () => at('/') },
  {
    name: 'a rendered book page',
    status: 200,
    headers: { ...pages, ...shared },
    ask: () => at(`/books/${book._id}`),
  },
  { name: 'a page of the shell', status: 200, headers: { ...pages, ...shared }, ask: () => at('/login') },
  {
    name: 'a page of the dashboard',
    status: 200,
    headers: { ...pages, ...shared },
    ask: () => at('/dashboard/manage-books'),
  },
  {
    name: 'an asset',
    status: 200,
    headers: { ...pages, ...lasting },
    ask: async () => at(await assetPath()),
  },
  { name: 'an icon', status: 200, headers: pages, ask: () => at('/favicon.svg') },
  { name: 'a text file', status: 200, headers: pages, ask: () => at('/robots.txt') },
  { name: 'a redirection', status: 301, headers: pages, ask: () => at('/app.html') },
  {
    name: 'the page of no book',
    status: 404,
    headers: { ...pages, ...unkept },
    ask: () => at('/books/no-such-book'),
  },
  { name: 'no page', status: 404, headers: { ...pages, ...unkept }, ask: () => at('/no/such/page') },
  // Its caching is that of its name, which only the very same bytes can have.
  { name: 'no asset', status: 404, headers: pages, ask: () => at('/assets/no-such-asset.js') },
  {
    name: 'a public answer of the API',
    status: 200,
    headers: { ...api, ...shared },
    ask: () => at('/api/books?limit=1'),
  },
  {
    name: 'a shopper’s answer of the API',
    status: 200,
    headers: { ...api, ...unkept },
    ask: async () => {
      const { email, token } = await registerShopper();
      return at(`/api/orders/email/${encodeURIComponent(email)}`, bearing(token));
    },
  },
  {
    name: 'the admin’s answer of the API',
    status: 200,
    headers: { ...api, ...unkept },
    ask: async () => at('/api/admin', bearing(await signInAdmin())),
  },
  {
    name: 'a bad request to the API',
    status: 400,
    headers: { ...api, ...unkept },
    ask: () => at('/api/books?limit=none'),
  },
  {
    name: 'a stranger’s call of the API',
    status: 401,
    headers: { ...api, ...unkept },
    ask: () => at('/api/admin'),
  },
  { name: 'nothing in the API', status: 404, headers: { ...api, ...unkept }, ask: () => at('/api/nothing') },
  { name: 'the API’s own folder', status: 404, headers: { ...api, ...unkept }, ask: () => at('/api') },
  {
    name: 'a method that is none of the API',
    status: 405,
    headers: { ...api, ...unkept },
    ask: () => at('/api/books', { method: 'PUT' }),
  },
  {
    name: 'a body that is none of the API',
    status: 415,
    headers: { ...api, ...unkept },
    ask: () => at('/api/auth/admin', { method: 'POST', body: 'hello' }),
  },
  {
    name: 'a failure of the API',
    status: 500,
    headers: { ...api, ...unkept },
    ask: () => failing(new Error('A failure that this test makes')),
  },
  {
    name: 'an API without its database',
    status: 503,
    headers: { ...api, ...unkept },
    ask: () => failing(new Unavailable()),
  },
];

let checked = 0;
let wrong = 0;

it.each(classes)('$name has every header', async ({ status, headers, ask }) => {
  const answer = await ask();
  const told = Object.fromEntries(Object.keys(headers).map((name) => [name, answer.headers.get(name)]));
  checked += Object.keys(headers).length;
  wrong += Object.entries(headers).filter(([name, value]) => told[name] !== value).length;
  expect({ status: answer.status, ...told }).toEqual({ status, ...headers });
});

it('are right on every class of address', () => {
  expectGoal(atLeast('Browser', 'Security headers looked at', checked, 190));
  expectGoal(
    exactly('Browser', `Security headers missing or wrong on ${classes.length} classes of address`, wrong, 0),
  );
});

it('leave Firebase’s own addresses as they are: the sign-in’s frame must be framed', async () => {
  const answer = await at('/__/firebase/init.json');
  expect(answer.headers.get('content-security-policy')).toBeNull();
  expect(answer.headers.get('x-frame-options')).toBeNull();
});
