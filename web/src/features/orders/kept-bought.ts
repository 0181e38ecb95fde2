import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect, useState } from 'react';
import { boughtBooks } from './bought-books.ts';
import { keptOrders } from './kept-own-orders.ts';

/**
 * The ids of the books that a shopper has bought, as far as this device knows from the page of their orders: a cart asks
 * the shop for nothing to say so.
 */
export function useKeptBought(uid: string | undefined): ReadonlySet<string> {
  const [known, setKnown] = useState<{ uid: string; orders: readonly Order[] }>();
  useEffect(() => {
    if (uid === undefined) return;
    let isWanted = true;
    keptOrders(uid).then(
      (orders = []) => isWanted && setKnown({ uid, orders }),
      (error: unknown) => console.warn('The orders kept on this device could not be read:', error),
    );
    return () => {
      isWanted = false;
    };
  }, [uid]);
  // Another shopper may have signed in meanwhile.
  return new Set(
    known?.uid === uid ? known?.orders && boughtBooks(known.orders).map(({ bookId }) => bookId) : [],
  );
}
