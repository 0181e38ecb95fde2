import type { Order } from '@bookstore/functions/shared/order/order';
import { lineStates, stateOfLine } from '@bookstore/functions/shared/order/order-lines';
import { statusLabel } from '@bookstore/functions/shared/order/order-status';
import { parcelStates, placeOfParcel } from '@bookstore/functions/shared/order/parcels';

const recipientOf = ({ name, email, phone, address }: Order) => JSON.stringify([name, email, phone, address]);

/** What another person has changed of an order, a sentence for each. */
export function orderDifferences(before: Order, now: Order): string[] {
  const sentences: string[] = [];
  if (before.status !== now.status) {
    sentences.push(`The order is ${statusLabel(now).toLowerCase()} by now.`);
  }
  for (const { bookId, title } of now.lines) {
    const state = stateOfLine(now, bookId);
    if (state === stateOfLine(before, bookId)) continue;
    sentences.push(`“${title}” is ${lineStates[state].label.toLowerCase()} by now.`);
  }
  for (const { number, state } of now.parcels) {
    if (before.parcels.find((one) => one.number === number)?.state === state) continue;
    sentences.push(
      `Parcel ${placeOfParcel(now.parcels, number)} is ${parcelStates[state].label.toLowerCase()} by now.`,
    );
  }
  for (const { number } of before.parcels) {
    if (now.parcels.some((one) => one.number === number)) continue;
    sentences.push(`Parcel ${placeOfParcel(before.parcels, number)} is unpacked by now.`);
  }
  if (JSON.stringify(before.discounts) !== JSON.stringify(now.discounts)) {
    sentences.push('The discounts have changed.');
  }
  if (recipientOf(before) !== recipientOf(now)) sentences.push('The recipient was corrected.');
  return sentences;
}
