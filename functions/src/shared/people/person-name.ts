import { t } from '../words/words.ts';

/** The owner's name in the history; the name to sign in with is secret. */
export const ownerName = 'Owner';

/** As whom the ledger and the history name what the shop does by itself with money that is paid online. */
export const onlinePaymentName = 'Online payment';

/** The name of a person as pages say it: the owner's, and the shop's own, are words of their language. */
export function shownName(name: string): string {
  if (name === ownerName) return t('Owner');
  return name === onlinePaymentName ? t('Online payment') : name;
}
