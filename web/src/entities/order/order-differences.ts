import type { Order } from '@bookstore/functions/shared/order/order';
import { lineId, lineStates, stateOfLine } from '@bookstore/functions/shared/order/order-lines';
import { statusLabel } from '@bookstore/functions/shared/order/order-status';
import { parcelStates, placeOfParcel } from '@bookstore/functions/shared/order/parcels';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';

const recipientOf = ({ name, email, phone, address }: Order) => JSON.stringify([name, email, phone, address]);

export function orderDifferences(before: Order, now: Order): string[] {
  const sentences: string[] = [];
  if (before.status !== now.status) {
    sentences.push(t('The order is {status} by now.', { status: withinSentence(statusLabel(now)) }));
  }
  for (const line of now.lines) {
    const { title } = line;
    const state = stateOfLine(now, lineId(line));
    if (state === stateOfLine(before, lineId(line))) continue;
    sentences.push(
      t('“{title}” is {state} by now.', { title, state: withinSentence(lineStates[state].label) }),
    );
  }
  for (const { number, state } of now.parcels) {
    if (before.parcels.find((one) => one.number === number)?.state === state) continue;
    sentences.push(
      t('Parcel {number} is {state} by now.', {
        number: placeOfParcel(now.parcels, number),
        state: withinSentence(parcelStates[state].label),
      }),
    );
  }
  for (const { number } of before.parcels) {
    if (now.parcels.some((one) => one.number === number)) continue;
    sentences.push(
      t('Parcel {number} is unpacked by now.', { number: placeOfParcel(before.parcels, number) }),
    );
  }
  if (JSON.stringify(before.discounts) !== JSON.stringify(now.discounts)) {
    sentences.push(t('The discounts have changed.'));
  }
  if (recipientOf(before) !== recipientOf(now)) sentences.push(t('The recipient was corrected.'));
  return sentences;
}
