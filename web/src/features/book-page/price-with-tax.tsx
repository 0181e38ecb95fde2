import type { Book } from '@bookstore/functions/shared/book/book';
import { addedTax, advertisedCents } from '@bookstore/functions/shared/tax/advertised-price';
import { costWithTax } from '@bookstore/functions/shared/tax/tax-words';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';

/** '10.70 incl. VAT', the price that feeds and search engines state, where prices are shown without tax. */
export function PriceWithTax({ book: { newPrice, taxClass } }: { book: Book }) {
  const money = useMoney();
  const { currency } = money;
  const { tax } = useShop();
  const today = useToday();
  if (!addedTax({ tax, currency })) return null;
  const priced = { priceCents: money.toCents(newPrice), taxClass };
  const cents = advertisedCents({ tax, currency }, priced, today);
  return <p className="text-sm text-muted tabular-nums">{costWithTax(money.text(cents), tax)}</p>;
}
