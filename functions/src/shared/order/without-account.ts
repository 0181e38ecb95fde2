/** Begins the ids under which the orders of customers without an account are kept; no account has such an id. */
export const withoutAccount = 'desk-';

/** Whether an order is of an account, whose pages show it. */
export const hasAccount = (uid: string): boolean => !uid.startsWith(withoutAccount);
