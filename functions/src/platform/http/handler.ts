import type { CookieOptions } from 'express';
import type { AccessTo, Answer, Body, CallName, Header, Params, Query } from '../../shared/api-calls.ts';
import type { Callers } from '../../shared/callers.ts';
import type { ClientAddress } from '../rate-limit/client-address.ts';
import { versionTag } from './versions.ts';

/** Where a call comes from, for the limits on signing in. */
export interface Client extends ClientAddress {
  /** The whole Cookie header; '' when there is none. */
  cookies: string;
}

/** A call as its handler gets it: everything is validated, and the caller may make it. */
export interface HandlerRequest<Name extends CallName> {
  params: Params<Name>;
  query: Query<Name>;
  body: Body<Name>;
  header: (name: Header<Name>) => string | undefined;
  caller: Callers[AccessTo<Name>];
  client: Client;
  /** Aborted when the caller has gone, or the time is up: work stops then. */
  signal: AbortSignal;
}

interface ReplyOptions {
  status?: number;
  /** The type of the answer, where the call has several. */
  type?: string;
  /** For how long browsers and Hosting's CDN keep it, where that is longer than the CDN alone does. */
  caching?: string;
  /** The ETag of what is answered. */
  etag?: string;
  /** The address with which a list goes on. */
  next?: string;
  cookie?: { name: string; value: string; options: CookieOptions };
}

/** An answer with more than its value: a status other than 200, an ETag or a cookie. */
export class Reply<Value> {
  readonly value: Value;
  readonly options: ReplyOptions;

  constructor(value: Value, options: ReplyOptions = {}) {
    this.value = value;
    this.options = options;
  }
}

/** What has a version, with that as its ETag. */
export function tagged<Value extends { version: number }>(value: Value, status = 200): Reply<Value> {
  return new Reply(value, { status, etag: versionTag(value.version) });
}

/** A list may also be answered row by row, and a text or a file piece by piece, so that memory stays flat at any length. */
type Rows<Value> = Value extends readonly (infer Row)[]
  ? AsyncIterable<Row>
  : Value extends string
    ? AsyncIterable<string>
    : Value extends Uint8Array
      ? AsyncIterable<Buffer>
      : never;

export type HandlerResult<Name extends CallName> =
  | Answer<Name>
  | Rows<Answer<Name>>
  | Reply<Answer<Name> | Rows<Answer<Name>>>;

/** Each answers one call of the contract, or throws an ApiError. */
export type Handlers = {
  readonly [Name in CallName]: (request: HandlerRequest<Name>) => Promise<HandlerResult<Name>>;
};
