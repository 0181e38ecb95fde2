import fc from 'fast-check';
import type { Body } from './bodies.ts';
import { type Header, headersWith } from './headers.ts';

/** 'hosting' as a browser would; 'functions' straight to the function; 'alone' to the API with nothing before it. */
export type Via = 'hosting' | 'functions' | 'alone';

/** A request exactly as it is sent. */
export interface FuzzRequest {
  via: Via;
  calledFunction: 'api' | 'pages';
  method: string;
  /** Path and query, as they stand in the request's first line. */
  path: string;
  headers: readonly Header[];
  body?: Body;
}

interface RequestParts {
  method: string;
  path: fc.Arbitrary<string>;
  calledFunction?: FuzzRequest['calledFunction'];
  query?: fc.Arbitrary<string>;
  /** Bearer tokens that open the endpoint. */
  tokens?: fc.Arbitrary<string>;
  headers?: fc.Arbitrary<readonly Header[]>;
  bodies?: fc.Arbitrary<Body>;
}

const otherMethods = [
  'HEAD',
  'OPTIONS',
  'PATCH',
  'PUT',
  'POST',
  'DELETE',
  'GET',
  'PROPFIND',
  'TRACE',
  'QUERY',
];

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** The addresses that Hosting hands on, as it reads them: nothing that climbs, no part too long for a file name. */
function isHandedOn(path: string): boolean {
  const [address = ''] = path.split('?');
  const parts = decodeURIComponent(address).split('/').slice(1);
  return (
    /^\/(?:api\/|books\/|$)/.test(address) &&
    parts.every((part, index) => part !== '' || index === parts.length - 1) &&
    parts.every((part) => Buffer.byteLength(part) <= 255 && !/^\.|\\|\0/.test(part))
  );
}

/**
 * Whether Firebase's Hosting emulator can carry a request. It answers what is not in the shop's addresses itself, and
 * a plain 500 of its own, before the shop hears anything, where a GET has a body and for rare methods.
 */
function isCarriedByHosting({ method, path, body, headers }: Omit<FuzzRequest, 'via'>): boolean {
  const isPlainBody = !body || !['GET', 'HEAD'].includes(method);
  const isBetweenEnds = headers.every(([name]) => !hopByHop.has(name.toLowerCase()));
  return isHandedOn(path) && isPlainBody && isBetweenEnds && !['PROPFIND', 'TRACE', 'QUERY'].includes(method);
}

/**
 * The nearest thing to a browser's way that carries a request. The Functions emulator answers percent signs that
 * decode to nothing with a page of its own, stack included.
 */
function wayOf(request: Omit<FuzzRequest, 'via'>, chance: number): Via {
  if (!isDecodable(request.path)) return 'alone';
  return chance === 0 || !isCarriedByHosting(request) ? 'functions' : 'hosting';
}

/** Headers between two neighbours, which a proxy handles itself. */
const hopByHop = new Set([
  'connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'keep-alive',
  'proxy-authorization',
]);

/** Requests of an endpoint: mostly as it expects them but for their body and path, now and then with tricks. */
export function requestsOf(parts: RequestParts): fc.Arbitrary<FuzzRequest> {
  const { method, path, calledFunction = 'api', query = fc.constant(''), bodies } = parts;
  const methods = fc.oneof(
    { arbitrary: fc.constant(method), weight: 30 },
    { arbitrary: fc.constantFrom(...otherMethods), weight: 1 },
  );
  return fc
    .record({
      method: methods,
      path: fc.tuple(path, query).map(([address, question]) => address + question),
      headers: headersWith(parts),
      chance: fc.nat(9),
      body: bodies ?? fc.constant(undefined),
    })
    .map(({ chance, body, path: address, ...rest }): FuzzRequest => {
      // The pages need their bundle beside them, so nothing carries such an address to them.
      const isLost = calledFunction === 'pages' && !isDecodable(address);
      const sent = isLost ? address.replaceAll('%', '%25') : address;
      const request = { calledFunction, ...rest, path: sent, ...(body ? { body } : {}) };
      return { via: wayOf(request, chance), ...request };
    });
}
