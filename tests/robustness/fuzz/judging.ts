import type { Verdict } from './fuzz-run.ts';
import type { FuzzRequest } from './requests.ts';
import { type Doors, type FuzzAnswer, send } from './sending.ts';
import { sendBytes, statusesIn, type WireMessage } from './wire.ts';

/** Words that belong to the inside of the shop: stacks, files, libraries. */
const insides =
  /\bat \S+ \(|\bat (?:async )?(?:file|node|\/)|node_modules|node:internal|\.(?:ts|js|mjs):\d|functions\/(?:src|lib)|\/(?:home|tmp|work|root|usr|workspace|srv)\/|\b(?:Type|Reference|Range|Syntax)Error\b|ECONN|INVALID_ARGUMENT/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether an answer's text is `{error: {code, message, details?}}` and nothing else. */
function isErrorBody(text: string): boolean {
  const body = parsed(text);
  if (!isObject(body) || Object.keys(body).join() !== 'error' || !isObject(body.error)) return false;
  const { code, message, details, ...rest } = body.error;
  return (
    typeof code === 'string' &&
    /^[a-z]+(?:-[a-z]+)*$/.test(code) &&
    typeof message === 'string' &&
    message !== '' &&
    (details === undefined || isObject(details)) &&
    Object.keys(rest).length === 0
  );
}

function isServerError({ status }: FuzzAnswer): boolean {
  return status >= 500 || status === 0;
}

/** An answer that is no success must be a 4xx in the shop's own words, a page for pages and JSON for the API. */
function isMalformed({ calledFunction, method }: FuzzRequest, answer: FuzzAnswer): boolean {
  const { status, type, text } = answer;
  if (isServerError(answer)) return false;
  if (insides.test(text)) return true;
  // The emulator answers OPTIONS itself, with 204, for pages of other origins.
  if (method === 'HEAD' || status === 304 || (method === 'OPTIONS' && status === 204)) return text !== '';
  if (calledFunction === 'pages') return !type.startsWith('text/html') || !text.startsWith('<!doctype html>');
  if (!type.startsWith('application/json')) return true;
  return status < 400 ? status > 201 || parsed(text) === undefined : !isErrorBody(text);
}

/** Sends a request and judges its answer; no answer at all counts as a server's error. */
export async function judgeRequest(request: FuzzRequest, doors: Doors): Promise<Verdict> {
  const answer = await send(request, doors);
  return {
    isSuccess: answer.status >= 200 && answer.status < 300,
    isServerError: isServerError(answer),
    isMalformed: isMalformed(request, answer),
    told: `${answer.status} ${answer.text.slice(0, 300)}`,
  };
}

/**
 * Sends bytes and judges what came back. A server may refuse them in a line of its own, or hang up, before the shop
 * sees a request at all.
 */
export async function judgeBytes(message: WireMessage, doors: Doors): Promise<Verdict> {
  const told = await sendBytes(message, doors);
  const statuses = statusesIn(told);
  return {
    isSuccess: statuses.some((status) => status < 300),
    isServerError: statuses.some((status) => status >= 500),
    isMalformed: insides.test(told),
    told: told.slice(0, 300),
  };
}
