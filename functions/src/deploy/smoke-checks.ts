import { apiHeaders, demoAuthDomain, pageHeaders } from '../platform/http/security-headers.ts';
import { foreverCaching } from './hosting-config.ts';

/** What an address of the shop answered. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** What is wrong with an answer, each problem in a sentence. */
type Problems = string[];

const policyName = 'Content-Security-Policy';

export function expectStatus(answer: Answer, status: number): Problems {
  return answer.status === status ? [] : [`It answers with ${answer.status} and not with ${status}.`];
}

export function expectHeader(answer: Answer, name: string, value: string): Problems {
  const told = answer.headers.get(name);
  return told === value ? [] : [`Its ${name} is "${told ?? ''}" and not "${value}".`];
}

export function expectType(answer: Answer, type: string): Problems {
  const told = answer.headers.get('Content-Type') ?? '';
  return told.startsWith(type) ? [] : [`Its Content-Type is "${told}" and not ${type}.`];
}

/** No cache may keep it, neither a browser's nor the CDN's. */
export function expectUncached(answer: Answer): Problems {
  const told = answer.headers.get('Cache-Control') ?? '';
  return told.includes('no-store') ? [] : [`Its Cache-Control is "${told}", so caches may keep it.`];
}

/** The CDN keeps it for a minute, browsers ask again each time. */
export function expectSharedCaching(answer: Answer): Problems {
  const told = answer.headers.get('Cache-Control') ?? '';
  const isShared = /\bmax-age=0\b/.test(told) && /\bs-maxage=\d+\b/.test(told);
  return isShared ? [] : [`Its Cache-Control is "${told}": the CDN would not keep it, or browsers would.`];
}

const httpsOnly = 'Strict-Transport-Security';

/** Hosting has its own, stricter value on Firebase's own domains, so only that it lasts a year is asked. */
function expectHttpsOnly({ headers }: Answer): Problems {
  const told = headers.get(httpsOnly) ?? '';
  const seconds = Number(/max-age=(\d+)/.exec(told)?.[1] ?? 0);
  return seconds >= 31_536_000 ? [] : [`Its ${httpsOnly} is "${told}", which does not last a year.`];
}

function expectHeaders(answer: Answer, expected: Readonly<Record<string, string>>): Problems {
  const others = Object.entries(expected).filter(([name]) => name !== policyName && name !== httpsOnly);
  return [
    ...expectHttpsOnly(answer),
    ...others.flatMap(([name, value]) => expectHeader(answer, name, value)),
  ];
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** The shop as it looks from outside. */
export interface Outside {
  /** On this computer: the emulators' addresses stand beside the real ones. */
  isLocal: boolean;
  /** Where Firebase says that the sign-in's frame is; '' where it does not say it. */
  authDomain: string;
}

/** A page's policy: what the functions say, with the project's own auth domain; the emulators' addresses only locally. */
export function expectPagePolicy(answer: Answer, { isLocal, authDomain }: Outside): Problems {
  const told = directivesOf(answer.headers.get(policyName) ?? '');
  const wanted = (pageHeaders[policyName] ?? '').replaceAll(demoAuthDomain, authDomain);
  const directives = [...directivesOf(wanted)].filter(([name]) => authDomain || name !== 'frame-src');
  return directives.flatMap(([name, sources]) => {
    const found = told.get(name);
    if (!found) return [`Its Content-Security-Policy has no ${name}.`];
    const missing = sources.filter((source) => !found.includes(source));
    const added = found.filter(
      (source) => !sources.includes(source) && !(isLocal && source.startsWith('http://127.0.0.1:')),
    );
    return [
      ...missing.map((source) => `Its Content-Security-Policy does not name ${source} in ${name}.`),
      ...added.map(
        (source) => `Its Content-Security-Policy names ${source} in ${name}, which is not the shop’s.`,
      ),
    ];
  });
}

/** What every page of the shop has, whatever its status. */
export function expectPage(answer: Answer, status: number, outside: Outside): Problems {
  return [
    ...expectStatus(answer, status),
    ...expectType(answer, 'text/html'),
    ...expectHeaders(answer, pageHeaders),
    ...expectPagePolicy(answer, outside),
    ...(outside.isLocal ? [] : expectNoEmulator(answer)),
  ];
}

/** The demo shop's pages name the emulators; a deployed page that does so cannot work. */
export function expectNoEmulator({ text }: Answer): Problems {
  const [address] = /(?:127\.0\.0\.1|localhost)(?::\d+)?/.exec(text) ?? [];
  return address ? [`It names the emulator’s address ${address}: this is a build of the demo shop.`] : [];
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

/** A page that the functions have rendered has its content in its HTML, not only once JavaScript runs. */
export function expectContent({ text }: Answer, ...contents: string[]): Problems {
  const plain = text.replace(/&(lt|gt|quot|#x27|amp);/g, (whole, name: string) => entities[name] ?? whole);
  return contents
    .filter((content) => !plain.includes(content))
    .map((content) => `Its HTML lacks "${content}": the page came without its content.`);
}

/** The built files that a page names. */
export function assetsIn({ text }: Answer): string[] {
  return [...new Set([...text.matchAll(/\/assets\/[\w.-]+/g)].map(([address]) => address))];
}

export function expectAsset(answer: Answer): Problems {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  return [
    ...expectStatus(answer, 200),
    ...(isPage ? ['It is a page and not a file.'] : []),
    ...expectHeader(answer, 'Cache-Control', foreverCaching),
    ...expectHeader(answer, 'X-Content-Type-Options', 'nosniff'),
  ];
}

/** The JSON of an answer; undefined where it is none. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function expectApi(answer: Answer, status: number): Problems {
  return [
    ...expectStatus(answer, status),
    ...expectType(answer, 'application/json'),
    ...expectHeaders(answer, apiHeaders),
    ...expectHeader(answer, policyName, apiHeaders[policyName] ?? ''),
  ];
}

/** `{error: {code, message}}`, which no cache keeps. */
export function expectApiError(answer: Answer, status: number): Problems {
  const body = jsonOf(answer);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  const isError = typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
  return [
    ...expectApi(answer, status),
    ...expectUncached(answer),
    ...(isError ? [] : ['Its body is not {"error": {"code", "message"}}.']),
  ];
}

/** A book as the API answers it. */
export interface SeenBook {
  _id: string;
  title: string;
}

export function isBook(value: unknown): value is SeenBook {
  if (typeof value !== 'object' || value === null || !('_id' in value) || !('title' in value)) return false;
  return typeof value._id === 'string' && typeof value.title === 'string' && 'newPrice' in value;
}

export function expectBooks(answer: Answer): Problems {
  const body = jsonOf(answer);
  return Array.isArray(body) && body.every(isBook) ? [] : ['Its body is not a list of books.'];
}
