import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { errorCode } from '../../shared/values/error-code.ts';

/** In UTF-16 units. */
const chunkSize = 16 * 1024;

async function* jsonParts(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** Collects short texts; passes bytes on as they are. */
async function* chunksOf(parts: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer> {
  let text = '';
  for await (const part of parts) {
    if (typeof part === 'string') text += part;
    if (text.length >= chunkSize || (text && typeof part !== 'string')) {
      yield text;
      text = '';
    }
    if (typeof part !== 'string') yield part;
  }
  if (text) yield text;
}

/** A failure before the first chunk throws and can still be answered; a later one cuts the connection. */
async function sendParts(
  response: Response,
  type: string,
  parts: AsyncIterable<string | Buffer>,
): Promise<void> {
  const chunks = chunksOf(parts);
  const first = await chunks.next();
  if (response.headersSent) {
    // The time was up before the first chunk came, and the caller was answered.
    await chunks.return(undefined);
    return;
  }
  response.type(type);
  try {
    await pipeline(async function* () {
      if (!first.done) yield first.value;
      yield* chunks;
    }, response);
  } catch (error) {
    // The reader has gone, which is not a failure of the shop.
    if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

export function isRows(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Rows are sent as they come, as one JSON array, so that memory stays flat. */
export async function sendJson(response: Response, value: unknown): Promise<void> {
  if (isRows(value)) await sendParts(response, 'json', jsonParts(value));
  else response.json(value);
}

async function* textParts(value: unknown): AsyncGenerator<string | Buffer> {
  if (isRows(value)) for await (const part of value) yield Buffer.isBuffer(part) ? part : String(part);
  else yield Buffer.isBuffer(value) ? value : String(value);
}

export async function sendText(response: Response, type: string, value: unknown): Promise<void> {
  await sendParts(response, type, textParts(value));
}
