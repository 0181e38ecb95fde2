import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this runs in a browser that handles the page's events: not on the server, nor while its HTML is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
