import type { Response } from 'express';
import { errorCode } from '../../shared/values/error-code.ts';
import { Unavailable } from './api-errors.ts';

/** How long work may take before it begins to answer, in milliseconds; a cold start comes on top of it. */
const timeoutMilliseconds = 8000;

/**
 * Does the work of an answer. It never hangs: what has not begun to answer in time, since the database does not answer,
 * becomes a 503. The signal says that nobody wants the answer any more; then nothing may be sent.
 */
export async function answerInTime(
  response: Response,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const abandoned = new AbortController();
  response.once('close', () => abandoned.abort());
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (response.headersSent) return;
      reject(new Unavailable());
      abandoned.abort();
    }, timeoutMilliseconds);
  });
  try {
    await Promise.race([work(abandoned.signal), late]);
  } catch (error) {
    // The caller has gone, and its work was stopped: there is nobody to tell.
    if (!(response.destroyed && errorCode(error) === 'ABORT_ERR')) throw error;
  } finally {
    clearTimeout(timer);
  }
}
