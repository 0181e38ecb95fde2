import type { Conditioned } from '@bookstore/functions/shared/book/book-condition';
import { copyWords } from '@bookstore/functions/shared/book/copy-words';
import { isInStock, type PubliclyStocked, stockWords } from '@bookstore/functions/shared/book/stock-words';

interface StockNoteProps {
  item: PubliclyStocked & Conditioned;
  className?: string;
}

/** 'Used copy', and 'Only 2 left' or 'Out of stock'; nothing where there is nothing to say. */
export function StockNote({ item, className = '' }: StockNoteProps) {
  const copy = copyWords(item);
  const stock = stockWords(item);
  const colour = isInStock(item) ? 'text-ochre-ink' : 'text-muted';
  return (
    <>
      {copy && <p className={`text-sm font-medium ${className}`}>{copy}</p>}
      {stock && <p className={`text-sm font-medium ${colour} ${className}`}>{stock}</p>}
    </>
  );
}
