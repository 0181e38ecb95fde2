import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchPicture, isPublicAddress } from '../../../functions/src/covers/fetch-picture.ts';
import { serveOutside } from '../../fixtures/outside.ts';

const answers: Record<string, (response: ServerResponse) => unknown> = {
  '/emma.png': (response) => response.setHeader('Content-Type', 'image/png').end('picture'),
  '/page': (response) => response.setHeader('Content-Type', 'text/html').end('<html>'),
  '/large': (response) =>
    response.setHeader('Content-Type', 'image/png').end(Buffer.alloc(5 * 1024 * 1024 + 1)),
  '/gone': (response) => response.writeHead(404).end(),
  '/broken': (response) => response.destroy(),
  '/cut': (response) => {
    response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': 99 }).write('pic');
    setImmediate(() => response.destroy());
  },
  '/moved': (response) => response.writeHead(302, { Location: '/emma.png' }).end(),
  '/round': (response) => response.writeHead(302, { Location: '/round' }).end(),
  '/nowhere': (response) => response.writeHead(302, { Location: 'https://' }).end(),
  '/inside': (response) => response.writeHead(302, { Location: 'https://169.254.169.254/' }).end(),
  '/plain': (response) => response.writeHead(302, { Location: 'http://covers.example/emma.png' }).end(),
  '/file': (response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
};
const asked: (string | undefined)[] = [];
const { outside, close } = await serveOutside((request, response) => {
  asked.push(request.url);
  expect(request.headers).toMatchObject({ host: 'covers.example' });
  expect(request.headers).not.toHaveProperty('authorization');
  expect(request.headers).not.toHaveProperty('cookie');
  answers[request.url ?? '']?.(response);
});
afterAll(close);
beforeEach(() => {
  asked.length = 0;
});

const at = (path: string) => `https://covers.example${path}`;
const expectNone = (address: string, problem: string, from: typeof outside = outside) =>
  expect(fetchPicture(address, from)).rejects.toMatchObject({ problem });

it.each(['/emma.png', '/moved'])(
  'A picture from outside is fetched from where its address leads: %s',
  async (path) => {
    expect(Buffer.from(await fetchPicture(at(path), outside)).toString()).toBe('picture');
    expect(asked.at(-1)).toBe('/emma.png');
  },
);

it.each([
  ['/page', 'no-picture'],
  ['/large', 'too-large'],
  ['/gone', 'unreachable'],
  ['/broken', 'unreachable'],
  ['/cut', 'unreachable'],
  ['/round', 'unreachable'],
  ['/nowhere', 'unreachable'],
  ['/inside', 'refused'],
  ['/plain', 'refused'],
  ['/file', 'refused'],
])('A picture from outside is none at %s: %s', async (path, problem) => {
  await expectNone(at(path), problem);
  expect(asked.length).toBeLessThanOrEqual(4);
});

it('A picture from outside is none when its server says nothing for too long', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  await expectNone(at('/emma.png'), 'unreachable');
});

it.each([
  'http://covers.example/emma.png',
  'https://covers.example:8443/emma.png',
  'https://user:word@covers.example/emma.png',
  'ftp://covers.example/emma.png',
  'data:image/png;base64,AAAA',
  'https://',
  ...'127.0.0.1 2130706433 0x7f.1 0177.0.0.1 127.1 0 10.0.0.1 169.254.169.254 metadata.google.internal'
    .concat(' [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [fd00:ec2::254] [64:ff9b::a9fe:a9fe]')
    .split(' ')
    .map((host) => `https://${host}/emma.png`),
])('What leads inside is refused unasked: %s', async (address) => {
  const request = vi.fn(outside.request);
  const strict = { ...outside, request, isPublic: isPublicAddress };
  await expectNone(address, 'refused', strict);
  expect(request).not.toHaveBeenCalled();
});

it('What leads inside is refused where one of the addresses of a name is inside, and the checked one alone is connected to', async () => {
  const resolve = vi.fn(async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ]);
  const request = vi.fn(outside.request);
  const strict = { resolve, request, isPublic: isPublicAddress };
  await expectNone(at('/emma.png'), 'refused', strict);
  expect(request).not.toHaveBeenCalled();
  resolve.mockResolvedValueOnce([{ address: '8.8.8.8', family: 4 }]);
  request.mockImplementationOnce((options, onAnswer) => {
    expect(options).toMatchObject({ host: '8.8.8.8', port: 443, servername: 'covers.example' });
    return outside.request({ ...options, host: '127.0.0.1' }, onAnswer);
  });
  await fetchPicture(at('/emma.png'), strict);
  expect(resolve).toHaveBeenCalledTimes(2);
});

const inside = `0.0.0.0 10.1.2.3 100.64.0.1 127.255.0.1 169.254.169.254 172.31.0.1 192.0.0.8 192.0.2.1
    192.88.99.1 192.168.1.1 198.19.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255
    :: ::1 ::7f00:1 ::ffff:10.0.0.1 ::ffff:0:a00:1 64:ff9b::a00:1 64:ff9b:1::a00:1 2002:a00:1:: 2001:0:1::1
    2001:20::1 2001:db8::1 3fff::1 5f00::1 100::1 fe80::1 fe80::1%eth0 fec0::1 fc00::1 fd00::1 ff02::1
    localhost 8.8.8 010.8.8.8`;
it.each(['', ...inside.split(/\s+/)])('The address %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2001:4860:4860::8888', '::ffff:8.8.8.8'])(
  'The address %s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
