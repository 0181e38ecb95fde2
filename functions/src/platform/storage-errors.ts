import { errorCode } from '../shared/values/error-code.ts';

/** Also when only the expected version is gone. */
export function isMissingFile(error: unknown): boolean {
  const code = errorCode(error);
  return code === 404 || code === 412;
}

export async function unlessGone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isMissingFile(error)) return false;
    throw error;
  }
}
