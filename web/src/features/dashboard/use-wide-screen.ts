import { useSyncExternalStore } from 'react';

const wideScreen = '(width >= 48rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for charts: small screens neither show nor load them. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wideScreen).matches);
}
