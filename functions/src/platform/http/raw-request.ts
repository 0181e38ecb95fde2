import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

// The server of Cloud Functions (and of the emulator) parses bodies and routes addresses before it calls the shop, and
// answers broken JSON, an unknown encoding, 33 MB or '/api/%' with an HTML page that shows a stack. Without a content
// type it leaves the body unread, and the shop reads it with its own limit. So what a request says of its body is kept
// here, and taken off the request, as it comes in.

// `import` would read all that the module has, and so load Node's fetch and WebSocket: a tenth of a cold start.
const http = process.getBuiltinModule('node:http');

interface RawRequest {
  contentType: string;
  contentEncoding: string;
  isDecodable: boolean;
}

const rawRequests = new WeakMap<IncomingMessage, RawRequest>();

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

function onRequestStart(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (!(request instanceof http.IncomingMessage)) return;
  const { headers, url = '' } = request;
  const raw = {
    contentType: headers['content-type'] ?? '',
    contentEncoding: headers['content-encoding'] ?? '',
    isDecodable: isDecodable(url),
  };
  rawRequests.set(request, raw);
  delete headers['content-type'];
  delete headers['content-encoding'];
  if (!raw.isDecodable) request.url = url.startsWith('/books') ? '/books/' : '/api/';
}

const { FUNCTION_SIGNATURE_TYPE = 'http', FUNCTION_TARGET } = process.env;

/** Functions that the platform calls with events or tasks read their requests themselves. */
const isCalledByHttp = FUNCTION_SIGNATURE_TYPE === 'http' && FUNCTION_TARGET !== 'runImport';

if (isCalledByHttp) subscribe('http.server.request.start', onRequestStart);

export function rawRequestOf(request: IncomingMessage): RawRequest {
  const raw = rawRequests.get(request);
  if (!raw) throw new Error('A request came in without being noticed');
  return raw;
}
