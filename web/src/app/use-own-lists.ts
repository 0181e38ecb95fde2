import { useEffect } from 'react';
import { listState, setAwaited } from '#entities/shopper-lists/list-state.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';

let loaded: typeof import('./own-lists.ts') | undefined;

/** Syncs a signed-in shopper's lists across devices. For a visitor it loads nothing and calls nothing. */
export function useOwnLists(): void {
  const { currentUser, loading } = useAuth();
  const uid = currentUser?.uid ?? '';
  useEffect(() => {
    const { uid: earlier } = listState.get();
    if (loading || (!uid && !earlier)) return;
    let isLeft = false;
    let stop: (() => void) | undefined;
    async function begin(): Promise<void> {
      try {
        // A sign-out does not wait once the file is loaded: the next person must see nothing.
        loaded ??= await import('./own-lists.ts');
        if (!isLeft) stop = loaded.beginOwnLists(uid);
      } catch (error) {
        setAwaited(false);
        console.warn('What keeps the cart the same on every device could not be loaded:', error);
      }
    }
    const isNew = uid !== earlier;
    if (isNew && uid) setAwaited(true);
    const cancel = isNew ? void begin() : whenIdle(() => void begin());
    return () => {
      isLeft = true;
      cancel?.();
      stop?.();
    };
  }, [uid, loading]);
}
