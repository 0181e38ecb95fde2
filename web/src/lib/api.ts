import type { Answer, CallInput, CallName, PublicCallName } from '@bookstore/functions/shared/api-calls';
import type { ApiErrorBody } from '@bookstore/functions/shared/api-error';
import { queryText } from '@bookstore/functions/shared/values/query-text';
import { noteAnswer, noteNoAnswer } from './browser/connection.ts';

const timeoutMilliseconds = 15_000;

/** The HTTP status of a refusal, or the kind of failure before one. */
type ApiFailure = number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

/** `data` is the body of a refusal, as JSON or as text. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly failure: ApiFailure;
  readonly data: unknown;

  constructor(failure: ApiFailure, message: string, data?: unknown) {
    super(message);
    this.failure = failure;
    this.data = data;
  }
}

export interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** For an answer that takes long. */
export interface LongAnswer {
  /** Aborts the call, in place of the usual 15 s. */
  timeout?: AbortSignal;
  readBody?: (response: Response) => Promise<string | Uint8Array>;
}

interface SendOptions extends LongAnswer {
  /** The token of the caller: a shopper's ID token or the admin's session token. */
  bearer?: string | undefined;
  /** Aborts the call, for example when its page is left. */
  signal?: AbortSignal | undefined;
  /** The answer of a call that was sent already. */
  answer?: Promise<Response> | undefined;
}

/**
 * For public calls: `callApi('GET /api/books', { query: { limit: 18 } })`.
 * @throws ApiError when there is no answer within 15 s, it cannot be read, or it is not a success.
 */
export async function callApi<Name extends PublicCallName>(
  name: Name,
  input: CallInput<Name>,
  signal?: AbortSignal,
): Promise<Answer<Name>> {
  return sendCall(name, input, { signal });
}

/** Not typed by the call's name: `callApi`, `callShopperApi` and `callAdminApi` are. */
export async function sendCall(name: CallName, input: CallParts, options: SendOptions) {
  const [method = '', path = ''] = name.split(' ');
  const response = await send(callAddress(path, input), method, input, options);
  const data = await read(response, options);
  if (!response.ok) throw new ApiError(response.status, await refusalWords(data, response.status), data);
  return data;
}

function givenEntries<Value>(record: Record<string, Value | undefined> = {}): [string, Value][] {
  return Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** ('/api/books/:id', { params: { id: 'a b' } }) → '/api/books/a%20b'; the items of an array are joined by commas. */
function callAddress(path: string, { params = {}, query }: CallParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = givenEntries(query).map(
    ([name, value]) => `${name}=${[value].flat().map(queryText).map(encodeURIComponent).join()}`,
  );
  // In a fixed order, so that a call always has the same address.
  search.sort();
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}

async function send(
  address: string,
  method: string,
  { body, headers }: CallParts,
  { bearer, signal, answer, timeout = AbortSignal.timeout(timeoutMilliseconds) }: SendOptions,
): Promise<Response> {
  try {
    const response = await (answer ??
      fetch(address, {
        method,
        credentials: 'include',
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
          ...(method === 'GET' ? {} : await appCheckHeaders(timeout)),
          ...Object.fromEntries(givenEntries(headers)),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.any([timeout, ...(signal ? [signal] : [])]),
      }));
    // The service worker marks a kept answer: the shop has given none.
    if (response.headers.has('X-Kept')) noteNoAnswer();
    else noteAnswer();
    return response;
  } catch (error) {
    if (!signal?.aborted) noteNoAnswer();
    throw new ApiError(isTimeout(error) ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', String(error));
  }
}

/** Proves to the API that this is the shop's own app; the code is loaded with the first call that writes. */
async function appCheckHeaders(timeout: AbortSignal): Promise<Record<string, string>> {
  // Read here and not in env.ts, so that a build without a key leaves the whole branch out.
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (!siteKey) return {};
  const { appCheckToken } = await import('./firebase/app-check.ts');
  return { 'X-Firebase-AppCheck': await appCheckToken(siteKey, timeout) };
}

async function read(response: Response, { readBody }: LongAnswer) {
  try {
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    if (isJson) return await response.json();
    return await (readBody ? readBody(response) : response.text());
  } catch (error) {
    throw new ApiError(isTimeout(error) ? 'TIMEOUT_ERROR' : 'PARSING_ERROR', String(error));
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** The words for people are loaded with the first refusal; if that fails, the API's own message is used. */
async function refusalWords(data: unknown, status: number): Promise<string> {
  if (!isApiErrorBody(data)) return `The API answered ${status}`;
  const loaded = await import('@bookstore/functions/shared/error-words').catch(() => undefined);
  return loaded?.errorWords(data.error) ?? data.error.message;
}

/** The API's error: its code, its details, and as message the words for people. */
export function apiErrorOf(error: unknown): ApiErrorBody['error'] | undefined {
  if (!(error instanceof ApiError && isApiErrorBody(error.data))) return undefined;
  return { ...error.data.error, message: error.message };
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.failure === 404;
}

function isApiErrorBody(data: unknown): data is ApiErrorBody {
  return typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'object';
}
