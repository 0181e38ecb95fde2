import { vi } from 'vitest';

/** A request as it would have left the browser; `body` is the parsed JSON. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Headers;
  credentials: string | undefined;
  body: unknown;
}

type Answer = (request: SentRequest) => Response | Promise<Response>;

/** Answers every fetch of the test, by a function, or each with the same. @returns the requests, as they come. */
export function answerFetch(given: Answer | object | undefined): SentRequest[] {
  const answer =
    typeof given === 'function' ? given : () => (given instanceof Response ? given.clone() : json(given));
  const sent: SentRequest[] = [];
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', headers, credentials, body }: RequestInit = {}) => {
      const request = {
        method,
        path,
        headers: new Headers(headers),
        credentials,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      };
      sent.push(request);
      return answer(request);
    },
  );
  return sent;
}

/** Without reading requests. */
export const changesIn = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET');

/** Such as 'PUT /api/settings'. */
export const namesOf = (sent: readonly SentRequest[]) => sent.map(({ method, path }) => `${method} ${path}`);
export const pathsOf = (sent: readonly SentRequest[]) => sent.map(({ path }) => path);

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** As the API writes it. */
export function refusal(status: number, message: string, details?: object, code = 'refused'): Response {
  return json({ error: { code, message, details } }, status);
}
