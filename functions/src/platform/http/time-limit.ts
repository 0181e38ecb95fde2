import type { Response } from 'express';
import { errorCode } from '../../shared/values/error-code.ts';
import { Unavailable } from './api-errors.ts';
import { toApiError } from './error-answers.ts';

/** Until the answer begins, in milliseconds; a cold start comes on top. */
const timeoutMilliseconds = 8000;

/** Whether an error only says that the signal stopped the work. */
function isStop(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted && (error === signal.reason || errorCode(error) === 'ABORT_ERR');
}

/**
 * Answers 503 when the work has not begun to answer in time, because the database does not respond. Once the signal is
 * aborted, nothing may be sent.
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
      // The caller has its answer by then, so only the log can tell how the work ended.
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
    // The caller has gone, and its work was stopped.
    if (!(response.destroyed && isStop(error, signal))) throw error;
  } finally {
    clearTimeout(timer);
  }
}
