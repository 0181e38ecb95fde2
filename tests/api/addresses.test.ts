import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { shopAddress } from '../emulators/project.ts';
import { call, refusal } from './shop-api.ts';

/** Sends an address exactly as it is; fetch would tidy it up. */
function callRaw(
  path: string,
): Promise<{ status: number | undefined; type: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shopAddress);
    const sending = request({ hostname, port, path }, (answer) => {
      const { statusCode: status, headers } = answer;
      text(answer).then((body) => resolve({ status, type: headers['content-type'], body }), reject);
    });
    sending.on('error', reject);
    sending.end();
  });
}

describe('addresses', () => {
  it.each(['/api/books/..', '/api/books/..%2F..%2Fadmin', '/api//books', '/api/.hidden'])(
    'have nothing at %s',
    async (path) => {
      const { status, type, body } = await callRaw(path);
      expect({ status, type }).toEqual({ status: 404, type: 'application/json; charset=utf-8' });
      expect(JSON.parse(body)).toMatchObject({ error: { code: 'not-found' } });
    },
  );

  it.each(['/api/books/%2e%2e%2fadmin', '/api/books?q=%ff', '/api/orders/email/%C3'])(
    'never answer with a stack or a page: %s',
    async (path) => {
      const { body } = await callRaw(path);
      expect(body).not.toMatch(/<html|\bat .*\.js:\d/);
    },
  );

  it.each([
    ['/api/covers/%6eone.avif/preview', '/api/covers/none.avif/preview'],
    ['/api/books?limit=01&after=', '/api/books?limit=1'],
  ])('lead from %s to the one that caches know', async (path, own) => {
    const { status, headers } = await fetch(shopAddress + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, own]);
  });

  it.each([
    ['PUT', '/api/books'],
    ['POST', '/api/books/emma'],
    ['DELETE', '/api/orders'],
    ['PATCH', '/api/admin'],
  ])('do not hear %s %s', async (method, path) => {
    const answer = await call(method, path);
    expect(refusal(answer)).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(answer.headers.get('allow')).toMatch(/GET|POST/);
  });

  it('let no browser guess what an answer is', async () => {
    const { headers } = await call('GET', '/api/nothing');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('bodies', () => {
  const login = (body: string, headers: Record<string, string>) =>
    call('POST', '/api/auth/admin', { body, headers });

  it.each([
    ['{bad', {}, 400, 'malformed-json'],
    ['', {}, 400, 'malformed-json'],
    ['[1]', {}, 400, 'malformed-json'],
    ['{}', { 'content-type': 'text/plain' }, 415, 'unsupported-media-type'],
    ['a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported-media-type'],
    ['{}', { 'content-encoding': 'gzip' }, 415, 'unsupported-media-type'],
    [`{"username":"${'x'.repeat(40_000)}"}`, {}, 413, 'body-too-large'],
  ])('are refused in the shop’s own words: %.20s %j', async (body, headers, status, code) => {
    expect(refusal(await login(body, headers))).toMatchObject({ status, code });
  });
});
