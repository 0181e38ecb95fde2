import { pageHeaders, scanningHeaders } from '../platform/http/security-headers.ts';
import { region } from '../platform/region.ts';
import { apiFunctions } from '../shared/api-functions.ts';
import { dashboardPages } from '../shared/pages/dashboard-pages.ts';
import { beginsAsShell, dashboardRoot, type PageRow } from '../shared/pages/page-row.ts';
import { shopPages } from '../shared/pages/shop-pages.ts';
import { languageCodes } from '../shared/words/known-language.ts';
import type { HeaderRule, HostingConfig, Redirect, Rewrite } from './hosting-config.ts';

interface Address {
  host: string;
  port: number;
}

export interface FirebaseJson extends HostingConfig {
  emulators: Record<'auth' | 'firestore' | 'storage', Address>;
}

type Headers = Readonly<Record<string, string>>;

const globOf = ({ path }: PageRow) => path.replace(/:\w+/g, '*');

/** Pages of a single path segment share a pattern. */
function sourcesOf(pages: readonly PageRow[]): string[] {
  const globs = pages.map(globOf);
  const isOnePart = (glob: string) => /^\/[\w-]+$/.test(glob);
  const parts = globs.filter(isOnePart).map((glob) => glob.slice(1));
  return [`/@(${parts.join('|')})`, ...globs.filter((glob) => !isOnePart(glob))];
}

const shop = Object.values<PageRow>(shopPages);
const takesForm = (page: PageRow) => page.takesForm ?? false;
const rendered = sourcesOf(shop.filter((page) => page.rendered && !takesForm(page)));
const withShop = sourcesOf(shop.filter(beginsAsShell));
const withForm = sourcesOf(shop.filter(takesForm));
/** Desk pages, and the whole dashboard, which shows its own 404. */
const files = [...sourcesOf(shop.filter(({ layout }) => layout)), `${dashboardRoot}{,/**}`];
const scanning = Object.values<PageRow>(dashboardPages).filter(({ camera }) => camera);

/** Shoppers' pages in further languages. */
const anyLanguage = languageCodes.join('|');
const patternOf = ({ path }: PageRow) => path.slice(1).replace(/:\w+/g, '[^/]+');
const inLanguage = (language: string, pages: readonly PageRow[]) =>
  `^/(${language})/(${pages.map(patternOf).join('|')})$`;

/** Common guesses for a contact page lead to the page with the addresses. */
const redirects: Redirect[] = [
  { source: '/@(contact|contact-us|contacto|kontakt)', destination: '/about#contact', type: 302 },
];

const pagesFunction = { functionId: 'pages', region, pinTag: true };

const rewrites: Rewrite[] = [
  ...Object.entries(apiFunctions).map(([functionId, regex]) => ({ regex, function: { functionId, region } })),
  // For machines (feed-routes.ts).
  {
    regex: '^/(sitemap\\.xml|manifest\\.webmanifest|apple-touch-icon\\.png|(sitemaps|feeds|icons)/[^/]+)$',
    function: pagesFunction,
  },
  ...[...rendered, ...withShop].map((source) => ({ source, function: pagesFunction })),
  ...withForm.map((source) => ({ source, function: { ...pagesFunction, functionId: 'orders' } })),
  ...files.map((source) => ({ source, destination: '/app.html' })),
  {
    regex: inLanguage(anyLanguage, shop.filter(takesForm)),
    function: { ...pagesFunction, functionId: 'orders' },
  },
  // Also redirects from a language that is off.
  { regex: `^/(${anyLanguage})(/.*)?$`, function: pagesFunction },
];

/** Adds the emulators' addresses: firebase.json is for them, and a deploy removes them. */
function withEmulators(headers: Headers, { auth, firestore, storage }: FirebaseJson['emulators']): Headers {
  const added: Record<string, Address[]> = {
    'connect-src': [auth, firestore, storage],
    'frame-src': [auth],
  };
  const { 'Content-Security-Policy': policy = '' } = headers;
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ');
    return [directive, ...(added[name] ?? []).map(({ host, port }) => `http://${host}:${port}`)].join(' ');
  });
  return { ...headers, 'Content-Security-Policy': directives.join('; ') };
}

function rule(source: string, headers: Headers): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** The last matching rule wins. */
function headerRules(emulators: FirebaseJson['emulators']): HeaderRule[] {
  const cachedAMinute = { 'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=60' };
  const uncached = { 'Cache-Control': 'private, no-store' };
  return [
    // Not for the API, which sets its own headers, nor for Firebase's sign-in frame, which must be framed.
    rule('!/@(api|__){,/**}', withEmulators(pageHeaders, emulators)),
    ...scanning.map((page) => rule(globOf(page), withEmulators(scanningHeaders, emulators))),
    ...files.map((source) => rule(source, cachedAMinute)),
    // Extends the scope to the language's home page, which ends without a slash.
    rule(`/@(${anyLanguage})/sw.js`, { 'Service-Worker-Allowed': '/' }),
    rule('/404.html', uncached),
    rule('/assets/**', uncached),
  ];
}

export function withPages<Config extends FirebaseJson>(config: Config): Config {
  const headers = headerRules(config.emulators);
  return { ...config, hosting: { ...config.hosting, redirects, rewrites, headers } };
}
