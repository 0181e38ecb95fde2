import { errorCode } from '../shared/values/error-code.ts';

/** Whether Storage says that a file, or the state of it that was meant, is no longer there. */
export function isMissingFile(error: unknown): boolean {
  const code = errorCode(error);
  return code === 404 || code === 412;
}

/** Does something with a file in a known state; false when the file is no longer in that state. */
export async function unlessGone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isMissingFile(error)) return false;
    throw error;
  }
}
