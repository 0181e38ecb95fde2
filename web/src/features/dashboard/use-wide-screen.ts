import { useSyncExternalStore } from 'react';

const wideScreen = '(width >= 48rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Small screens neither show nor load charts. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wideScreen).matches);
}
