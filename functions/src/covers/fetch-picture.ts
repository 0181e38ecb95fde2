import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { coverMaxBytes } from '../shared/book/cover.ts';
import type { CoverProblem } from '../shared/book/cover-copy.ts';

export class NoPicture extends Error {
  override readonly name = 'NoPicture';
  readonly problem: CoverProblem;

  constructor(problem: CoverProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** Ranges the library considers public, but reserved for tests, translation and documentation. */
const notPublic = ['198.18.0.0/15', '192.31.196.0/24', '192.52.193.0/24', '192.175.48.0/24'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);
/** The allocated part of IPv6, and ranges in it that reach no server, or one by its IPv4 address. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');
const notPublicIpv6 = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Prevents access to the project's own network and its metadata server. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return !notPublic.some((range) => address.match(range));
  return address.match(publicIpv6) && !notPublicIpv6.some((range) => address.match(range));
}

/** Access to the internet; tests replace it with a local server. */
export interface Outside {
  resolve: (host: string) => Promise<LookupAddress[]>;
  isPublic: (address: string) => boolean;
  request: (options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest;
}

const internet: Outside = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
  request,
};

const timeoutMs = 15_000;
/** Libraries and shops redirect from a book's address to its picture. */
const mostRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

/**
 * Resolves a host once and checks the address; the connection uses that address, whatever the name resolves to later
 * (DNS rebinding).
 */
async function checkedAddress(url: URL, { resolve, isPublic }: Outside): Promise<LookupAddress> {
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain) throw new NoPicture('refused');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  const [first] = addresses;
  // A name that also resolves to an internal address is refused.
  if (!first || !addresses.every(({ address }) => isPublic(address))) throw new NoPicture('refused');
  return first;
}

async function ask(url: URL, outside: Outside, signal: AbortSignal): Promise<IncomingMessage> {
  const { address, family } = await checkedAddress(url, outside);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const asked = outside.request(
      {
        // Connects to the checked address without resolving again; the certificate must match the name.
        host: address,
        family,
        port: 443,
        path: url.pathname + url.search,
        signal,
        ...(isIP(url.hostname) === 0 && !url.hostname.startsWith('[') && { servername: url.hostname }),
        // A separate connection, closed after the response.
        agent: new Agent({ keepAlive: false }),
        headers: {
          Host: url.host,
          Accept: 'image/*',
          'Accept-Encoding': 'identity',
          'User-Agent': 'Bookstore (copies covers of books)',
        },
        maxHeaderSize: 16_384,
      },
      resolve,
    );
    asked.on('error', reject);
    asked.end();
  });
}

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
  const { statusCode, headers } = answer;
  if (statusCode !== 200) throw new NoPicture('unreachable');
  if (!/^image\//i.test(headers['content-type'] ?? '')) throw new NoPicture('no-picture');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > coverMaxBytes) throw new NoPicture('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(start: URL, outside: Outside, signal: AbortSignal): Promise<Uint8Array> {
  let url = start;
  for (let left = mostRedirects; left >= 0; left -= 1) {
    const answer = await ask(url, outside, signal);
    try {
      const { location = '' } = answer.headers;
      if (!redirects.includes(answer.statusCode ?? 0)) return await bytesOf(answer);
      if (!URL.canParse(location, url.href)) break;
      url = new URL(location, url);
    } finally {
      answer.destroy();
    }
  }
  throw new NoPicture('unreachable');
}

/**
 * Fetches an address given by a person or a file: https and public addresses only, redirects included, within
 * {@link timeoutMs} and {@link coverMaxBytes}. The caller checks that the bytes are a picture.
 * @throws NoPicture
 */
export async function fetchPicture(address: string, outside = internet): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    if (!URL.canParse(address)) throw new NoPicture('refused');
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    // Also ends the wait for DNS, which no signal does.
    return await Promise.race([follow(new URL(address), outside, signal), ended]);
  } catch (error) {
    throw error instanceof NoPicture ? error : new NoPicture('unreachable', { cause: error });
  }
}
