import type { Response } from 'express';
import { errorCode } from '../../shared/values/error-code.ts';
import { Unavailable } from './api-errors.ts';
import { toApiError } from './error-answers.ts';

/** How long work may take before it begins to answer, in milliseconds; a cold start comes on top of it. */
const timeoutMilliseconds = 8000;

/** Whether an error only says that work was stopped by its signal. */
function isStop(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted && (error === signal.reason || errorCode(error) === 'ABORT_ERR');
}

/**
 * Does the work of an answer. It never hangs: what has not begun to answer in time, since the database does not answer,
 * becomes a 503. The signal says that the answer is no longer wanted; then nothing may be sent.
 */
export async function answerInTime(
  response: Response,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const abandoned = new AbortController();
  const { signal } = abandoned;
  response.once('close', () => abandoned.abort());
  const working = work(signal);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (response.headersSent) return;
      // The caller has its answer by then, so only the log can tell what became of the work.
      working.catch((error: unknown) => {
        if (!isStop(error, signal)) toApiError(error, 'A call failed after its time was up');
      });
      reject(new Unavailable());
      abandoned.abort();
    }, timeoutMilliseconds);
  });
  try {
    await Promise.race([working, late]);
  } catch (error) {
    // The caller has gone, and its work was stopped: no caller is left to be told.
    if (!(response.destroyed && isStop(error, signal))) throw error;
  } finally {
    clearTimeout(timer);
  }
}
