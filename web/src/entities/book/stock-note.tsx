import { copyWords } from '@bookstore/functions/shared/book/copy-words';
import {
  isInStock,
  type Orderable,
  type PubliclyStocked,
  stockWords,
} from '@bookstore/functions/shared/book/stock-words';
import { useShop } from '#config/shop.ts';

interface StockNoteProps {
  item: PubliclyStocked & Orderable;
  className?: string;
}

/** 'Used copy', and 'Only 2 left', 'Usually ships in 5 to 7 days' or 'Out of stock'; nothing where there is nothing to say. */
export function StockNote({ item, className = '' }: StockNoteProps) {
  const copy = copyWords(item);
  const stock = stockWords(item, useShop());
  const colour = isInStock(item) ? 'text-ochre-ink' : 'text-muted';
  return (
    <>
      {copy && <p className={`text-sm font-medium ${className}`}>{copy}</p>}
      {stock && <p className={`text-sm font-medium ${colour} ${className}`}>{stock}</p>}
    </>
  );
}
