import { t } from '../words/words.ts';

/** In the history; the name to sign in with is secret. */
export const ownerName = 'Owner';

/** In the ledger and the history, for what the shop does automatically with online payments. */
export const onlinePaymentName = 'Online payment';

/** In the history, for shoppers, and for the shop itself when copies come and when the day of a book moves. */
export const shopperName = 'Shopper';
export const stockName = 'Stock';
export const movedDayName = 'Day of a book';

/** In the page's language for the owner's and the shop's own names. */
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
