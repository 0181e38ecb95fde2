import { withdrawalFields } from '@bookstore/functions/shared/order/sent-withdrawal';
import type { WithdrawalRequest } from '@bookstore/functions/shared/order/withdrawal';
import { useLocation } from 'react-router-dom';

/** What an order's page knows already of a withdrawal from it: the state of its link. */
export interface WithdrawalStart extends Omit<WithdrawalRequest, 'books'> {
  /** The titles of its books. */
  titles: readonly string[];
}

const none: WithdrawalStart = { ...withdrawalFields, titles: [] };

/** What the link has brought that led here; a reload keeps it. */
export function useWithdrawalStart(): WithdrawalStart {
  const { state }: { state: Partial<WithdrawalStart> | null } = useLocation();
  return { ...none, ...state };
}
