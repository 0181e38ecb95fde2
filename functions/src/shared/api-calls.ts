import { apiContract } from './api-contract.ts';
import type { Access, Call, CallDefinition } from './call-definition.ts';
import { keysOf } from './values/table-keys.ts';

/** For example 'GET /api/books/:id'. */
export type CallName = keyof typeof apiContract;

type PartsOf<Name extends CallName> =
  (typeof apiContract)[Name] extends Call<infer Answer, infer Who, infer Query, infer Body, infer Header>
    ? { answer: Answer; who: Who; query: Query; body: Body; header: Header }
    : never;

export type Answer<Name extends CallName> = PartsOf<Name>['answer'];
export type AccessTo<Name extends CallName> = PartsOf<Name>['who'];
export type Query<Name extends CallName> = PartsOf<Name>['query'];
export type Body<Name extends CallName> = PartsOf<Name>['body'];
export type Header<Name extends CallName> = PartsOf<Name>['header'];

export type CallNameFor<Who extends Access> = {
  [Name in CallName]: AccessTo<Name> extends Who ? Name : never;
}[CallName];

export type PublicCallName = CallNameFor<'public' | 'public or admin'>;

/** The contract widened, for code that takes any call's name. */
export const callDefinitions: {
  readonly [Name in CallName]: CallDefinition<AccessTo<Name>, Query<Name>, Body<Name>, Header<Name>>;
} = apiContract;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Decoded: `{ id }` for 'GET /api/books/:id'. */
export type Params<Name extends CallName> = Record<ParamNames<Name>, string>;

type WhenGiven<Part, Input> = [Part] extends [never] ? object : Input;

export type CallInput<Name extends CallName> = (undefined extends Body<Name>
  ? object
  : { body: Body<Name> }) &
  WhenGiven<ParamNames<Name>, { params: Params<Name> }> &
  WhenGiven<keyof Query<Name>, { query?: Partial<Query<Name>> }> &
  WhenGiven<Header<Name>, { headers?: Partial<Record<Header<Name>, string>> }>;

/** In the order of the contract. */
export const callNames: readonly CallName[] = keysOf(apiContract);
