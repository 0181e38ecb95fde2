import { shopApi } from '../../functions/src/api.ts';
import { type Api, runCall } from '../../functions/src/platform/http/call-request.ts';
import { toApiError } from '../../functions/src/platform/http/error-answers.ts';
import { Reply } from '../../functions/src/platform/http/handler.ts';
import type { CallName } from '../../functions/src/shared/api-calls.ts';
import { hostOf } from '../emulators/project.ts';
import { identifyCaller } from './test-callers.ts';

// The contract's calls in the process of the test: their input is validated as over HTTP, and the database is the
// emulator's, in a project in which no function is triggered.

export interface Asked {
  name: CallName;
  /** The desk by default, or a shopper: 'shopper', or another name. */
  as?: string;
  params?: Record<string, string>;
  query?: URLSearchParams | string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's IP address. */
  visitor?: string;
}

// Loads the calls of the desk now: a test that begins several instances has other modules when the first call comes.
await shopApi.handlersWith('GET /api/drafts');

const access: Api['access'] = { requireAppCheck: async () => undefined, identifyCaller };

async function wholeOf(result: unknown): Promise<unknown> {
  const value = result instanceof Reply ? result.value : result;
  if (typeof value !== 'object' || value === null || !(Symbol.asyncIterator in value)) return value;
  const rows: unknown[] = [];
  for await (const row of Object(value)) rows.push(row);
  return rows;
}

/** The body is that of the answer, or the error as the caller gets it. */
export async function ask(asked: Asked) {
  const { name, as = 'desk', params = {}, query = '', body, headers = {}, visitor = '192.0.2.1' } = asked;
  const given = new Headers({ ...headers, as });
  try {
    const result = await runCall(
      name,
      { ...shopApi, access },
      {
        params,
        query: new URLSearchParams(query),
        noteCaller: () => undefined,
        header: (header) => given.get(header) ?? undefined,
        readText: async () => String(body),
        readJson: async () => Object(JSON.parse(JSON.stringify(body ?? null))),
        client: { visitor, server: visitor, cookies: '' },
        signal: AbortSignal.timeout(600_000),
      },
    );
    const status = result instanceof Reply ? (result.options.status ?? 200) : 200;
    return { status, body: Object(await wholeOf(result)) };
  } catch (error) {
    const apiError = toApiError(error);
    return { status: apiError.status, body: Object(apiError.body()) };
  }
}

/** Of a project of the emulator. */
export async function emptyDatabase(): Promise<void> {
  const project = `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
  const answer = await fetch(`http://${hostOf('firestore')}/emulator/v1/${project}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The database was not emptied: ${answer.status}`);
}
