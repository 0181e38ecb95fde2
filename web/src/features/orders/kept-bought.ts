import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect, useState } from 'react';
import { boughtBooks } from './bought-books.ts';
import { keptOrders } from './kept-own-orders.ts';

/** Ids of bought books, as stored on this device by the orders page, so that a cart needs no call. */
export function useKeptBought(uid: string | undefined): ReadonlySet<string> {
  const [kept, setKept] = useState<{ uid: string; orders: readonly Order[] }>();
  useEffect(() => {
    if (uid === undefined) return;
    let isWanted = true;
    keptOrders(uid).then(
      (orders = []) => isWanted && setKept({ uid, orders }),
      (error: unknown) => console.warn('The orders kept on this device could not be read:', error),
    );
    return () => {
      isWanted = false;
    };
  }, [uid]);
  // Another shopper may have signed in meanwhile.
  return new Set(
    kept?.uid === uid ? kept?.orders && boughtBooks(kept.orders).map(({ bookId }) => bookId) : [],
  );
}
