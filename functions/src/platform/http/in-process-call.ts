import type { CallName } from '../../shared/api-calls.ts';
import { queryText } from '../../shared/values/query-text.ts';
import { type Api, runCall } from './call-request.ts';
import { Reply } from './handler.ts';
import { isRows } from './send-answer.ts';

export interface InProcessInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
}

const thisProcess = { visitor: 'this process', server: 'this process', cookies: '' };

function noBody(): never {
  throw new Error('A call within this process carries no body');
}

function queryOf({ query = {} }: InProcessInput): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, queryText(value));
  }
  return parameters;
}

/** For pages that the server renders; public calls only. @throws ApiError */
export async function callInProcess(api: Api, name: CallName, input: InProcessInput = {}): Promise<unknown> {
  const result = await runCall(name, api, {
    params: input.params ?? {},
    query: queryOf(input),
    readJson: noBody,
    readText: noBody,
    header: () => undefined,
    client: thisProcess,
    signal: new AbortController().signal,
    noteCaller: () => undefined,
  });
  const { value } = result instanceof Reply ? result : new Reply<unknown>(result);
  if (!isRows(value)) return value;
  const rows: unknown[] = [];
  for await (const row of value) rows.push(row);
  return rows;
}
