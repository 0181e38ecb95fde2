import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiHeaders, demoAuthDomain, pageHeaders } from '../../../functions/src/http/security-headers.ts';
import { forProject, type HostingConfig } from '../../../functions/src/maintenance/hosting-config.ts';
import { hostOf, root } from '../../emulators/project.ts';

const firebaseJson: HostingConfig = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
const { hosting } = firebaseJson;
const policy = pageHeaders['Content-Security-Policy'] ?? '';

/** Everything of Hosting's but the API, which sets its own, and Firebase's own addresses: the sign-in's frame. */
const everyPage = '!/@(api|__){,/**}';

function headersOfPages(config: HostingConfig): Record<string, string> {
  const rule = config.hosting.headers.find(({ source }) => source === everyPage);
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
}

describe('the security headers', () => {
  it('are the same in firebase.json and in the functions', () => {
    expect(headersOfPages(forProject(firebaseJson, demoAuthDomain))).toEqual(pageHeaders);
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
  it('asks for rendered pages or serves the shell at every page’s address, and not found at all others', async () => {
    const { paths } = await import('../../../web/src/config/paths.ts');
    const rendered = ['/', '/books/*', '/search', '/browse{,/*}', '/authors/*'];
    const pages = Object.values(paths)
      .filter((page) => typeof page === 'string')
      .filter((page) => !page.includes(':') && !page.startsWith('/dashboard'))
      .filter((page) => !rendered.some((source) => source.replace('{,/*}', '') === page));
    const known = `/@(${pages
      .map((page) => page.slice(1))
      .sort()
      .join('|')})`;
    const sources = hosting.rewrites.map(({ source }) => source);
    expect(sources).toEqual([undefined, ...rendered, known, '/orders/*', '/dashboard{,/**}']);
    expect(hosting.headers.map(({ source }) => source)).toEqual([
      everyPage,
      known,
      '/orders/*',
      '/dashboard{,/**}',
      '/404.html',
      '/assets/**',
    ]);
  });
});
