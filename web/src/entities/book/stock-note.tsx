import { isInStock, type PubliclyStocked, stockWords } from '@bookstore/functions/shared/book/stock-words';

interface StockNoteProps {
  item: PubliclyStocked;
  className?: string;
}

/** 'Only 2 left' or 'Out of stock'; nothing where there is nothing to say. */
export function StockNote({ item, className = '' }: StockNoteProps) {
  const words = stockWords(item);
  if (!words) return null;
  const colour = isInStock(item) ? 'text-ochre-ink' : 'text-muted';
  return <p className={`text-sm font-medium ${colour} ${className}`}>{words}</p>;
}
