import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { useShop } from '#config/shop.ts';

/** The parts that do not depend on shopper and cart. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <section className="page-width py-6 md:py-10">
      <h1 className="mb-6 text-3xl md:text-4xl" tabIndex={-1}>
        {useShop().payment ? t('Checkout|page') : t('Cash On Delivery')}
      </h1>
      {children}
    </section>
  );
}
