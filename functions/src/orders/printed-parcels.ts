import type { Order, OrderLine } from '../shared/order/order.ts';
import { lineId } from '../shared/order/order-lines.ts';
import {
  dueOf,
  dueOfParcel,
  inCoins,
  openCents,
  outCents,
  parcelCents,
  payingParcel,
} from '../shared/order/order-totals.ts';
import { placeOfParcel } from '../shared/order/parcels.ts';
import { linesOfParcel, unsentLines } from '../shared/order/unsent-lines.ts';
import { sumOf } from '../shared/values/sum-of.ts';

export interface PrintedParcel {
  order: Order;
  /** Undefined for an order in a single parcel. */
  number: number | undefined;
  lines: OrderLine[];
  /** Whether the charges and discounts of the whole order are printed with this parcel. */
  hasCharges: boolean;
  /** Due on delivery, or collected, in cents. */
  cashCents: number;
  isPaid: boolean;
}

/**
 * The parcel the order's unsent books go into next; when all are sent, its parcels.
 * @param only the number of one of its parcels, alone
 */
export function printedParcels(order: Order, only?: number): PrintedParcel[] {
  const { parcels } = order;
  const unsent = unsentLines(order);
  const due = Math.max(0, openCents(order));
  const paying = payingParcel(order);
  // After a refund, what a parcel collected no longer tells what was paid for it.
  const hasAll = sumOf(parcels, 'cashCents') <= (order.cashCents ?? 0);
  const centsOf = (lines: readonly OrderLine[], pays: boolean) => parcelCents(order, lines.map(lineId), pays);
  if (unsent.length > 0 && only === undefined) {
    const number = parcels.length > 0 ? parcels.length + 1 : undefined;
    const hasCharges = paying === undefined;
    return [
      {
        order,
        number,
        lines: unsent,
        hasCharges,
        cashCents: dueOf(order, centsOf(unsent, hasCharges), outCents(order)),
        isPaid: false,
      },
    ];
  }
  return parcels
    .map((parcel) => ({ parcel, lines: linesOfParcel(order, parcel) }))
    .filter(({ parcel, lines }) => lines.length > 0 && (only ?? parcel.number) === parcel.number)
    .map(({ parcel, lines }) => {
      const hasCharges = parcel === paying;
      const { state } = parcel;
      const inCash = inCoins(centsOf(lines, hasCharges), order);
      const brought = hasAll ? (parcel.cashCents ?? 0) : 0;
      const isPaid = state === 'delivered' && (due === 0 || brought >= inCash);
      const asked = dueOfParcel(order, parcel);
      // The last parcel under way collects what coin limits of earlier ones left over.
      const owed = state === 'shipped' ? asked : Math.min(inCash - brought, asked);
      return {
        order,
        number: parcels.length > 1 || unsent.length > 0 ? placeOfParcel(parcels, parcel.number) : undefined,
        lines,
        hasCharges,
        cashCents: isPaid ? brought || inCash : owed,
        isPaid,
      };
    });
}
