import { Agent, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { functionOf } from '../../../functions/src/shared/api-functions.ts';
import { type Address, projectId } from '../../emulators/project.ts';
import type { Outcome } from './fuzz-run.ts';
import type { FuzzRequest, Via } from './requests.ts';
import { sendBytes, statusesIn, type WireMessage } from './wire.ts';

/** Where each way leads. */
export type Targets = Record<Via, Address>;

interface Answer {
  /** 0 when there was none. */
  status: number;
  contentType: string;
  text: string;
}

// A connection for each request: the server may close a kept one just as the next request is sent.
const agent = new Agent({ keepAlive: false });
/** In milliseconds; longer than the shop's own timeout. */
const timeout = 30_000;

/** Sends a request exactly as it is; fetch would tidy it up. */
function send(
  { via, calledFunction, method, path, body, headers }: FuzzRequest,
  targets: Targets,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const content = body && Buffer.from(body.content, body.encoding);
    const hasLength = content !== undefined || ['POST', 'PUT', 'PATCH'].includes(method);
    const length = hasLength ? ['Content-Length', String(content?.length ?? 0)] : [];
    const { host, port } = targets[via];
    const name = calledFunction === 'pages' ? calledFunction : functionOf(path);
    const options = {
      host,
      port,
      method,
      agent,
      path: via === 'functions' ? `/${projectId}/us-central1/${name}${path}` : path,
      headers: ['Host', `${host}:${port}`, ...headers.flat(), ...length],
      signal: AbortSignal.timeout(timeout),
    };
    const sending = request(options, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      const contentType = received['content-type'] ?? '';
      readText(answer).then((text) => resolve({ status, contentType, text }), reject);
    });
    sending.on('error', (error) => resolve({ status: 0, contentType: '', text: String(error) }));
    sending.end(content);
  });
}

/** Words that belong to the inside of the shop: stacks, files, libraries. */
const internals =
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

const isServerError = (status: number) => status >= 500 || status === 0;

/** An answer that is no success must be a 4xx in the shop's own words, a page for pages and JSON for the API. */
function isMalformed(
  { calledFunction, method }: FuzzRequest,
  { status, contentType, text }: Answer,
): boolean {
  if (isServerError(status)) return false;
  if (internals.test(text)) return true;
  // The emulator answers OPTIONS itself, with 204, for pages of other origins.
  if (method === 'HEAD' || status === 304 || (method === 'OPTIONS' && status === 204)) return text !== '';
  if (calledFunction === 'pages') {
    // To the page's own address, without what the page does not know.
    if (status === 302) return false;
    return !contentType.startsWith('text/html') || !text.startsWith('<!doctype html>');
  }
  if (contentType === 'text/csv; charset=utf-8')
    return status !== 200 || !/^\ufeff?(?:Number|Book id),/.test(text);
  if (contentType === 'image/jpeg') return status !== 200;
  if (!contentType.startsWith('application/json')) return true;
  return status < 400 ? status > 201 || parsed(text) === undefined : !isErrorBody(text);
}

/** Sends a request and judges its answer; no answer at all counts as a server's error. */
export async function sendRequest(sent: FuzzRequest, targets: Targets): Promise<Outcome> {
  const answer = await send(sent, targets);
  return {
    isSuccess: answer.status >= 200 && answer.status < 300,
    isServerError: isServerError(answer.status),
    isMalformed: isMalformed(sent, answer),
    answer: `${answer.status} ${answer.text.slice(0, 300)}`,
  };
}

/**
 * Sends bytes and judges the answer. A server may refuse them in a line of its own, or close the connection, before the
 * shop sees a request at all.
 */
export async function sendMessage(message: WireMessage, targets: Targets): Promise<Outcome> {
  const answer = await sendBytes(message, targets[message.to]);
  const statuses = statusesIn(answer);
  return {
    isSuccess: statuses.some((status) => status < 300),
    isServerError: statuses.some((status) => status >= 500),
    isMalformed: internals.test(answer),
    answer: answer.slice(0, 300),
  };
}
