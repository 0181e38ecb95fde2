import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { isConnectionLost, onConnectionChange } from './connection.ts';

/** Whether the shop can be reached, as far as requests have shown. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => !isConnectionLost(),
    () => true,
  );
}

/** Calls `retry` when a lost connection is back. @returns whether there is one */
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
