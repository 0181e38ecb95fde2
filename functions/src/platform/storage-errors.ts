import { errorCode } from '../shared/values/error-code.ts';

/** Whether Storage says that the file, or the version of it that was meant, is gone. */
export function isMissingFile(error: unknown): boolean {
  const code = errorCode(error);
  return code === 404 || code === 412;
}

/** False when the file is no longer in the state that the work expects. */
export async function unlessGone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isMissingFile(error)) return false;
    throw error;
  }
}
