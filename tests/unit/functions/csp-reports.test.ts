import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LocalServer, serveApi } from './local-server.ts';

const warn = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ write: vi.fn(), info: vi.fn(), warn }));

let server: LocalServer;

beforeAll(async () => {
  server = await serveApi();
});

afterAll(() => server.close());

function report(body: object, contentType = 'application/csp-report') {
  return fetch(`${server.address}/api/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: JSON.stringify(body),
  });
}

it('A report of a browser is logged without what may be personal, and only so many of them', async () => {
  const sent = {
    // As Safari does, and no other.
    type: 'csp-violation',
    url: 'https://shop.example/orders/secret',
    'csp-report': {
      'document-uri': 'https://shop.example/orders/secret?email=nora@example.com',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?token=secret',
      'line-number': 3,
      'status-code': 200,
    },
  };
  expect((await report(sent)).status).toBe(200);
  expect(warn.mock.calls).toEqual([
    [
      'A page broke the Content-Security-Policy',
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/orders' },
    ],
  ]);
  const long = {
    document: `https://shop.example/${'x'.repeat(9000)}`,
    blocked: `https://${'y'.repeat(9000)}/`,
  };
  await report({ 'csp-report': { 'document-uri': long.document, 'blocked-uri': long.blocked } });
  expect(warn.mock.lastCall?.[1]).toMatchObject({
    page: `/${'x'.repeat(39)}`,
    blocked: `https://${'y'.repeat(92)}`,
  });
  await Promise.all(Array.from({ length: 50 }, () => report(sent)));
  expect(warn).toHaveBeenCalledTimes(20);
});

it('Anything else than a report is refused', async () => {
  expect((await report({ 'csp-report': {} }, 'application/json')).status).toBe(415);
  expect((await report({ 'csp-report': { made: 'up' } })).status).toBe(400);
  expect((await report({ 'csp-report': { 'blocked-uri': 7 } })).status).toBe(400);
});
