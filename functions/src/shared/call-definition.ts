import { mixed, object, type Schema } from 'yup';
import type { Capability } from './people/roles.ts';

/**
 * 'public': every caller. 'shopper': a signed-in shopper. A capability: a person of the dashboard with an open session
 * and a role that has it; every role has 'admin'. 'public or admin': every caller, and the handler learns of such a
 * person. 'signed': the handler gets the body as it was sent and verifies its signature.
 */
export type Access = 'public' | 'signed' | 'public or admin' | 'shopper' | Capability | 'shopper or orders';

export interface BodyRule {
  contentType: string;
  /** The largest. */
  bodyKiB: number;
}

export interface CallDefinition<Who extends Access, Query extends object, Body, Header extends string>
  extends BodyRule {
  access: Who;
  query: Schema<Query>;
  body: Schema<Body>;
  /** Of a successful answer. */
  answerType:
    | 'application/json'
    | 'text/csv'
    | 'text/csv; charset=windows-1252'
    | 'image/jpeg'
    | 'application/pdf'
    | 'application/xml'
    | 'application/zip';
  /** Headers that the call reads, beside Authorization. */
  headers: readonly Header[];
  /** Seconds for which Hosting's CDN may keep the answer, unless the admin sends `?fresh=…`; 0: not at all. */
  cdnSeconds: number;
  /** Requires a Firebase App Check token where the shop has turned App Check on. */
  appCheck: boolean;
}

export interface Call<Answer, Who extends Access, Query extends object, Body, Header extends string>
  extends CallDefinition<Who, Query, Body, Header> {
  /** Never set: carries the type of the answer. */
  readonly answer?: Answer;
}

export const noBody: Schema<undefined> = mixed<never>();

/** No query parameters unless a schema names them. */
const defaults = {
  query: object({}),
  body: noBody,
  contentType: 'application/json',
  bodyKiB: 32,
  answerType: 'application/json',
  headers: [],
  cdnSeconds: 0,
  appCheck: false,
};

type Line<Query extends object, Body, Header extends string> = Partial<
  Omit<CallDefinition<Access, Query, Body, Header>, 'access'>
>;

/** Curried, because TypeScript cannot take one type argument (the answer) and infer the others. */
export function callsBy<Who extends Access>(access: Who, shared: Line<object, never, never> = {}) {
  return function answering<Answer>() {
    function line<
      Query extends object = Record<never, never>,
      Body = undefined,
      const Header extends string = never,
    >(special?: Line<Query, Body, Header>): Call<Answer, Who, Query, Body, Header>;
    function line(special: object = {}): object {
      return { ...defaults, ...shared, ...special, access };
    }
    return line;
  };
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
type Method = (typeof methods)[keyof typeof methods];

/** 'GET /api/books' → { method: 'get', path: '/api/books' } */
export function methodAndPath(name: string): { method: Method; path: string } {
  const [verb, path] = name.split(' ');
  const method = Object.entries(methods).find(([one]) => one === verb)?.[1];
  if (!method || !path) throw new Error(`${name} is no method and path`);
  return { method, path };
}
