import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { CashIcon, ParcelIcon } from '#components/icons/order-icons.tsx';
import { rich } from '#components/labels/rich.ts';
import { useShop } from '#config/shop.ts';
import { ExpectedIfOrderedNow, isWaiting, type OrderWaits } from '#entities/shop/expected-day.tsx';
import { paymentWords } from '#entities/shop/payment-words.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** When an order of now comes, and how it is paid. */
export function OrderFacts(waits: OrderWaits) {
  const { orderedInDays, hasOthers, appears } = waits;
  const shop = useShop();
  const { delivery, deliveryTexts } = shop;
  const usual = delivery ? t('Delivered {time}.', deliveryTexts) : t('Delivered free {time}.', deliveryTexts);
  const late = delivery ? '' : t('Delivered free.');
  const paid = paymentWords(shop);
  return (
    <ul className="grid gap-4">
      <Fact
        icon={<ParcelIcon className="size-6 text-forest" />}
        title={rich('By {day}', {
          day: (
            <ExpectedIfOrderedNow orderedInDays={orderedInDays} appears={hasOthers ? undefined : appears} />
          ),
        })}
        text={isWaiting(waits) ? late : usual}
      />
      {hasOthers && appears && (
        <Fact
          icon={<ParcelIcon className="size-6 text-forest" />}
          title={rich('By {day}', { day: <ExpectedIfOrderedNow orderedInDays={0} appears={appears} /> })}
          text={t('For what is pre-ordered: it may come in a parcel of its own.')}
        />
      )}
      <Fact
        icon={<CashIcon className="size-6 text-forest" />}
        title={capital(paid.title || t('pay in cash'))}
        text={paid.text}
      />
    </ul>
  );
}

interface FactProps {
  icon: ReactNode;
  title: ReactNode;
  text: string;
}

function Fact({ icon, title, text }: FactProps) {
  return (
    <li className="flex gap-3">
      {icon}
      <div className="min-w-0 wrap-anywhere">
        <p className="leading-6 font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
    </li>
  );
}
