import type { ShopperCollection } from '../collections.ts';
import { t } from '../words/words.ts';

/** In words for the shopper, before the deletion. */
interface Fate {
  goes?: string;
  stays?: string;
}

/** What happens to a shopper's data when the account is deleted. `use-cases/shoppers/shopper-data.ts` does it. */
const fates: Readonly<Record<ShopperCollection, Fate>> = {
  shoppers: { goes: t('Your name, your addresses, your cart and your wish list with its link') },
  reviews: { goes: t('Your reviews and their stars, also where they are published') },
  orders: {
    goes: t('Your name, address, e-mail and phone on your orders, and our messages about them'),
    stays: t('The books, days and sums of your orders, without you'),
  },
  orderNotes: { goes: t('What we have noted about your orders') },
  mail: { goes: t('Our mails to you') },
  subscribers: { goes: t('Your newsletter, where your address is confirmed') },
  orderRates: { goes: t('How often you have ordered lately') },
  cashEntries: { stays: t('The sums in our cash book, without words about you') },
  // They go with the orders, and their sums stay in the cash book.
  payments: {},
  // The buyer's name goes; the voucher stays valid for whoever has the code, as the shop says where it sells them.
  vouchers: {},
  invoices: { stays: t('Invoices with your name and address, as long as the law wants them kept') },
};

const textsOf = (what: keyof Fate) =>
  Object.values(fates).flatMap((fate) => (fate[what] === undefined ? [] : [fate[what]]));

export const afterDeletion = { goes: textsOf('goes'), stays: textsOf('stays') };
