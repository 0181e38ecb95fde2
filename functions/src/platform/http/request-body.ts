import type { IncomingMessage } from 'node:http';
import { callDefinitions } from '../../shared/api-calls.ts';

/** `bytes` ends at the largest body that any call takes; `size` counts everything sent. */
interface RequestBody {
  bytes: Buffer;
  size: number;
  isWhole: boolean;
}

const bodies = new WeakMap<IncomingMessage, RequestBody>();

const mostKept = 1024 * Math.max(...Object.values(callDefinitions).map(({ bodyKiB }) => bodyKiB));

/** In milliseconds. */
const mostMs = 8000;

/**
 * Even of a request that is too large or that no call wants: a proxy that still passes it on takes an early answer for
 * a failure, and the emulators' proxy exits.
 */
export function keepBody(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const chunks: Buffer[] = [];
  let size = 0;
  const end = () => {
    clearTimeout(timer);
    bodies.set(request, { bytes: Buffer.concat(chunks), size, isWhole: request.complete });
    resolve();
  };
  const timer = setTimeout(end, mostMs);
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= mostKept) chunks.push(chunk);
  });
  for (const event of ['end', 'close', 'error']) request.once(event, end);
  if (request.readableEnded) end();
  return promise;
}

export function bodyOf(request: IncomingMessage): RequestBody {
  const body = bodies.get(request);
  if (!body) throw new Error('A request came in without being read');
  return body;
}
