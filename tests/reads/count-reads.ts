import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type ClientHttp2Stream, constants } from 'node:http2';

/**
 * Counts what Firestore bills on the wire, below the Admin SDK: the answers over gRPC are cut into messages; those that
 * carry a document (or say that there is none) are reads, each result of a commit is a write or a delete. So no query
 * of a page is missed, and nothing has to be replaced.
 */
interface Call {
  method: string;
  received: Buffer[];
}

export interface Operations {
  reads: number;
  writes: number;
  deletes: number;
}

/**
 * The fields of an answer's messages that are one read each, by Google's Firestore API: `document` of RunQuery's
 * answers, `found` and `missing` of BatchGetDocuments'.
 */
const readingCalls = new Map<string, readonly number[]>([
  ['RunQuery', [1]],
  ['BatchGetDocuments', [1, 2]],
  // One read for each thousand index entries; nothing here counts as many.
  ['RunAggregationQuery', [1]],
]);
/** Their answers have `write_results` as field 1: empty after a delete, which has no update time. */
const writingCalls = new Set(['Commit', 'BatchWrite']);
const freeCalls = new Set(['BeginTransaction', 'Rollback']);

/** A base-128 number at `offset`, and the offset behind it. */
function readVarint(bytes: Buffer, offset: number): { value: number; next: number } {
  let value = 0;
  let next = offset;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[next++] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, next };
  }
}

interface Field {
  number: number;
  isEmpty: boolean;
}

/** In the order of their coming. */
function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  let offset = 0;
  while (offset < message.length) {
    const tag = readVarint(message, offset);
    const kind = tag.value % 8;
    const inner = readVarint(message, tag.next);
    fields.push({ number: Math.floor(tag.value / 8), isEmpty: inner.value === 0 });
    if (kind === 0) offset = inner.next;
    else if (kind === 2) offset = inner.next + inner.value;
    else throw new Error(`Firestore sent a field of kind ${kind}, which its answers do not have`);
  }
  return fields;
}

/** gRPC: each message is preceded by one byte (compressed or not) and four bytes with its length. */
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

function operationsOf({ method, received }: Call): Operations {
  const fields = messagesIn(Buffer.concat(received)).flatMap(fieldsOf);
  const reading = readingCalls.get(method);
  // A query without results is billed as one read, too.
  if (reading) {
    const reads = fields.filter(({ number }) => reading.includes(number)).length;
    return { reads: Math.max(1, reads), writes: 0, deletes: 0 };
  }
  const results = fields.filter(({ number }) => number === 1);
  const deletes = results.filter(({ isEmpty }) => isEmpty).length;
  return { reads: 0, writes: results.length - deletes, deletes };
}

function isStreamStart(
  message: unknown,
): message is { stream: ClientHttp2Stream; headers: Record<string, unknown> } {
  return typeof message === 'object' && message !== null && 'stream' in message && 'headers' in message;
}

/** The task must run alone in this process. */
export async function countOperations(task: () => Promise<unknown>): Promise<Operations> {
  const calls: Call[] = [];
  const strange: string[] = [];
  const onStream = (message: unknown) => {
    if (!isStreamStart(message)) return;
    const address = String(message.headers[constants.HTTP2_HEADER_PATH]);
    const method = /^\/google\.firestore\.v1\.Firestore\/(\w+)$/.exec(address)?.[1];
    if (method === undefined || freeCalls.has(method)) return;
    if (!readingCalls.has(method) && !writingCalls.has(method)) {
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
  const sum = (of: keyof Operations) => calls.reduce((total, call) => total + operationsOf(call)[of], 0);
  return { reads: sum('reads'), writes: sum('writes'), deletes: sum('deletes') };
}

/** The task must run alone in this process. */
export async function countReads(task: () => Promise<unknown>): Promise<number> {
  return (await countOperations(task)).reads;
}
