import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import { t } from '@bookstore/functions/shared/words/words';
import { matchPath } from 'react-router-dom';
import { paths } from '#config/paths.ts';

interface LoginState {
  /** The guarded page that was asked for. */
  page?: string | undefined;
  /** The e-mail address that was typed before. */
  email?: string | undefined;
}

/** A browser restores the state, so that it may be anything. */
export function loginState(state: unknown): LoginState {
  const { page, email }: Partial<Record<keyof LoginState, unknown>> = Object(state);
  return {
    page: typeof page === 'string' && reasonOf(page) ? page : undefined,
    email: typeof email === 'string' ? email : undefined,
  };
}

/** Why the login is shown instead of a page; undefined for a page that needs none. */
export function reasonOf(page: string | undefined): string | undefined {
  if (page === paths.checkout) return t('Log in to check out.');
  if (page === paths.wishlist) return t('Log in to have your wish list everywhere.');
  if (page === paths.orders) return t('Log in to see your orders.');
  if (isPayment(page))
    return t('If you have paid, a mail about your order is coming. Log in to see it here, too.');
  return page && matchPath(shopPages.order.path, page) ? t('Log in to see this order.') : undefined;
}

/** Banks send shoppers to these pages, perhaps in another browser than theirs. */
export function isPayment(page: string | undefined): page is string {
  return page !== undefined && matchPath(shopPages.payment.path, page) !== null;
}
