import type { InferType, ObjectSchema } from 'yup';
import { type AdminStats, adminLoginSchema } from './admin.ts';
import { type Book, bookEditSchema, newBookSchema } from './book.ts';
import { bookListQuerySchema, bookQuerySchema } from './book-list.ts';
import { type Order, orderRequestSchema } from './order.ts';

/** Who may call: everybody, a signed-in shopper, or the admin with an open session. */
export type Access = 'public' | 'shopper' | 'admin';

interface CallDefinition<Who extends Access, Query, Body, Header extends string> {
  access: Who;
  /** What may stand after the question mark; without it nothing may. */
  query?: ObjectSchema<Query & object>;
  /** The JSON that the call carries. */
  body?: ObjectSchema<Body & object>;
  /** The request headers that the call understands, beside Authorization. */
  headers?: readonly Header[];
  /** How long Hosting's CDN may keep the answer, in seconds, unless `fresh` asks past it; left out: not at all. */
  cdnSeconds?: number;
  /** Whether Firebase App Check, where the shop has turned it on, must vouch for the caller. */
  appCheck?: boolean;
}

export interface Call<Answer, Who extends Access, Query, Body, Header extends string>
  extends CallDefinition<Who, Query, Body, Header> {
  /** Never set: carries the type of the answer. */
  readonly answer?: Answer;
}

/** One call of the contract; the type argument is what it answers. */
const call =
  <Answer>() =>
  <Who extends Access, Query = unknown, Body = undefined, const Header extends string = never>(
    definition: CallDefinition<Who, Query, Body, Header>,
  ): Call<Answer, Who, Query, Body, Header> =>
    definition;

/** What a change of the inventory answers. */
export interface BookAnswer {
  message: string;
  book: Book;
}

/** The whole REST API: one line for each call, named by its method and path. */
export const apiContract = {
  'POST /api/auth/admin': call<{ token: string }>()({
    access: 'public',
    body: adminLoginSchema,
    appCheck: true,
  }),
  'DELETE /api/auth/admin': call<{ message: string }>()({ access: 'admin' }),
  'GET /api/admin': call<AdminStats>()({ access: 'admin' }),
  'GET /api/books': call<Book[]>()({ access: 'public', query: bookListQuerySchema, cdnSeconds: 60 }),
  'GET /api/books/:id': call<Book>()({ access: 'public', query: bookQuerySchema, cdnSeconds: 60 }),
  'POST /api/books/create-book': call<BookAnswer>()({ access: 'admin', body: newBookSchema }),
  'PUT /api/books/edit/:id': call<BookAnswer>()({
    access: 'admin',
    body: bookEditSchema,
    headers: ['If-Match'],
  }),
  'DELETE /api/books/:id': call<BookAnswer>()({ access: 'admin' }),
  'DELETE /api/covers/:fileName': call<{ message: string; deleted: string[] }>()({ access: 'admin' }),
  'POST /api/orders': call<Order>()({
    access: 'shopper',
    body: orderRequestSchema,
    headers: ['Idempotency-Key'],
    appCheck: true,
  }),
  'GET /api/orders/email/:email': call<Order[]>()({ access: 'shopper' }),
};

export type ApiContract = typeof apiContract;

/** The name of a call: its method and path, as 'GET /api/books/:id'. */
export type CallName = keyof ApiContract;

/** The calls that a kind of caller may make. */
export type CallNameFor<Who extends Access> = {
  [Name in CallName]: ApiContract[Name]['access'] extends Who ? Name : never;
}[CallName];

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The named parts of a call's path, decoded: { id } of 'GET /api/books/:id'. */
export type Params<Name extends CallName> = Record<ParamNames<Name>, string>;

type DefinitionOf<Name extends CallName> =
  ApiContract[Name] extends Call<infer Answer, infer Who, infer Query, infer Body, infer Header>
    ? { answer: Answer; who: Who; query: Query; body: Body; header: Header }
    : never;

/** With optional keys where a schema's field may be missing. */
type Inferred<Value> = Value extends object ? InferType<ObjectSchema<Value>> : Value;

export type Query<Name extends CallName> = Partial<DefinitionOf<Name>['query']>;
export type Body<Name extends CallName> = Inferred<DefinitionOf<Name>['body']>;
export type Header<Name extends CallName> = DefinitionOf<Name>['header'];
/** What a call answers when it succeeds, as JSON. */
export type Answer<Name extends CallName> = DefinitionOf<Name>['answer'];
/** Who may make a call. */
export type AccessTo<Name extends CallName> = DefinitionOf<Name>['who'];

/** What a caller gives for a call: only the parts that it has. */
export type CallInput<Name extends CallName> = (undefined extends Body<Name>
  ? unknown
  : { body: Body<Name> }) &
  ([ParamNames<Name>] extends [never] ? unknown : { params: Params<Name> }) &
  (unknown extends DefinitionOf<Name>['query'] ? unknown : { query?: Query<Name> }) &
  ([Header<Name>] extends [never] ? unknown : { headers?: Partial<Record<Header<Name>, string>> });
