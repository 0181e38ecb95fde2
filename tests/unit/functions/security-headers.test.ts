import { expect, it } from 'vitest';
import { forProject, type HostingConfig } from '../../../functions/src/deploy/hosting-config.ts';
import {
  apiHeaders,
  demoAuthDomain,
  pageHeaders,
  scanningHeaders,
} from '../../../functions/src/platform/http/security-headers.ts';
import { dashboardPages } from '../../../functions/src/shared/pages/dashboard-pages.ts';
import { read } from '../../fixtures/repository-files.ts';

const firebaseJson: HostingConfig = JSON.parse(read('firebase.json'));
const policy = pageHeaders['Content-Security-Policy'] ?? '';

/** Everything of Hosting's but the API, which sets its own, and Firebase's own addresses: the sign-in's frame. */
const everyPage = '!/@(api|__){,/**}';

/** A book's form, which scans its ISBN; the last rule counts. */
const scanningPage = dashboardPages.addBook.path;

function headersOfPages(config: HostingConfig, pages = everyPage): Record<string, string> {
  const rule = config.hosting.headers.find(({ source }) => source === pages);
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
}

it('The security headers are the same in firebase.json and in the functions', () => {
  expect(headersOfPages(forProject(firebaseJson, demoAuthDomain, 'us-central1'))).toEqual(pageHeaders);
});

it('The security headers let pages that scan use the camera and WebAssembly, and no others', () => {
  const scanning = headersOfPages(forProject(firebaseJson, demoAuthDomain, 'us-central1'), scanningPage);
  expect(scanning).toEqual(scanningHeaders);
  expect(scanning['Permissions-Policy']).toContain('camera=(self)');
  expect(scanning['Content-Security-Policy']).toContain("script-src 'self' 'wasm-unsafe-eval' ");
  expect(JSON.stringify([pageHeaders, apiHeaders])).not.toMatch(/camera=\(self\)|wasm/);
});

it('The security headers name no emulator where the shop is deployed', () => {
  expect(JSON.stringify([pageHeaders, apiHeaders])).not.toMatch(/127\.0\.0\.1|localhost|http:/);
});

it('The security headers allow no script but the shop’s own, three inside its pages by their hashes, and Google’s', () => {
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '));
  expect(scripts?.replace(/'sha256-[\w+/]{43}='/g, '<hash>')).toBe(
    "script-src 'self' <hash> <hash> <hash> https://apis.google.com/js/ https://apis.google.com/_/scs/",
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
});
