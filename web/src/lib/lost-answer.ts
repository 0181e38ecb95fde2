import { ApiError } from './api.ts';

/** Whether a failed call may have taken effect: its answer was lost, or the shop failed on its way. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (typeof error.failure === 'string' || error.failure >= 500);
}

/**
 * True when nothing was done under the key, and never will be. A 401, 403 or 429 settles nothing, since they are
 * answered before an earlier try is looked for.
 */
export function settlesKey(error: unknown): boolean {
  return (
    error instanceof ApiError && !isUnanswered(error) && ![401, 403, 429].includes(Number(error.failure))
  );
}

/** How long another press of the same button counts as a retry of a change whose answer was lost. */
export const retryMilliseconds = 10 * 60_000;

/** Before a change whose answer was lost is sent once more. */
const pauseMilliseconds = 1000;

/** Keys of changes without a definite answer yet, by intention. */
const unanswered = new Map<string, { key: string; until: number }>();

/**
 * When its answer is lost, the change is sent once more, and for some minutes a later try of the same intention is a
 * retry of it.
 * @param intention what a person means to change, and what they saw of it: who sees something else means another change
 * @throws whatever the call throws
 */
export async function sendOnce<Answer>(
  intention: string,
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const earlier = unanswered.get(intention);
  // What is sent meanwhile is no retry of this try, which may still be answered.
  unanswered.delete(intention);
  const key = earlier && Date.now() < earlier.until ? earlier.key : crypto.randomUUID();
  try {
    return await call(key).catch(async (error: unknown) => {
      if (!isUnanswered(error) || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      return call(key);
    });
  } catch (error) {
    if (!settlesKey(error)) unanswered.set(intention, { key, until: Date.now() + retryMilliseconds });
    throw error;
  }
}

/**
 * For a save with If-Match. When its answer is lost, or another version is stored, `findSaved` says whether it was this
 * save.
 */
export async function saveOrFind<Stored>(
  save: () => Promise<Stored>,
  findSaved: () => Promise<Stored | undefined>,
): Promise<Stored> {
  try {
    return await save();
  } catch (error) {
    if (!isUnanswered(error) && !isOutdated(error)) throw error;
    const saved = await findSaved().catch((failure: unknown) => {
      console.warn('What is stored could not be looked at:', failure);
      return undefined;
    });
    if (saved === undefined) throw error;
    return saved;
  }
}

/** Whether the thing to change was changed since it was read. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.failure === 412;
}
