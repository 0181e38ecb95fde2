import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls back when a lost connection is there again. @returns whether there is one */
export function useRetryOnline(retry: () => void): boolean {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (isOnline && !wasOnline.current) again();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return isOnline;
}
