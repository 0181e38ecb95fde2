import { callDefinitions, callNames } from '../../functions/src/shared/api-calls.ts';
import { methodAndPath } from '../../functions/src/shared/call-definition.ts';
import { shopAddress } from '../emulators/project.ts';

export interface CallOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The idempotency key: by default a new one, where the call carries one; '' for none. */
  key?: string | undefined;
  /** The version that the caller has seen. */
  version?: number | undefined;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  /** The maximum of tries while the busy shop answers 503. */
  tries?: number;
}

/** Longer than any test waits, unless the shop refuses at once. */
export const veryOften = 100;

const calls = callNames.map((name) => {
  const { method, path } = methodAndPath(name);
  const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`, 'i');
  return { pattern, isKeyed: callDefinitions[name].headers.some((header) => header === 'Idempotency-Key') };
});

/**
 * Through Hosting, as a browser; `body` is the parsed JSON, or the text of a file.
 * @throws Error for an unknown call: a test that expects a refusal could never fail
 */
export async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const matches = calls.filter(({ pattern }) => pattern.test(`${method} ${path.split('?')[0]}`));
  const isOfApi = path.startsWith('/api/');
  if (isOfApi && matches.length === 0) throw new Error(`${method} ${path} is no call of the API`);
  const isKeyed = matches.some((one) => one.isKeyed);
  const { key = isKeyed ? crypto.randomUUID() : '' } = options;
  const headers = { ...(key && { 'Idempotency-Key': key }), ...options.headers };
  const isDoneOnce = ['GET', 'PUT'].includes(method) || new Headers(headers).has('idempotency-key');
  const { tries = isDoneOnce ? veryOften : 1 } = options;
  const answer = await callOnce(method, path, { ...options, headers });
  return answer.status === 503 && tries > 1
    ? call(method, path, { ...options, headers, tries: tries - 1 })
    : answer;
}

export function callsWith(token: string) {
  return (method: string, path: string, body?: unknown, more: CallOptions = {}) =>
    call(method, path, { token, body, ...more });
}

async function callOnce(method: string, path: string, { token, headers = {}, version, body }: CallOptions) {
  const answer = await fetch(shopAddress + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isFile = /^(?:text\/csv|application\/(?:pdf|zip|xml))/.test(answer.headers.get('content-type') ?? '');
  return {
    status: answer.status,
    headers: answer.headers,
    body: await (isFile ? answer.text() : answer.json()),
  };
}

export type Answer = Awaited<ReturnType<typeof callOnce>>;

/** Also when a call succeeded for the second time: a busy shop may lose the first answer. */
export const isDone = ({ status }: Pick<Answer, 'status'>) => status < 300;

/** The results of parallel calls: 'done', or the code of each refusal. */
export const outcomes = (answers: readonly Answer[]) =>
  answers.map((answer) => (isDone(answer) ? 'done' : answer.body.error.code)).sort();

export function succeeded({ status, body }: Answer): Answer['body'] {
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export function refusal({ status, body }: Answer) {
  return { status, code: body?.error?.code, field: body?.error?.details?.field };
}

/** @throws Error unless the call was refused with this status, code or field */
export function expectRefused(answer: Answer, ...facts: readonly (number | string)[]): void {
  const said = Object.values(refusal(answer));
  const lacking = facts.filter((fact) => !said.includes(fact));
  if (lacking.length > 0)
    throw new Error(`No ${lacking.join(', ')} in ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** Calls `task` with 0, 1, … at once; results in that order. */
export function inParallel<T>(count: number, task: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => task(index)));
}
