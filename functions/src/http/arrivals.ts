import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** What a request said about itself on arrival, before anything in front of the shop's code could act on it. */
export interface Arrival {
  contentType: string;
  contentEncoding: string;
  /** Whether the address has percent signs that decode to nothing. */
  decodable: boolean;
}

const arrivals = new WeakMap<IncomingMessage, Arrival>();

/** Whether people call this server, and not the platform with events, which it reads by itself. */
const takesCalls = (process.env.FUNCTION_SIGNATURE_TYPE ?? 'http') === 'http';

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

function onArrival(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (!(request instanceof IncomingMessage)) return;
  const { headers, url = '' } = request;
  const decodable = isDecodable(url);
  arrivals.set(request, {
    contentType: headers['content-type'] ?? '',
    contentEncoding: headers['content-encoding'] ?? '',
    decodable,
  });
  delete headers['content-type'];
  delete headers['content-encoding'];
  if (!decodable) request.url = url.startsWith('/books') ? '/books/' : '/api/';
}

// Cloud Functions' server (and the emulator's) parses bodies and routes addresses before it calls us, and answers
// broken JSON, an unknown encoding, 33 MB or '/api/%' with an HTML page of its own. Without a content type it
// leaves the body unread in the stream, where the shop reads it with its own limit and its own words.
if (takesCalls) subscribe('http.server.request.start', onArrival);

/** What `request` said about itself on arrival. */
export function arrivalOf(request: IncomingMessage): Arrival {
  const arrival = arrivals.get(request);
  if (!arrival) throw new Error('A request arrived without being noticed');
  return arrival;
}
