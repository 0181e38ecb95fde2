import { ObjectSchema, type Schema, ValidationError } from 'yup';
import { type CallName, callDefinitions, type Params } from '../../shared/api-calls.ts';
import { type Access, type BodyRule, noBody } from '../../shared/call-definition.ts';
import type { CallerEvidence, Callers } from '../../shared/callers.ts';
import { InvalidArgument, NotFound } from './api-errors.ts';
import type { Client, HandlerResult, Handlers } from './handler.ts';
import { refuseUnknownShape } from './schema-shape.ts';

/** From the network or from within this process; nothing is validated yet. */
export interface IncomingCall extends CallerEvidence {
  params: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
  readJson: (rule: BodyRule) => Promise<object>;
  /** Byte for byte, as signatures need it. */
  readText: (rule: BodyRule) => Promise<string>;
  client: Client;
  signal: AbortSignal;
}

/** Injected, since the platform knows no accounts. */
interface AccessControl {
  /** Does nothing in a shop that does not require App Check. */
  requireAppCheck: (token: string | undefined) => Promise<void>;
  /** @throws ApiError when the caller may not make the call */
  identifyCaller: <Who extends Access>(access: Who, call: CallerEvidence) => Promise<Callers[Who]>;
}

export interface Api {
  access: AccessControl;
  /** The handlers of some calls, among them this one. */
  handlersWith: (name: CallName) => Promise<Partial<Handlers>>;
  /** What validating a body depends on besides the body. */
  bodyContext: () => Promise<object>;
}

/** @throws InvalidArgument */
export async function validated<Value>(
  schema: Schema<Value>,
  read: unknown,
  context: object = {},
): Promise<Value> {
  try {
    return await schema.validate(read, { strict: true, context });
  } catch (error) {
    if (error instanceof ValidationError) throw new InvalidArgument(error.path ?? '', error.message);
    throw error;
  }
}

/** Fills in defaults and trims texts; converts nothing else. */
async function readBody<Body>(
  { body: schema, access, ...rule }: BodyRule & { body: Schema<Body>; access: Access },
  call: IncomingCall,
  context: () => Promise<object>,
): Promise<Body> {
  if (Object.is(schema, noBody)) return validated(schema, undefined);
  if (access === 'signed') return validated(schema, await call.readText(rule));
  const sent = await call.readJson(rule);
  refuseUnknownShape(sent, schema);
  return validated(schema, schema.cast(sent, { assert: false }), await context());
}

const noContext = async () => ({});

/** @throws InvalidArgument naming the parameter */
export async function readQuery<Query>(schema: Schema<Query>, parameters: URLSearchParams): Promise<Query> {
  const allowed = schema instanceof ObjectSchema ? Object.keys(schema.fields) : [];
  for (const name of new Set(parameters.keys())) {
    // An unknown parameter would give the same answer another address, which a CDN fetches again.
    if (!allowed.includes(name)) throw new InvalidArgument(name.slice(0, 100), 'There is no such parameter');
    if (parameters.getAll(name).length > 1) throw new InvalidArgument(name, `${name} may be given once`);
  }
  return validated(schema, schema.cast(Object.fromEntries(parameters), { assert: false }));
}

/** In bytes; the database refuses longer ids and values. */
const longestPart = 1000;

function hasParams<Name extends CallName>(
  name: Name,
  params: Readonly<Record<string, unknown>>,
): params is Params<Name> {
  return [...name.matchAll(/:(\w+)/g)].every(([, key = '']) => typeof params[key] === 'string');
}

/** @throws ApiError when the call violates the contract */
export async function runCall<Name extends CallName>(
  name: Name,
  { access, handlersWith, bodyContext }: Api,
  call: IncomingCall,
): Promise<HandlerResult<Name>> {
  const definition = callDefinitions[name];
  const { params, client, signal } = call;
  if (definition.appCheck) await access.requireAppCheck(call.header('X-Firebase-AppCheck'));
  const caller = await access.identifyCaller(definition.access, call);
  // Past the cache every call costs reads, so only the admin may.
  if (definition.cdnSeconds > 0 && call.query.has('fresh')) await access.identifyCaller('admin', call);
  if (!hasParams(name, params)) throw new Error(`The address of ${name} lacks a part`);
  const isTooLong = Object.values(params).some((part) => Buffer.byteLength(String(part)) > longestPart);
  if (isTooLong) throw new NotFound('This address');
  const query = await readQuery(definition.query, call.query);
  // Only prices depend on the context, and only 'catalogue' calls carry them.
  const body = await readBody(definition, call, definition.access === 'catalogue' ? bodyContext : noContext);
  const header = (header: string) => call.header(header);
  const { [name]: handler } = await handlersWith(name);
  if (!handler) throw new Error(`${name} has no handler`);
  return handler({ params, query, body, header, caller, client, signal });
}
