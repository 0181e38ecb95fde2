import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { CashIcon, ParcelIcon } from '#components/icons/order-icons.tsx';
import { rich } from '#components/labels/rich.ts';
import { TaxList } from '#components/labels/tax-list.tsx';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { deliveryFigures } from '#entities/shop/delivery-words.ts';
import { ExpectedIfOrderedNow, isWaiting, type OrderWaits } from '#entities/shop/expected-day.tsx';
import { paymentWords } from '#entities/shop/payment-words.ts';
import type { Cart } from './cart.ts';
import { useCartCosts } from './cart-costs.ts';
import { CartLimit } from './cart-limit.tsx';
import { CartSubtotal } from './cart-subtotal.tsx';
import { useCartWaits } from './cart-waits.ts';

export function CartSummary({ cart, offer }: { cart: Cart; offer?: ReactNode }) {
  const money = useMoney();
  const shop = useShop();
  const { subtotalCents, totalCents, taxes } = useCartCosts(cart);
  return (
    <footer className="grid grid-cols-1 gap-x-10 gap-y-6 rounded-card border border-line bg-surface p-[min(1.25rem,5vw)] sm:p-7 sm:max-lg:grid-cols-2 xl:p-8">
      <div>
        <CartSubtotal cart={cart} />
        <TaxList rows={taxes()} className="mt-1 text-end text-sm text-muted" />
        {totalCents !== subtotalCents && (
          <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
            <span>With taxes</span>
            <span className="tabular-nums">{money.text(totalCents)}</span>
          </p>
        )}
        {shop.delivery?.isShown && (
          <p className="mt-1 text-sm text-muted">
            {deliveryFigures(shop, money)
              .map((text) => text.replace(/\.?$/, '.'))
              .join(' ')}
          </p>
        )}
        {offer}
        <CartLimit cart={cart} />
        <div className="sum-bar" data-sum={money.text(totalCents)}>
          <Link to={paths.checkout} className={`${buttonClasses()} min-h-13! w-full text-base!`}>
            Checkout
          </Link>
        </div>
        <Link to={paths.home} className={`${buttonClasses('quiet')} mt-1 w-full`}>
          Continue Shopping
        </Link>
      </div>
      <div className="border-line max-sm:border-t max-sm:pt-5 sm:max-lg:border-s sm:max-lg:ps-10 lg:border-t lg:pt-6">
        <OrderFacts {...useCartWaits(cart)} />
      </div>
    </footer>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function OrderFacts(waits: OrderWaits) {
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
          text="For what is pre-ordered: it may come in a parcel of its own."
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
