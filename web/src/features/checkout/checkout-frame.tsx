import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { useShop } from '#config/shop.ts';

interface CheckoutFrameProps {
  /** Classes of the heading, smaller where there is nothing to pay. */
  heading?: string;
  children: ReactNode;
}

export const quietHeading = 'mb-3 font-sans text-base font-medium text-muted';

/** The parts that do not depend on shopper and cart. */
export function CheckoutFrame({ heading = 'mb-6 text-3xl md:text-4xl', children }: CheckoutFrameProps) {
  return (
    <section className="page-width py-6 md:py-10">
      <h1 className={heading} tabIndex={-1}>
        {useShop().payment ? t('Checkout|page') : t('Cash On Delivery')}
      </h1>
      {children}
    </section>
  );
}
