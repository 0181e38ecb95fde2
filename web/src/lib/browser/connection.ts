const timeoutMilliseconds = 5000;

let isLost = false;
const listeners = new Set<() => void>();

function setLost(next: boolean): void {
  if (isLost === next) return;
  isLost = next;
  for (const listener of listeners) listener();
}

/**
 * The browser says that it is offline and a request has failed since. The browser alone is not believed: a network may
 * lead only to the shop.
 */
export const isConnectionLost = () => isLost;

/** Call it when the shop has answered. */
export const noteAnswer = () => setLost(false);

/** Call it when a request has failed before any answer. */
export function noteNoAnswer(): void {
  if (!navigator.onLine) setLost(true);
}

/** Fetches a small file of the shop while the browser says that it is offline. */
async function check(): Promise<void> {
  if (navigator.onLine) return noteAnswer();
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
    noteAnswer();
  } catch (error) {
    console.warn('The connection could not be checked:', error);
    noteNoAnswer();
  }
}

const occasions = ['online', 'offline', 'focus'];

/** Calls back when the connection is lost or back. @returns a function that stops it */
export function onConnectionChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const occasion of occasions) addEventListener(occasion, check);
    if (isLost || !navigator.onLine) void check();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const occasion of occasions) removeEventListener(occasion, check);
  };
}
