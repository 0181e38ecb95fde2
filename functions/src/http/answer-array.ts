import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

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

/**
 * Answers a JSON array row by row, so that memory stays flat at any length. A failure before the first row throws
 * and can still be answered; a later one cuts the connection.
 */
export async function answerArray(response: Response, rows: AsyncIterable<unknown>): Promise<void> {
  const chunks = jsonChunks(rows);
  const first = await chunks.next();
  response.type('json');
  try {
    await pipeline(async function* () {
      if (!first.done) yield first.value;
      yield* chunks;
    }, response);
  } catch (error) {
    if (!isReaderGone(error)) throw error;
  }
}

function isReaderGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
