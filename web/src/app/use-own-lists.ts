import { useEffect } from 'react';
import { listState } from '#entities/shopper-lists/list-state.ts';
import { changeShopper, endAwaiting } from '#entities/shopper-lists/own-lists.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { syncedCart } from '#features/cart/cart-store.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';

const lists = { cart: syncedCart };

/** Keeps the lists of a signed-in shopper the same on every device. For a visitor it loads and asks nothing. */
export function useOwnLists(): void {
  const { currentUser, loading } = useAuth();
  const uid = currentUser?.uid ?? '';
  useEffect(() => {
    if (loading) return;
    changeShopper(uid, lists);
    if (!uid) return;
    let isLeft = false;
    let stop: (() => void) | undefined;
    async function begin(): Promise<void> {
      try {
        const { syncLists } = await import('#entities/shopper-lists/sync-lists.ts');
        if (!isLeft) stop = syncLists(uid, lists);
      } catch (error) {
        endAwaiting();
        console.warn('What keeps the cart the same on every device could not be loaded:', error);
      }
    }
    let cancel: (() => void) | undefined;
    // A shopper who has just signed in waits for it.
    if (listState.get().isAwaited) void begin();
    else cancel = whenIdle(() => void begin());
    return () => {
      isLeft = true;
      cancel?.();
      stop?.();
    };
  }, [uid, loading]);
}
