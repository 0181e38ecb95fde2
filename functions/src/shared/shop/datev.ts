import { type CashWay, cashWayNames } from '../payment/pay-ways.ts';
import { t } from '../words/words.ts';
import type { RevenueAccount } from './invoice-setting.ts';

// Without yup, so that pages can read it: see datev-section.ts.

/** The accounts of sales at each rate are in the settings of invoices. */
export interface DatevSetting extends Record<CashWay, string> {
  consultant: string;
  client: string;
  /** The first month of the financial year: 1 for January. */
  yearMonth: number;
  accountLength: number;
  openItems: string;
  drawer: string;
  /** Missing in settings from before there were vouchers; a shop that sells none needs none. */
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

/** DATEV's limit for one file. */
export const datevBookings = 99_999;

/** Countries whose accountants work with DATEV. */
export const isDatevCountry = (country: string): boolean => country === 'DE' || country === 'AT';

/** As DATEV accepts it: digits, not all 0. */
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

/** Settings that are missing for an export, by their section. */
export function lackingForDatev({ currency, datev, invoices, tax, vouchers, soldVouchers }: DatevShop) {
  const { accountLength, consultant, client, openItems, drawer } = datev;
  // Vouchers that are taxed when sold are revenue then. If older ones are not, the export asks for the accounts.
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
