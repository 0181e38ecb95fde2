import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Unavailable } from '../../functions/src/platform/http/api-errors.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { dashboardPages } from '../../functions/src/shared/pages/dashboard-pages.ts';
import { type PageRow, pathAt } from '../../functions/src/shared/pages/page-row.ts';
import { shopPages } from '../../functions/src/shared/pages/shop-pages.ts';
import { registerShopper, signInAdmin } from '../api/accounts.ts';
import { removeStoredBook, storeBook } from '../api/stored-books.ts';
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
    "default-src 'none'; script-src 'self' 'sha256-V5d2Ld+PLdG5nn24H92YRCPsWlclB3EqFtQuicqQE/k=' https://apis.google.com/js/ https://apis.google.com/_/scs/; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' https: blob: http://127.0.0.1:9199; connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com https://firebasestorage.googleapis.com http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:9199; frame-src 'self' https://demo-bookstore.firebaseapp.com http://127.0.0.1:9099; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; report-uri /api/csp-reports",
};
const scanning = {
  ...pages,
  'permissions-policy': pages['permissions-policy'].replace('camera=()', 'camera=(self)'),
  'content-security-policy': pages['content-security-policy'].replace(
    "script-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
  ),
};
const api = { ...everywhere, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

const caching = {
  shared: 'public, max-age=0, must-revalidate, s-maxage=60',
  catalogue: 'public, max-age=0, must-revalidate, s-maxage=55',
  lasting: 'public, max-age=31536000, immutable',
  none: 'private, no-store',
};

const get = (path: string, init: RequestInit = {}) =>
  fetch(shopAddress + path, { redirect: 'manual', ...init });
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function assetPath(): Promise<string> {
  const shell = await (await get('/login')).text();
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
  // A function that was never asked takes seconds to start.
  await get('/');
  book = await storeBook();
});
afterAll(() => removeStoredBook(book));

interface AddressClass {
  name: string;
  status: number;
  headers: Record<string, string>;
  ask: () => Promise<Response>;
}

/** Makes classes of addresses that have the same headers. */
const classesWith =
  (kind: Record<string, string>, cache?: keyof typeof caching) =>
  (name: string, status: number, ask: string | (() => Promise<Response>)): AddressClass => ({
    name,
    status,
    headers: cache ? { ...kind, 'cache-control': caching[cache] } : kind,
    ask: typeof ask === 'string' ? () => get(ask) : ask,
  });

const page = classesWith(pages);
const sharedPage = classesWith(pages, 'shared');
const ofCatalogue = classesWith(pages, 'catalogue');
const scanningPage = classesWith(scanning, 'shared');
const lastingPage = classesWith(pages, 'lasting');
const missingPage = classesWith(pages, 'none');
const sharedAnswer = classesWith(api, 'shared');
const answer = classesWith(api, 'none');

/** A page of the table; where it needs an id, with one that the shop does not have. */
function pageClass([name, { path, rendered, camera }]: [string, PageRow]): AddressClass {
  const address = pathAt(path, 'no-such-id');
  if (!rendered) return (camera ? scanningPage : sharedPage)(`the shell of ${name}`, 200, address);
  return path === address
    ? ofCatalogue(`the rendered page ${name}`, 200, address)
    : missingPage(`no page ${name}`, 404, address);
}

const classes: AddressClass[] = [
  ...Object.entries<PageRow>({ ...shopPages, ...dashboardPages }).map(pageClass),
  ofCatalogue('a rendered book page', 200, () => get(`/books/${book._id}`)),
  lastingPage('an asset', 200, async () => get(await assetPath())),
  page('an icon', 200, '/favicon.svg'),
  page('a text file', 200, '/robots.txt'),
  ofCatalogue('a sitemap', 200, '/sitemap.xml'),
  ofCatalogue('a feed', 200, '/feeds/books.xml'),
  missingPage('no sitemap', 404, '/sitemaps/books-999.xml'),
  page('a redirection', 301, '/app.html'),
  missingPage('no page', 404, '/no/such/page'),
  missingPage('no asset', 404, '/assets/no-such-asset.js'),
  sharedAnswer('a public answer of the API', 200, '/api/books?limit=1'),
  answer('a shopper’s answer of the API', 200, async () => {
    const { email, token } = await registerShopper();
    return get(`/api/orders/email/${encodeURIComponent(email)}`, withToken(token));
  }),
  answer('the admin’s answer of the API', 200, async () => get('/api/admin', withToken(await signInAdmin()))),
  answer('a bad request to the API', 400, '/api/books?limit=none'),
  answer('a call of the API without credentials', 401, '/api/admin'),
  answer('nothing in the API', 404, '/api/nothing'),
  answer('the API’s own folder', 404, '/api'),
  answer('a method that is none of the API', 405, () => get('/api/books', { method: 'PUT' })),
  answer('a body that is none of the API', 415, () =>
    get('/api/auth/admin', { method: 'POST', body: 'hello' }),
  ),
  answer('a failure of the API', 500, () => failing(new Error('A failure that this test makes'))),
  answer('an API without its database', 503, () => failing(new Unavailable())),
];

let [checked, wrong] = [0, 0];

it.each(classes)('$name has every header', async ({ status, headers, ask }) => {
  const { status: answered, headers: all } = await ask();
  const received = Object.fromEntries(Object.keys(headers).map((name) => [name, all.get(name)]));
  checked += Object.keys(headers).length;
  wrong += Object.entries(headers).filter(([name, value]) => received[name] !== value).length;
  expect({ status: answered, ...received }).toEqual({ status, ...headers });
});

it('every class of address has the right headers', () => {
  expectGoal(atLeast('Browser', 'Security headers looked at', checked, 190));
  const name = `Security headers missing or wrong on ${classes.length} classes of address`;
  expectGoal(exactly('Browser', name, wrong, 0));
});

it('Firebase’s own addresses are left as they are: the sign-in’s frame must be framed', async () => {
  const { headers } = await get('/__/firebase/init.json');
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('x-frame-options')).toBeNull();
});
