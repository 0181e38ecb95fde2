/** Begins the user ids of customers without an account; no account has such an id. */
export const withoutAccount = 'desk-';

export const hasAccount = (uid: string): boolean => !uid.startsWith(withoutAccount);
