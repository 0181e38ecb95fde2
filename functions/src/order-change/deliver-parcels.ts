import { WrongValue } from '../platform/http/wrong-value.ts';
import type { ChangedFields, ChangingOrder } from '../shared/order/changing-order.ts';
import { centsOfParcel, dueOfParcel, inCoins, openCents, openInCash } from '../shared/order/order-totals.ts';
import { moneyCents } from '../shared/order/order-vouchers.ts';
import type { Parcel } from '../shared/order/parcels.ts';
import type { CashWay } from '../shared/payment/pay-ways.ts';
import { sumOf } from '../shared/values/sum-of.ts';
import { t } from '../shared/words/words.ts';
import { amountText, type ChangeContext, GoesByParcel } from './applied-change.ts';

/** What is due for the parcels by default. */
export interface Delivered {
  cashCents?: number | undefined;
  cashWay?: CashWay | undefined;
}

/** Spreads the money over the parcels that arrived. @throws InvalidArgument for more than the order still owes */
export function deliver(
  order: ChangingOrder,
  isMeant: (parcel: Parcel) => boolean,
  { cashCents: given, cashWay = 'cash' }: Delivered,
  context: ChangeContext,
): ChangedFields {
  const open = Math.max(0, openCents(order), openInCash(order));
  const meant = order.parcels.filter(isMeant);
  const due = meant.reduce((sum, parcel) => sum + dueOfParcel(order, parcel), 0);
  const taken = given ?? due;
  if (taken > open) {
    const amount = amountText(order, open, context);
    throw new WrongValue('cashCents', () => t('At most {amount} is due', { amount }));
  }
  let rest = taken;
  const parcels = order.parcels.map((parcel) => {
    if (!isMeant(parcel)) return parcel;
    const cashCents =
      parcel === meant.at(-1) ? rest : Math.min(rest, inCoins(centsOfParcel(order, parcel), order));
    rest -= cashCents;
    return {
      ...parcel,
      state: 'delivered' as const,
      deliveredAt: context.now.toISOString(),
      cashCents,
      cashWay,
    };
  });
  return { parcels, cashCents: (order.cashCents ?? 0) + taken };
}

function sentAgain({ deliveredAt: _, ...parcel }: Parcel): Parcel {
  return { ...parcel, state: 'shipped' };
}

/** Reverts the delivery and takes back what it brought, never more than there is. */
export function takeBackDelivery(
  order: ChangingOrder,
  isMeant: (parcel: Parcel) => boolean,
): { fields: ChangedFields; cashWay: CashWay } {
  const meant = order.parcels.filter(isMeant);
  const brought = sumOf(meant, 'cashCents');
  const ways = new Set(meant.filter(({ cashCents }) => cashCents).map(({ cashWay = 'cash' }) => cashWay));
  // A ledger entry has one way of payment.
  if (ways.size > 1) throw new GoesByParcel();
  const [cashWay = 'cash'] = ways;
  const parcels = order.parcels.map((parcel) => {
    if (!isMeant(parcel)) return parcel;
    const { cashCents: _, cashWay: __, ...way } = sentAgain(parcel);
    return way;
  });
  const takenBack = Math.max(0, Math.min(brought, moneyCents(order)));
  return { fields: { parcels, cashCents: (order.cashCents ?? 0) - takenBack }, cashWay };
}
