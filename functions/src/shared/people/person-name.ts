import { t } from '../words/words.ts';

/** The owner's name in the history; the name to sign in with is secret. */
export const ownerName = 'Owner';

/** As whom the ledger and the history name what the shop does by itself with money that is paid online. */
export const onlinePaymentName = 'Online payment';

/** As whom the history names what shoppers do, and the shop by itself when copies come and when the day of a book moves. */
export const shopperName = 'Shopper';
export const stockName = 'Stock';
export const movedDayName = 'Day of a book';

/** The name of a person as pages say it: the owner's, and the shop's own, are words of their language. */
export function shownName(name: string): string {
  switch (name) {
    case ownerName:
      return t('Owner');
    case onlinePaymentName:
      return t('Online payment');
    case shopperName:
      return t('Shopper');
    case stockName:
      return t('Stock');
    case movedDayName:
      return t('Day of a book');
    default:
      return name;
  }
}
