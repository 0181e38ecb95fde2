import { connect } from 'node:net';
import fc from 'fast-check';
import { projectId } from '../../emulators/project.ts';
import type { Doors } from './sending.ts';

/** Bytes that only look like a request, or are more than one; each character is a byte. */
export interface WireMessage {
  to: 'functions' | 'alone';
  bytes: string;
}

const lengths = [
  'Content-Length: 0',
  'Content-Length: 5',
  'Content-Length: 100000',
  'Content-Length: 99999999999999999999',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: +13',
  'Content-Length: 13, 14',
  'Content-Length: 13\r\nContent-Length: 5',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: gzip, chunked',
  ' Content-Length: 13',
  'Content-Length : 13',
  'X: y\n\nGET /api/admin HTTP/1.1',
  'X: a\0b',
  'X',
  ': x',
  `X: ${'y'.repeat(20_000)}`,
  Array.from({ length: 300 }, (_, index) => `X-${index}: y`).join('\r\n'),
  'Expect: 100-continue',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Connection: close, Content-Length',
];

const bodies = [
  '',
  '{"a":1}',
  '{"username":"admin","password":"guess"}',
  '5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n',
  '5;x=y\r\n{"a":',
  'ffffffffffffffff1\r\nx',
  '-5\r\nx',
  '0\r\n\r\nDELETE /api/books/emma HTTP/1.1\r\nHost: x\r\n\r\n',
  '\0\xff\xfe',
];

const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTP/2.0', 'http/1.1', ''];
const targets = [
  '/api/books',
  '/api/orders',
  '/api/auth/admin',
  '/',
  '*',
  '/api/books?q=\xff',
  'api/books',
  '?',
];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'CONNECT', 'TRACE', 'BREW', 'get', ''];

/**
 * Messages whose lengths lie, whose lines are broken, or that hide a second request. Hosting's emulator would be
 * judged here, not the shop: it answers some of them with a 500 of its own.
 */
export const wireMessages: fc.Arbitrary<WireMessage> = fc
  .record({
    to: fc.constantFrom<WireMessage['to'][]>('functions', 'alone'),
    method: fc.oneof({ arbitrary: fc.constant('POST'), weight: 4 }, fc.constantFrom(...methods)),
    target: fc.oneof(
      { arbitrary: fc.constantFrom(...targets.slice(0, 3)), weight: 4 },
      fc.constantFrom(...targets),
    ),
    version: fc.oneof({ arbitrary: fc.constant('HTTP/1.1'), weight: 6 }, fc.constantFrom(...versions)),
    host: fc.oneof({ arbitrary: fc.constant('Host: 127.0.0.1'), weight: 9 }, fc.constant('X-No: Host')),
    odd: fc.subarray(lengths, { minLength: 1, maxLength: 2 }),
    body: fc.constantFrom(...bodies),
  })
  .map(({ to, method, target, version, host, odd, body }) => {
    const prefix = to === 'functions' && target.startsWith('/') ? `/${projectId}/us-central1/api` : '';
    const head = [`${method} ${prefix}${target} ${version}`, host, 'Content-Type: application/json', ...odd];
    return { to, bytes: `${head.join('\r\n')}\r\n\r\n${body}` };
  });

/** How long a server may think about a message that it cannot understand, in milliseconds. */
const patience = 20_000;

/** Sends bytes, ends the sending side, and returns everything that came back; '' when the server just hung up. */
export function sendBytes({ to, bytes }: WireMessage, doors: Doors): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = '';
    const socket = connect({ ...doors[to], allowHalfOpen: true });
    socket.setTimeout(patience, () => socket.destroy(new Error('The server neither answered nor hung up')));
    socket.setEncoding('latin1').on('data', (text) => {
      told += text;
    });
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(told));
    socket.on('error', (error) => {
      // A server may cut off who sends such things; what it said before counts.
      if ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')) resolve(told);
      else reject(error);
    });
    socket.end(Buffer.from(bytes, 'latin1'));
  });
}

/** The statuses of all answers within what came back. */
export function statusesIn(told: string): number[] {
  return [...told.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
}
