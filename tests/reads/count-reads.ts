import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type ClientHttp2Stream, constants } from 'node:http2';

/**
 * What Firestore bills, counted on the wire, below the Admin SDK: what it answers to each call over gRPC is cut into
 * messages, and those that carry a document (or say that there is none) are reads. So nothing is missed that a page asks for on its way, and nothing has to be replaced.
 */
interface Call {
  method: string;
  received: Buffer[];
}

/**
 * The fields of an answer's messages that are one read each. Google's Firestore API: `document` of RunQuery's answers,
 * `found` and `missing` of BatchGetDocuments'.
 */
const readingCalls = new Map<string, readonly number[]>([
  ['RunQuery', [1]],
  ['BatchGetDocuments', [1, 2]],
  // One read for each thousand index entries; nothing here counts as many.
  ['RunAggregationQuery', [1]],
]);
const otherCalls = new Set(['BeginTransaction', 'Rollback', 'Commit', 'BatchWrite']);

/** What a base-128 number at `offset` is, and where the bytes go on after it. */
function readVarint(bytes: Buffer, offset: number): { value: number; next: number } {
  let value = 0;
  let next = offset;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[next++] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, next };
  }
}

/** The numbers of a message's fields, in the order of their coming. */
function fieldsOf(message: Buffer): number[] {
  const fields: number[] = [];
  let offset = 0;
  while (offset < message.length) {
    const tag = readVarint(message, offset);
    const kind = tag.value % 8;
    const inner = readVarint(message, tag.next);
    fields.push(Math.floor(tag.value / 8));
    if (kind === 0) offset = inner.next;
    else if (kind === 2) offset = inner.next + inner.value;
    else throw new Error(`Firestore sent a field of kind ${kind}, which its answers do not have`);
  }
  return fields;
}

/** gRPC: each message comes behind one byte (compressed or not) and four bytes with its length. */
function messagesIn(bytes: Buffer): Buffer[] {
  const messages: Buffer[] = [];
  let offset = 0;
  while (offset < bytes.length) {
    if (bytes[offset] !== 0)
      throw new Error('Firestore sent a compressed message, which is not counted here');
    const end = offset + 5 + bytes.readUInt32BE(offset + 1);
    messages.push(bytes.subarray(offset + 5, end));
    offset = end;
  }
  return messages;
}

function readsOf({ method, received }: Call): number {
  const fields = messagesIn(Buffer.concat(received)).flatMap(fieldsOf);
  // A query that finds nothing is billed as one read, too.
  return Math.max(1, fields.filter((field) => readingCalls.get(method)?.includes(field)).length);
}

function isStreamStart(
  message: unknown,
): message is { stream: ClientHttp2Stream; headers: Record<string, unknown> } {
  return typeof message === 'object' && message !== null && 'stream' in message && 'headers' in message;
}

/** How many documents of the database were read for something that is done in this process, alone. */
export async function countReads(task: () => Promise<unknown>): Promise<number> {
  const calls: Call[] = [];
  const strange: string[] = [];
  const onStream = (message: unknown) => {
    if (!isStreamStart(message)) return;
    const address = String(message.headers[constants.HTTP2_HEADER_PATH]);
    const method = /^\/google\.firestore\.v1\.Firestore\/(\w+)$/.exec(address)?.[1];
    if (method === undefined || otherCalls.has(method)) return;
    if (!readingCalls.has(method)) {
      strange.push(method);
      return;
    }
    const received: Buffer[] = [];
    message.stream.on('data', (chunk: Buffer) => received.push(chunk));
    calls.push({ method, received });
  };
  subscribe('http2.client.stream.created', onStream);
  try {
    await task();
  } finally {
    unsubscribe('http2.client.stream.created', onStream);
  }
  if (strange.length > 0) throw new Error(`What ${strange.join(', ')} costs is not known here`);
  return calls.reduce((sum, call) => sum + readsOf(call), 0);
}
