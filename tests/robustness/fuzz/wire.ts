import { connect } from 'node:net';
import fc from 'fast-check';
import { functionOf } from '../../../functions/src/shared/api-functions.ts';
import { type Address, projectId } from '../../emulators/project.ts';
import { items, mostly } from './texts.ts';

/** Bytes that only look like a request, or are more than one; each character is a byte. */
export interface WireMessage {
  to: 'functions' | 'direct';
  bytes: string;
}

/** Header lines about the length of a body, or that break the head. */
const oddLines = [
  ...items(`Content-Length: 0 | Content-Length: 5 | Content-Length: 100000 | Content-Length: 99999999999999999999 |
    Content-Length: -1 | Content-Length: 1e3 | Content-Length: +13 | Content-Length: 13, 14 | Content-Length : 13 |
    Transfer-Encoding: chunked | Transfer-Encoding: chunked, identity | Transfer-Encoding: xchunked |
    Transfer-Encoding: gzip, chunked | X | : x | Expect: 100-continue | Connection: close, Content-Length`),
  'Content-Length: 13\r\nContent-Length: 5',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Upgrade: websocket\r\nConnection: Upgrade',
  ' Content-Length: 13',
  'X: y\n\nGET /api/admin HTTP/1.1',
  'X: a\0b',
  `X: ${'y'.repeat(20_000)}`,
  Array.from({ length: 300 }, (_, index) => `X-${index}: y`).join('\r\n'),
];

const bodies = [
  ...[
    '',
    '{"a":1}',
    '{"username":"admin","password":"guess"}',
    '5;x=y\r\n{"a":',
    'ffffffffffffffff1\r\nx',
    '-5\r\nx',
  ],
  '5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n',
  '0\r\n\r\nDELETE /api/books/emma HTTP/1.1\r\nHost: x\r\n\r\n',
  '\0\xff\xfe',
];

const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTP/2.0', 'http/1.1', ''];
const usualTargets = ['/api/books', '/api/orders', '/api/auth/admin'];
const targets = [...usualTargets, '/', '*', '/api/books?q=\xff', 'api/books', '?'];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'CONNECT', 'TRACE', 'BREW', 'get', ''];

/**
 * Messages with wrong lengths or broken lines, or that hide a second request. None goes through Hosting, whose emulator
 * answers some of them with a 500 of its own.
 */
export const wireMessages: fc.Arbitrary<WireMessage> = fc
  .record({
    to: fc.constantFrom<WireMessage['to'][]>('functions', 'direct'),
    method: mostly(fc.constant('POST'), fc.constantFrom(...methods), 1 / 5),
    target: mostly(fc.constantFrom(...usualTargets), fc.constantFrom(...targets), 1 / 5),
    version: mostly(fc.constant('HTTP/1.1'), fc.constantFrom(...versions), 1 / 7),
    host: mostly(fc.constant('Host: 127.0.0.1'), fc.constant('X-No: Host'), 1 / 10),
    odd: fc.subarray(oddLines, { minLength: 1, maxLength: 2 }),
    body: fc.constantFrom(...bodies),
  })
  .map(({ to, method, target, version, host, odd, body }) => {
    const prefix =
      to === 'functions' && target.startsWith('/') ? `/${projectId}/us-central1/${functionOf(target)}` : '';
    const head = [`${method} ${prefix}${target} ${version}`, host, 'Content-Type: application/json', ...odd];
    return { to, bytes: `${head.join('\r\n')}\r\n\r\n${body}` };
  });

/** How long a server may take over a message that it cannot understand, in milliseconds. */
const timeout = 20_000;

/** Sends bytes, ends the sending side, and returns everything that came back; '' when the server just hung up. */
export function sendBytes({ bytes }: WireMessage, target: Address): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ ...target, allowHalfOpen: true });
    socket.setTimeout(timeout, () => socket.destroy(new Error('The server neither answered nor hung up')));
    socket.setEncoding('latin1').on('data', (text) => {
      received += text;
    });
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(received));
    socket.on('error', (error) => {
      // A server may reset such a connection; what it answered before counts.
      if ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')) resolve(received);
      else reject(error);
    });
    socket.end(Buffer.from(bytes, 'latin1'));
  });
}

/** The statuses of all answers within what came back. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
}
