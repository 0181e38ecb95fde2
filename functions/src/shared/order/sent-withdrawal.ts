import type { WithdrawalRequest } from './withdrawal.ts';

// Without yup, which the page of the form does not load.

/** The form of a withdrawal, before anything is typed. */
export const withdrawalFields: WithdrawalRequest = { name: '', number: '', email: '', books: '' };

/** How far a declaration has come: it is typed, looked at once more, or taken. */
export interface SentWithdrawal {
  step: 'form' | 'confirm' | 'done';
  values: WithdrawalRequest;
  /** Why it was not taken. */
  problem?: string;
  /** When it was taken: an ISO instant. */
  declaredAt?: string;
}
