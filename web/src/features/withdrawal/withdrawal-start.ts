import { withdrawalFields } from '@bookstore/functions/shared/order/sent-withdrawal';
import type { WithdrawalRequest } from '@bookstore/functions/shared/order/withdrawal';
import { useLocation } from 'react-router-dom';

/** What an order's page passes on, as the state of its link. */
interface WithdrawalStart extends Omit<WithdrawalRequest, 'books' | 'language'> {
  titles: readonly string[];
}

/** From the link's state, which a reload keeps. Unknown state is ignored: any page may have left other things there. */
export function useWithdrawalStart(): WithdrawalStart {
  const state: Record<string, unknown> = Object(useLocation().state);
  const text = (field: 'name' | 'number' | 'email'): string => {
    const value = state[field];
    return typeof value === 'string' ? value : withdrawalFields[field];
  };
  const titles = Array.isArray(state.titles) ? state.titles : [];
  return {
    name: text('name'),
    number: text('number'),
    email: text('email'),
    titles: titles.filter((title) => typeof title === 'string'),
  };
}
