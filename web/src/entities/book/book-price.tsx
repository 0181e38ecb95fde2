import { formatPrice } from '@bookstore/functions/shared/values/money';

interface BookPriceProps {
  newPrice: number;
  oldPrice: number;
  className?: string;
}

/** A book's new price, and the old one where it was another. */
export function BookPrice({ newPrice, oldPrice, className = '' }: BookPriceProps) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className="sr-only">Price: </span>
      <span className="font-semibold">{formatPrice(newPrice)}</span>
      {oldPrice !== newPrice && (
        <>
          <span className="sr-only">Old price: </span>
          <s className="text-[0.85em] text-muted">{formatPrice(oldPrice)}</s>
        </>
      )}
    </p>
  );
}
