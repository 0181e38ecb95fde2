import { copyWords } from '@bookstore/functions/shared/book/copy-words';
import {
  isInStock,
  type Orderable,
  type PubliclyStocked,
  stockWords,
} from '@bookstore/functions/shared/book/stock-words';
import type { ReactNode } from 'react';
import { useShop } from '#config/shop.ts';
import { AppearsOn, usePreorderDay } from './preorder-day.tsx';

interface StockNoteProps {
  item: PubliclyStocked & Orderable;
  className?: string;
}

type Stocked = StockNoteProps['item'];

function useStockWords(item: Stocked): ReactNode {
  const shop = useShop();
  const day = usePreorderDay(item);
  return day ? <AppearsOn day={day} /> : stockWords(item, shop);
}

export function ShipsNote({ item }: { item: Stocked }) {
  return useStockWords(item);
}

/** 'Used copy', and 'Only 2 left', 'Appears on March 12, 2027', 'Usually ships in 5 to 7 days' or 'Out of stock'. */
export function StockNote({ item, className = '' }: StockNoteProps) {
  const copy = copyWords(item);
  const stock = useStockWords(item);
  const isThere = usePreorderDay(item) !== undefined || isInStock(item);
  const colour = isThere ? 'text-ochre-ink' : 'text-muted';
  return (
    <>
      {copy && <p className={`text-sm font-medium ${className}`}>{copy}</p>}
      {stock && <p className={`text-sm font-medium ${colour} ${className}`}>{stock}</p>}
    </>
  );
}
