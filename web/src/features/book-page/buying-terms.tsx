import type { Book } from '@bookstore/functions/shared/book/book';
import { shipsIn } from '@bookstore/functions/shared/book/stock-words';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { rich } from '#components/labels/rich.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { usePreorderDay } from '#entities/book/preorder-day.tsx';
import { deliveryLine } from '#entities/shop/delivery-words.ts';
import { ExpectedIfOrderedNow, isWaiting, type OrderWaits } from '#entities/shop/expected-day.tsx';
import { paymentWords } from '#entities/shop/payment-words.ts';

function useWaits(book: Book): OrderWaits {
  const shop = useShop();
  const appears = usePreorderDay(book);
  return {
    orderedInDays: appears ? 0 : (shipsIn(book, shop)?.toDays ?? 0),
    hasOthers: !appears,
    appears,
  };
}

/** The delivery day if ordered now. */
export function ComesBy({ book }: { book: Book }) {
  return (
    <p className="mt-1 text-[0.9375rem] print:hidden">
      {rich('Comes by {day}', { day: <ExpectedIfOrderedNow {...useWaits(book)} /> })}
    </p>
  );
}

export function BuyingTerms({ book }: { book: Book }) {
  const shop = useShop();
  const hasTime = !isWaiting(useWaits(book));
  const { returnDays } = shop.deliveryTexts;
  const terms: [string, string][] = [
    [t('Delivery'), deliveryLine(shop, useMoney(), hasTime)],
    [t('Payment'), paymentWords(shop).title],
    [t('Collection'), shop.collection ? t('at the shop, free') : ''],
    [t('Returns'), returnDays > 0 ? plural(returnDays, 'within {count} days', 'within {count} days') : ''],
  ];
  return (
    <dl className="col-span-full grid max-w-2xl grid-cols-[auto_minmax(0,1fr)] max-[20rem]:grid-cols-1 gap-x-4 gap-y-2 border-t border-line pt-4 text-[0.9375rem] leading-snug max-lg:order-1 sm:col-start-2 lg:col-auto print:hidden">
      {terms
        .filter(([, text]) => text)
        .map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere first-letter:uppercase">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
