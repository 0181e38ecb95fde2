import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { forProject, type HostingConfig } from '../../../functions/src/deploy/hosting-config.ts';
import {
  apiHeaders,
  demoAuthDomain,
  pageHeaders,
  scanningHeaders,
} from '../../../functions/src/platform/http/security-headers.ts';
import { hostOf, root } from '../../emulators/project.ts';

const firebaseJson: HostingConfig = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
const { hosting } = firebaseJson;
const policy = pageHeaders['Content-Security-Policy'] ?? '';

/** Everything of Hosting's but the API, which sets its own, and Firebase's own addresses: the sign-in's frame. */
const everyPage = '!/@(api|__){,/**}';

/** Where a form of a book scans its ISBN; the rule that comes last counts. */
const scanningPages = '/dashboard/{add-new-book,edit-book/*,drafts/*}';

function headersOfPages(config: HostingConfig, pages = everyPage): Record<string, string> {
  const rule = config.hosting.headers.find(({ source }) => source === pages);
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
}

describe('the security headers', () => {
  it('are the same in firebase.json and in the functions', () => {
    expect(headersOfPages(forProject(firebaseJson, demoAuthDomain))).toEqual(pageHeaders);
  });

  it('let pages that scan use the camera and WebAssembly, and no others', () => {
    const scanning = headersOfPages(forProject(firebaseJson, demoAuthDomain), scanningPages);
    expect(scanning).toEqual(scanningHeaders);
    expect(scanning['Permissions-Policy']).toContain('camera=(self)');
    expect(scanning['Content-Security-Policy']).toContain("script-src 'self' 'wasm-unsafe-eval' ");
    expect(JSON.stringify([pageHeaders, apiHeaders])).not.toMatch(/camera=\(self\)|wasm/);
  });

  it('name no emulator where the shop is deployed', () => {
    expect(JSON.stringify([pageHeaders, apiHeaders])).not.toMatch(/127\.0\.0\.1|localhost|http:/);
  });

  it('allow no script but the shop’s own, one inside its pages by its hash, and Google’s', () => {
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '));
    expect(scripts?.replace(/'sha256-[\w+/]{43}='/, '<hash>')).toBe(
      "script-src 'self' <hash> https://apis.google.com/js/ https://apis.google.com/_/scs/",
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('let the browser reach the emulators on this computer, and nothing else more', () => {
    const { 'Content-Security-Policy': local = '' } = headersOfPages(firebaseJson);
    const added = local
      .split('; ')
      .map((directive, index) => directive.slice(policy.split('; ')[index]?.length))
      .filter((addition) => addition !== '');
    expect(added).toEqual([
      ` http://${hostOf('storage')}`,
      ` http://${hostOf('auth')} http://${hostOf('firestore')} http://${hostOf('storage')}`,
      ` http://${hostOf('auth')}`,
    ]);
  });
});

describe('Hosting', () => {
  it('asks for the pages that come with their content, and serves the shell at all others’ addresses', async () => {
    const { paths } = await import('../../../web/src/config/paths.ts');
    const rendered: string[] = [paths.about, paths.privacy, paths.search, paths.terms];
    const pages = Object.values(paths)
      .filter((page) => typeof page === 'string')
      .filter((page) => page !== '/' && page !== paths.browse && !page.startsWith('/dashboard'));
    const oneOf = (some: readonly string[]) => `/@(${some.map((page) => page.slice(1)).join('|')})`;
    const shells = oneOf(pages.filter((page) => !rendered.includes(page)).sort());
    expect(hosting.rewrites.map(({ source, regex }) => source ?? regex)).toEqual([
      '^/api(/.*)?$',
      '/',
      '/books/*',
      '^/(sitemap\\.xml|(sitemaps|feeds)/[^/]+)$',
      oneOf(rendered),
      '/browse{,/*}',
      '/authors/*',
      shells,
      '/orders/*',
      '/dashboard{,/**}',
    ]);
    expect(hosting.headers.map(({ source }) => source)).toEqual([
      everyPage,
      scanningPages,
      shells,
      '/orders/*',
      '/dashboard{,/**}',
      '/404.html',
      '/assets/**',
    ]);
  });
});
