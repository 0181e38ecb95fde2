import type { CookieOptions } from 'express';
import type { AccessTo, Answer, Body, CallName, Header, Params, Query } from '../../shared/api-calls.ts';
import type { Callers } from '../../shared/callers.ts';
import type { ClientAddress } from '../rate-limit/client-address.ts';
import { versionTag } from './versions.ts';

export interface Client extends ClientAddress {
  /** The whole Cookie header, or ''. */
  cookies: string;
}

/** Validated; the caller may make the call. */
export interface HandlerRequest<Name extends CallName> {
  params: Params<Name>;
  query: Query<Name>;
  body: Body<Name>;
  header: (name: Header<Name>) => string | undefined;
  caller: Callers[AccessTo<Name>];
  client: Client;
  /** Aborted when the caller has gone or the time is up. */
  signal: AbortSignal;
}

interface ReplyOptions {
  status?: number;
  /** Where the call has several content types. */
  type?: string;
  /** Cache-Control, where browsers too may keep the answer. */
  caching?: string;
  etag?: string;
  next?: string;
  cookie?: { name: string; value: string; options: CookieOptions };
}

export class Reply<Value> {
  readonly value: Value;
  readonly options: ReplyOptions;

  constructor(value: Value, options: ReplyOptions = {}) {
    this.value = value;
    this.options = options;
  }
}

export function tagged<Value extends { version: number }>(value: Value, status = 200): Reply<Value> {
  return new Reply(value, { status, etag: versionTag(value.version) });
}

/** Parts keep memory flat at any length. */
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

export type Handlers = {
  readonly [Name in CallName]: (request: HandlerRequest<Name>) => Promise<HandlerResult<Name>>;
};
