import { mixed, object, type Schema } from 'yup';
import type { Capability } from './people/roles.ts';

/**
 * Who may call: 'public' is every caller, 'shopper' a signed-in shopper, a capability a person of the dashboard with an
 * open session and a role that has it. Every role has 'admin'. 'public or admin' is every caller, and knows such a person.
 * 'signed' is who has signed the body: its handler gets that as it was sent, and looks at the signature.
 */
export type Access = 'public' | 'signed' | 'public or admin' | 'shopper' | Capability | 'shopper or orders';

/** Which bodies a call reads. */
export interface BodyRule {
  contentType: string;
  /** The largest one. */
  bodyKiB: number;
}

/** One line of the contract: what a call takes and who may make it. */
export interface CallDefinition<Who extends Access, Query extends object, Body, Header extends string>
  extends BodyRule {
  access: Who;
  /** What may stand after the question mark. */
  query: Schema<Query>;
  /** The JSON that the call carries. */
  body: Schema<Body>;
  /** The type of a successful answer. */
  answerType:
    | 'application/json'
    | 'text/csv'
    | 'text/csv; charset=windows-1252'
    | 'image/jpeg'
    | 'application/pdf'
    | 'application/xml'
    | 'application/zip';
  /** The request headers that the call understands, beside Authorization. */
  headers: readonly Header[];
  /** How long Hosting's CDN may keep the answer, in seconds, unless the admin sends `?fresh=…`; 0: not at all. */
  cdnSeconds: number;
  /** Whether Firebase App Check, where the shop has turned it on, must vouch for the caller's app. */
  appCheck: boolean;
}

/** A line with the type of its answer. */
export interface Call<Answer, Who extends Access, Query extends object, Body, Header extends string>
  extends CallDefinition<Who, Query, Body, Header> {
  /** Never set: carries the type of the answer. */
  readonly answer?: Answer;
}

/** The body of a call that carries none. */
export const noBody: Schema<undefined> = mixed<never>();

/** The defaults of a call, which takes no parameter of a query unless its schema names it. */
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

/**
 * Makes the lines of the contract of one kind of callers; the type argument is what the call answers. A line says only what
 * it alone has. It is called twice, because TypeScript cannot take one type argument and infer the others.
 */
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
  const method = Object.entries(methods).find(([known]) => known === verb)?.[1];
  if (!method || !path) throw new Error(`${name} is no method and path`);
  return { method, path };
}
