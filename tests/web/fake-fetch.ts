import { vi } from 'vitest';

/** A request as it would have left the browser; `body` is the parsed JSON. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Headers;
  credentials: string | undefined;
  body: unknown;
}

/** Answers every fetch of the test. @returns the requests, as they come. */
export function answerFetch(answer: (request: SentRequest) => Response | Promise<Response>): SentRequest[] {
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

export const pathsOf = (sent: readonly SentRequest[]) => sent.map(({ path }) => path);

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** A refusal as the API writes it. */
export function refusal(status: number, message: string, details?: object, code = 'refused'): Response {
  return json({ error: { code, message, details } }, status);
}
