import type { Book } from '@bookstore/functions/shared/book/book';
import { shipsIn } from '@bookstore/functions/shared/book/stock-words';
import { expectedIfOrdered } from '@bookstore/functions/shared/shop/shop-day';
import { plural, t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { DateLabel } from '#components/labels/date-label.tsx';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';
import { usePreorderDay } from '#entities/book/preorder-day.tsx';
import { deliveryLine } from '#entities/shop/delivery-words.ts';
import { paymentWords } from '#entities/shop/payment-words.ts';

/** What a shopper wants to know before buying: what the delivery costs, when it comes and how it is paid. */
export function BuyingTerms({ book }: { book: Book }) {
  const shop = useShop();
  const today = useToday();
  const appears = usePreorderDay(book);
  const orderedInDays = appears ? 0 : (shipsIn(book, shop)?.toDays ?? 0);
  const isWaiting = appears !== undefined || orderedInDays > 0;
  const { returnDays } = shop.deliveryTexts;
  const terms: [string, ReactNode][] = [
    [t('Delivery'), deliveryLine(shop, useMoney(), !isWaiting)],
    [
      t('Comes by'),
      isWaiting && (
        <DateLabel
          key="day"
          day={expectedIfOrdered(today, { orderedInDays, appears }, shop.deliveryTexts)}
          hasWeekday
        />
      ),
    ],
    [t('Payment'), paymentWords(shop).title],
    [t('Collection'), shop.collection ? t('at the shop, free') : ''],
    [t('Returns'), returnDays > 0 ? plural(returnDays, 'within {count} days', 'within {count} days') : ''],
  ];
  return (
    <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] max-[20rem]:grid-cols-1 gap-x-4 gap-y-2 border-y border-line py-3.5 text-[0.9375rem] leading-snug sm:order-last lg:order-none">
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
