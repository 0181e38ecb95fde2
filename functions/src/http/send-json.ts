import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { errorCode } from '../shared/error-code.ts';

/** How much text is collected before it is sent, in UTF-16 units. */
const chunkSize = 16 * 1024;

async function* jsonChunks(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let text = '[';
  let separator = '';
  for await (const row of rows) {
    text += separator + JSON.stringify(row);
    separator = ',';
    if (text.length >= chunkSize) {
      yield text;
      text = '';
    }
  }
  yield `${text}]`;
}

/** A failure before the first row throws and can still be answered; a later one cuts the connection. */
async function sendRows(response: Response, rows: AsyncIterable<unknown>): Promise<void> {
  const chunks = jsonChunks(rows);
  const first = await chunks.next();
  response.type('json');
  try {
    await pipeline(async function* () {
      if (!first.done) yield first.value;
      yield* chunks;
    }, response);
  } catch (error) {
    // The reader has gone, which is no failure of the shop.
    if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

export function isRows(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Answers a value as JSON; rows become a JSON array that is sent as they come, so that memory stays flat. */
export async function sendJson(response: Response, value: unknown): Promise<void> {
  if (isRows(value)) await sendRows(response, value);
  else response.json(value);
}
