/**
 * The functions that answer the API, each with the addresses that it answers; the first that fits counts. Orders and
 * sign-ins have instances of their own, which no search, list or import keeps busy; only their account may look up a
 * shopper, so every call of shoppers is one of theirs.
 */
export const apiFunctions = {
  orders: '^/api/(orders|invoices|cash|auth|withdrawals)(/.*)?$',
  api: '^/api(/.*)?$',
} as const;

export type ApiFunction = keyof typeof apiFunctions;

/** Which function answers calls at a path. */
export function functionOf(path: string): ApiFunction {
  return new RegExp(apiFunctions.orders).test(path) ? 'orders' : 'api';
}
