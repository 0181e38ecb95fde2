import type { ApiErrorBody } from '@bookstore/functions/shared/api-error';

const timeoutMilliseconds = 15_000;

/** Why a call to the API has no good answer: the HTTP status of a refusal, or the kind of failure before one. */
export type ApiFailure = number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

/** A call to the API that failed; `data` is the body of a refusal, as JSON or as text. */
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

interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** The token of who calls: a shopper's ID token or the admin's session token. */
  bearer?: string;
  headers?: Record<string, string>;
  /** Calls it off, for example when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/**
 * Calls the shop's API, for example `callApi('/books')`, and answers what it said.
 * @throws ApiError when there is no answer within 15 s, it cannot be read, or it is not a success.
 */
export async function callApi<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await send(path, request);
  const data = await read(response);
  if (!response.ok) throw new ApiError(response.status, refusalMessage(data, response.status), data);
  return data;
}

async function send(
  path: string,
  { method = 'GET', body, bearer, headers, signal }: ApiRequest,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  try {
    return await fetch(`/api${path}`, {
      method,
      credentials: 'include',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
        ...(method === 'GET' ? {} : await appCheckHeaders(timeout)),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.any([timeout, ...(signal ? [signal] : [])]),
    });
  } catch (error) {
    throw new ApiError(isTimeout(error) ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', String(error));
  }
}

/** What proves to the API that this is the shop's own app; it is loaded with the first call that writes. */
async function appCheckHeaders(timeout: AbortSignal): Promise<Record<string, string>> {
  // Asked for here and not in env.ts, so that a build without a key leaves the whole branch out.
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (!siteKey) return {};
  const { appCheckToken } = await import('./app-check.ts');
  return { 'X-Firebase-AppCheck': await appCheckToken(siteKey, timeout) };
}

async function read(response: Response) {
  try {
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    return await (isJson ? response.json() : response.text());
  } catch (error) {
    throw new ApiError(isTimeout(error) ? 'TIMEOUT_ERROR' : 'PARSING_ERROR', String(error));
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function refusalMessage(data: unknown, status: number): string {
  return isApiErrorBody(data) ? data.error.message : `The API answered ${status}`;
}

/** Whether a refusal's `data` is the API's own error body. */
export function isApiErrorBody(data: unknown): data is ApiErrorBody {
  return typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'object';
}
