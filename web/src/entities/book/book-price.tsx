import { taxWords } from '@bookstore/functions/shared/tax/tax-words';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';

interface BookPriceProps {
  newPrice: number;
  oldPrice: number;
  className?: string;
}

export function BookPrice({ newPrice, oldPrice, className = '' }: BookPriceProps) {
  const money = useMoney();
  const { tax } = useShop();
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className="sr-only">Price: </span>
      <span className="font-semibold">{money.price(newPrice)}</span>
      {oldPrice !== newPrice && (
        <>
          <span className="sr-only">Old price: </span>
          <s className="text-[0.85em] text-muted">{money.price(oldPrice)}</s>
        </>
      )}
      {tax && <span className="text-xs text-muted">{taxWords(tax)}</span>}
    </p>
  );
}
