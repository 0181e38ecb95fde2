import type { WithdrawalRequest } from './withdrawal.ts';

// Without yup, which the page of the form does not load.

/** An empty form. */
export const withdrawalFields: WithdrawalRequest = { name: '', number: '', email: '', books: '' };

/** The declaration is being typed, reviewed, or was accepted. */
export interface SentWithdrawal {
  step: 'form' | 'confirm' | 'done';
  values: WithdrawalRequest;
  problem?: string;
  /** An ISO instant. */
  declaredAt?: string;
}
