import { keysOf } from './values/table-keys.ts';

/**
 * Each function with the addresses that it answers; the first match counts. Orders and sign-ins have instances of their
 * own, which no search, list or import keeps busy, and so have the accounts of shoppers. Only these two may look up a
 * shopper, so every shopper's call is one of theirs; only the latter may delete an account.
 */
export const apiFunctions = {
  account: '^/api/account(/.*)?$',
  orders:
    '^/api/(orders|payments|vouchers|invoices|cash|auth|withdrawals|newsletter|unsubscribes|choices)(/.*)?$',
  api: '^/api(/.*)?$',
} as const;

export type ApiFunction = keyof typeof apiFunctions;

export function functionOf(path: string): ApiFunction {
  return keysOf(apiFunctions).find((name) => new RegExp(apiFunctions[name]).test(path)) ?? 'api';
}
