import { WrongValue } from '../platform/http/wrong-value.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import { isOfVoucher } from '../shared/order/cash.ts';
import type { OrderInvoice } from '../shared/order/order-invoices.ts';
import { type CashWay, payWays } from '../shared/payment/pay-ways.ts';
import type { DatevSetting } from '../shared/shop/datev.ts';
import type { RevenueAccount } from '../shared/shop/invoice-setting.ts';
import { percentText } from '../shared/tax/tax-words.ts';
import { t } from '../shared/words/words.ts';
import type { AccountantRow } from './accountant-rows.ts';

/** From the view of its account: positive is a debit (S), negative a credit (H). */
export interface Booking {
  cents: number;
  account: string;
  contra: string;
  day: string;
  document: string;
  text: string;
}

export interface DatevAccounts
  extends Pick<DatevSetting, CashWay | 'openItems' | 'drawer' | 'vouchers' | 'expiredVouchers'> {
  sales: readonly RevenueAccount[];
}

/** The last document of its kind up to a day; for money paid before invoicing, the first one. */
function documentOf(invoices: readonly OrderInvoice[], day: string, isBack: boolean): string | undefined {
  const all = invoices.filter(({ isUndone }) => !isUndone);
  const ofKind = all.filter(({ isCreditNote }) => isCreditNote === isBack);
  const some = ofKind.length > 0 ? ofKind : all.filter(({ isCreditNote }) => !isCreditNote);
  return (some.findLast((one) => one.day <= day) ?? some[0])?.number;
}

/** @throws WrongValue for a rate without an account */
function salesAccount(sales: readonly RevenueAccount[], basisPoints = 0): string {
  const account = sales.find((one) => one.basisPoints === basisPoints)?.account;
  if (account) return account;
  throw new WrongValue('from', () =>
    t('Books were sold at {rate} on these days: “Invoices” in the settings names no account for it', {
      rate: percentText(basisPoints),
    }),
  );
}

/** @throws WrongValue where the settings name none, which only shops with vouchers need */
function voucherAccount(account: string): string {
  if (account) return account;
  throw new WrongValue('from', () =>
    t('Vouchers were sold or redeemed on these days: “DATEV” in the settings names no account for them'),
  );
}

/** Account of an entry's money and its contra account: selling a voucher creates a liability, paying with one reduces it. */
function accountsOf(
  { kind, way }: AccountantRow['entry'],
  accounts: DatevAccounts,
): [account: string, contra: string] {
  const { openItems, drawer, vouchers, expiredVouchers } = accounts;
  const { datev } = payWays[way];
  if (way === 'drawer') return [accounts[datev], drawer];
  // What was taxed when vouchers were sold has no money rows.
  const account = datev === 'vouchers' ? voucherAccount(vouchers) : accounts[datev];
  if (kind === 'voucher-expired') return [account, voucherAccount(expiredVouchers)];
  return [account, isOfVoucher(kind) ? voucherAccount(vouchers) : openItems];
}

/**
 * Sales and returns are booked between the revenue account of their rate and receivables, with tax, which the account
 * computes; payments between receivables and the account of their way. Drawer movements are single bookings.
 */
export function bookingsOf(
  { entry, what, line, basisPoints, grossCents = 0, inCents = 0, outCents = 0 }: AccountantRow,
  accounts: DatevAccounts,
  invoices: readonly OrderInvoice[] = [],
): Booking[] {
  const { day, number, note } = entry;
  const paid = inCents - outCents;
  const common = {
    day,
    document: documentOf(invoices, day, grossCents < 0 || paid < 0) ?? number,
    text: [saidInShop(what), number, line?.title ?? note].filter(Boolean).join(' '),
  };
  const { openItems, sales } = accounts;
  const [account, contra] = paid === 0 ? ['', ''] : accountsOf(entry, accounts);
  return [
    ...(grossCents === 0
      ? []
      : [{ ...common, cents: grossCents, account: openItems, contra: salesAccount(sales, basisPoints) }]),
    ...(paid === 0 ? [] : [{ ...common, cents: paid, account, contra }]),
  ];
}
