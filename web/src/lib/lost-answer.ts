import { ApiError } from './api.ts';

/** Whether a call that failed may have taken effect: its answer was lost, or the shop failed on its way. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (typeof error.failure === 'string' || error.failure >= 500);
}

/**
 * Whether an answer settles what became of an idempotency key: nothing was done under it, and never will be. A 401, 403
 * or 429 settles nothing, since they are answered before an earlier try is looked for.
 */
export function settlesKey(error: unknown): boolean {
  return (
    error instanceof ApiError && !isUnanswered(error) && ![401, 403, 429].includes(Number(error.failure))
  );
}

/** The key under which a form sends what it adds: it stays the same until the shop has added it, or refused it. */
export class IdempotencyKey {
  #key = crypto.randomUUID();

  /** Sends under the key. @throws whatever the call throws */
  async send<Answer>(call: (key: string) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await call(this.#key);
      this.#key = crypto.randomUUID();
      return answer;
    } catch (error) {
      if (settlesKey(error)) this.#key = crypto.randomUUID();
      throw error;
    }
  }
}
