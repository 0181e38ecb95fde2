import { type APIResponse, test as base, expect } from '@playwright/test';
import {
  apiHeaders,
  demoAuthDomain,
  pageHeaders,
} from '../../../functions/src/platform/http/security-headers.ts';
import { hostingAddress, shopAddress } from '../../emulators/project.ts';
import { BrowserErrors } from '../browser-errors.ts';
import { findChromium } from '../chromium.ts';

/** The environment variable with the shop to check; by default that of the emulators. */
export const shopVariable = 'SMOKE_SHOP';
export const shop = process.env[shopVariable] ?? hostingAddress;
/** Then the emulators' addresses stand beside the real ones. */
export const isLocal = shop === hostingAddress;

interface SmokeFixtures {
  /**
   * Where Firebase serves the sign-in's frame, according to Hosting; undefined when no web app is linked to the site.
   */
  authDomain: string | undefined;
  /** Not the newest, which other tests may be about to delete; undefined in a shop without books. */
  book: { _id: string; title: string } | undefined;
  /** An unexpected error fails the test. */
  browserErrors: BrowserErrors;
}

const executablePath = findChromium();

/** A visitor who changes nothing. */
export const test = base.extend<SmokeFixtures>({
  baseURL: process.env[shopVariable] ?? shopAddress,
  // Without the flags of the other browser tests, which allow no address but this computer's.
  launchOptions: [
    { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
    { scope: 'worker' },
  ],
  authDomain: async ({ request }, use) => {
    const settings = await request.get('/__/firebase/init.json');
    await use(settings.ok() ? (await settings.json()).authDomain : undefined);
  },
  book: async ({ request }, use) => {
    const books = await (await request.get('/api/books?limit=100')).json();
    await use(books.at(-1));
  },
  browserErrors: async ({ context }, use) => {
    const errors = new BrowserErrors();
    await errors.watch(context);
    await use(errors);
    expect(errors.unexpected()).toEqual([]);
  },
});

export { expect };

/** Kept by the CDN, while browsers revalidate each time. */
export const shared = /\bmax-age=0\b.*\bs-maxage=\d+/;
export const uncached = /\bno-store\b/;

const httpsOnly = 'Strict-Transport-Security';
const policyName = 'Content-Security-Policy';

function directivesOf(policy = ''): Record<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const isShops = (source: string) => !(isLocal && source.startsWith('http://127.0.0.1:'));
  return Object.fromEntries(
    directives.map(([name = '', ...sources]) => [name, sources.filter(isShops).sort()]),
  );
}

interface Expected {
  status: number;
  type: string | RegExp;
  cache: string | RegExp;
  headers?: Readonly<Record<string, string>>;
}

/** Checks status and headers. @returns the text */
export async function expectAnswer(answer: APIResponse, { status, type, cache, headers = {} }: Expected) {
  expect(answer.status()).toBe(status);
  const { [httpsOnly]: _, [policyName]: policy, ...same } = headers;
  const received = answer.headers();
  const all = Object.entries({ 'Content-Type': type, 'Cache-Control': cache, ...same });
  for (const [name, value] of all) expect.soft(received[name.toLowerCase()] ?? '', name).toMatch(value);
  // Hosting has its own, stricter value on Firebase's own domains.
  const seconds = Number(/max-age=(\d+)/.exec(received[httpsOnly.toLowerCase()] ?? '')?.[1]);
  if (httpsOnly in headers) expect.soft(seconds, httpsOnly).toBeGreaterThanOrEqual(31_536_000);
  if (policy) expect.soft(directivesOf(received[policyName.toLowerCase()])).toEqual(directivesOf(policy));
  return answer.text();
}

/** Checks what every page has, whatever its status. @returns its HTML */
export async function expectPage(answer: APIResponse, authDomain: string | undefined, status = 200) {
  const headers = Object.fromEntries(
    Object.entries(pageHeaders).map(([name, value]) => [
      name,
      value.replaceAll(demoAuthDomain, authDomain ?? demoAuthDomain),
    ]),
  );
  const cache = status === 200 ? shared : uncached;
  const html = await expectAnswer(answer, { status, type: /^text\/html/, cache, headers });
  // A build of the demo shop works nowhere else.
  if (!isLocal) expect.soft(html).not.toMatch(/(?:127\.0\.0\.1|localhost)(?::\d+)?/);
  return html;
}

/** Checks what every answer of the API has. @returns its JSON */
export async function expectApi(answer: APIResponse, status: number): Promise<unknown> {
  const cache = status === 200 ? shared : uncached;
  return JSON.parse(
    await expectAnswer(answer, { status, type: /^application\/json/, cache, headers: apiHeaders }),
  );
}
