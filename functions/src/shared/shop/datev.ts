import { type CashWay, cashWayNames } from '../payment/pay-ways.ts';
import { t } from '../words/words.ts';
import type { RevenueAccount } from './invoice-setting.ts';

// Without yup, so that pages can read it: see datev-section.ts.

/** What a file for DATEV needs beside the accounts of sales at each rate, which the settings of invoices name. */
export interface DatevSetting extends Record<CashWay, string> {
  consultant: string;
  client: string;
  /** The month with which the financial year begins: 1 for January. */
  yearMonth: number;
  accountLength: number;
  openItems: string;
  drawer: string;
  /** Missing in settings of before there were vouchers; a shop that sells none needs none. */
  vouchers: string;
  expiredVouchers: string;
}

export const defaultDatev: DatevSetting = {
  consultant: '',
  client: '',
  yearMonth: 1,
  accountLength: 4,
  cash: '',
  bank: '',
  card: '',
  openItems: '',
  drawer: '',
  vouchers: '',
  expiredVouchers: '',
};

/** DATEV reads no more from one file. */
export const datevBookings = 99_999;

/** Where accountants work with DATEV. */
export const isDatevCountry = (country: string): boolean => country === 'DE' || country === 'AT';

/** An account as DATEV takes it: digits, of which not all are 0. */
export function isDatevAccount(account: string, most: number): boolean {
  return /^(?!0+$)\d+$/.test(account) && account.length <= most;
}

interface DatevShop {
  currency: string;
  datev: DatevSetting;
  invoices: { accounts: readonly RevenueAccount[] };
  tax: { isOn: boolean };
  vouchers: { isOn: boolean; singlePurpose: string };
  soldVouchers?: boolean;
}

/** What the settings must still say before there can be a file, by the section of the settings. */
export function lackingForDatev({ currency, datev, invoices, tax, vouchers, soldVouchers }: DatevShop) {
  const { accountLength, consultant, client, openItems, drawer } = datev;
  // Those that are taxed as they are sold are revenue then. Older ones that are not have the file ask for the accounts.
  const areTaxed = tax.isOn && vouchers.singlePurpose !== '';
  const hasVoucherAccounts = datev.vouchers && datev.expiredVouchers;
  const isOfSales = ({ account }: RevenueAccount) => isDatevAccount(account, accountLength);
  const parts = [
    { slug: 'money', label: t('the euro as the currency'), is: currency === 'EUR' },
    { slug: 'datev', label: t('the consultant’s and the client’s number'), is: consultant && client },
    {
      slug: 'datev',
      label: t('the accounts of money and of open items'),
      is: cashWayNames.every((way) => datev[way]) && openItems && drawer,
    },
    {
      slug: 'datev',
      label: t('the accounts of vouchers'),
      is: areTaxed || !(vouchers.isOn || soldVouchers) || hasVoucherAccounts,
    },
    {
      slug: 'invoices',
      label: t('an account for what is sold at each rate'),
      is: invoices.accounts.length > 0 && invoices.accounts.every(isOfSales),
    },
  ];
  return parts.filter(({ is }) => !is).map(({ slug, label }) => ({ slug, label }));
}
