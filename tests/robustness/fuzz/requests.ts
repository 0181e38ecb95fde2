import fc from 'fast-check';
import type { Body } from './bodies.ts';
import { type Header, headersWith } from './headers.ts';
import { mostly } from './texts.ts';

/**
 * How a request reaches the shop: through Hosting as a browser's, straight to the function, or to the API in a process
 * of its own with nothing in front of it.
 */
export type Via = 'hosting' | 'functions' | 'direct';

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

type Unsent = Omit<FuzzRequest, 'via'>;

interface RequestParts {
  method: string;
  path: fc.Arbitrary<string>;
  calledFunction?: FuzzRequest['calledFunction'];
  query?: fc.Arbitrary<string>;
  /** Bearer tokens that open the endpoint. */
  tokens?: fc.Arbitrary<string>;
  headers?: fc.Arbitrary<readonly Header[]>;
  contentType?: string;
  bodies?: fc.Arbitrary<Body>;
}

const otherMethods = 'HEAD OPTIONS PATCH PUT POST DELETE GET PROPFIND TRACE QUERY'.split(' ');
/** Headers between two neighbours, which a proxy handles itself. */
const hopByHop = 'connection te trailer upgrade expect keep-alive proxy-authorization'.split(' ');

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** Whether Hosting passes an address on: no part of it climbs, or is too long for a file's name. */
function isPassedOn(path: string): boolean {
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
 * with a plain 500 of its own where a GET has a body and for rare methods.
 */
function isCarriedByHosting({ method, path, body, headers }: Unsent): boolean {
  return (
    isPassedOn(path) &&
    !(body && ['GET', 'HEAD'].includes(method)) &&
    !headers.some(([name]) => hopByHop.includes(name.toLowerCase())) &&
    !['PROPFIND', 'TRACE', 'QUERY'].includes(method)
  );
}

/**
 * The way most like a browser's that carries a request. The Functions emulator answers percent signs that decode to
 * nothing with a page of its own, stack included.
 */
function wayOf(request: Unsent, chance: number): Via {
  if (!isDecodable(request.path)) return 'direct';
  return chance === 0 || !isCarriedByHosting(request) ? 'functions' : 'hosting';
}

/** Requests of an endpoint: mostly as it expects them but for their body and path, sometimes misleading. */
export function requestsOf(parts: RequestParts): fc.Arbitrary<FuzzRequest> {
  const { method, path, calledFunction = 'api', query = fc.constant(''), bodies } = parts;
  return fc
    .record({
      method: mostly(fc.constant(method), fc.constantFrom(...otherMethods), 1 / 31),
      path: fc.tuple(path, query).map((both) => both.join('')),
      headers: headersWith(parts),
      chance: fc.nat(9),
      body: bodies ?? fc.constant(undefined),
    })
    .map(({ chance, body, path: address, ...rest }): FuzzRequest => {
      // The pages need their bundle beside them, so that nothing carries such an address to them.
      const isUndeliverable = calledFunction === 'pages' && !isDecodable(address);
      const sent = isUndeliverable ? address.replaceAll('%', '%25') : address;
      const request = { calledFunction, ...rest, path: sent, ...(body ? { body } : {}) };
      return { via: wayOf(request, chance), ...request };
    });
}
