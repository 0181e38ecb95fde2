import { listLimits, listNames } from '@bookstore/functions/shared/shopper/shopper-lists';
import { showFailure } from '#lib/alerts.ts';
import { ApiError, apiErrorOf, sendCall } from '#lib/api.ts';
import { shopperToken } from '#lib/firebase/auth.ts';
import { isUnanswered } from '#lib/lost-answer.ts';
import { nextActions, received, requestBody, withoutSent } from './exchange-steps.ts';
import { type SyncedLists, shownIds } from './hand-over.ts';
import { type ListAction, listState, setAwaited } from './list-state.ts';
import { watchChanges } from './note-change.ts';

/** Before a call without an answer is retried, where there is no earlier occasion. */
const retryMs = 15_000;

/** More than a second, since the clocks of the shop differ a little. */
const writePauseMs = listLimits.writeMs + 100;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * After each change, at most once a second, and whenever the page is looked at again. What fails is sent with the next
 * occasion.
 * @returns a function that stops it
 */
export function syncLists(uid: string, lists: SyncedLists): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isBusy = false;
  let answeredAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isOwn = () => !signal.aborted && listState.get().uid === uid;
  const hasUnsent = () => listState.get().unsent.length > 0;

  async function exchange(): Promise<void> {
    const bearer = await shopperToken(uid);
    if (!isOwn()) return;
    const { version, unsent } = listState.get();
    const sent = nextActions(unsent);
    // Also where the page is left before the answer: the next one waits as long.
    if (sent.length > 0) listState.set({ ...listState.get(), wroteAt: Date.now() });
    try {
      const answer =
        sent.length > 0
          ? await sendCall(
              'PUT /api/account/lists',
              { body: requestBody(sent, Date.now()) },
              { bearer, signal },
            )
          : await sendCall('GET /api/account/lists', {}, { bearer, signal });
      if (!isOwn()) return;
      const { state, ids } = received(listState.get(), answer, { sent, version }, shownIds(lists));
      answeredAt = Date.now();
      listState.set(sent.length > 0 ? { ...state, wroteAt: answeredAt } : state);
      await Promise.all(listNames.map((name) => ids?.[name] && lists[name]?.show(ids[name])));
      if (isOwn()) setAwaited(false);
    } catch (error) {
      const refusal = apiErrorOf(error);
      const isFull = refusal?.code === 'list-full';
      const hasNoRoom = (action: ListAction) => action.in && action.list === Object(refusal?.details).list;
      // What the shop never takes must not block the rest.
      if (error instanceof ApiError && (isFull || error.failure === 400) && isOwn()) {
        listState.set(withoutSent(listState.get(), isFull ? sent.filter(hasNoRoom) : sent));
      }
      if (isFull) void showFailure(refusal.message);
      throw error;
    }
  }

  async function sync(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(timer);
    try {
      do {
        const wait = hasUnsent() ? listState.get().wroteAt + writePauseMs - Date.now() : 0;
        // The clock may have been set back.
        if (wait > 0) await pause(Math.min(wait, writePauseMs));
        await exchange();
      } while (isOwn() && hasUnsent());
    } catch (error) {
      if (!signal.aborted) retryLater(error);
    } finally {
      isBusy = false;
    }
  }

  function retryLater(error: unknown): void {
    setAwaited(false);
    console.warn('The cart and the wish list are exchanged with the shop later:', error);
    const goesOn = error instanceof ApiError && [409, 429].includes(Number(error.failure));
    if (goesOn) timer = setTimeout(() => void sync(), writePauseMs);
    else if (isUnanswered(error) && navigator.onLine) timer = setTimeout(() => void sync(), retryMs);
  }

  function syncWhenSeen(): void {
    // One look at the page fires several events.
    const isFresh = Math.abs(Date.now() - answeredAt) < listLimits.writeMs;
    if (hasUnsent() || (document.visibilityState === 'visible' && !isFresh)) void sync();
  }

  watchChanges(() => void sync());
  for (const occasion of ['focus', 'online', 'pageshow'])
    addEventListener(occasion, syncWhenSeen, { signal });
  document.addEventListener('visibilitychange', syncWhenSeen, { signal });
  void sync();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    watchChanges();
  };
}
