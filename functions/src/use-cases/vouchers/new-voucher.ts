import { orderNumber } from '../../orders/order-number.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { inCoins } from '../../shared/order/order-totals.ts';
import { coinOf } from '../../shared/shop/coins.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { addDays, shopDay } from '../../shared/shop/shop-day.ts';
import { cardOf, offeredCards } from '../../shared/voucher/card-numbers.ts';
import { moved } from '../../shared/voucher/movements.ts';
import { singlePurposeOf } from '../../shared/voucher/single-purpose.ts';
import { lastDayOf } from '../../shared/voucher/validity.ts';
import type { Voucher } from '../../shared/voucher/voucher.ts';
import { voucherLimits } from '../../shared/voucher/voucher-limits.ts';
import type { VoucherRequest } from '../../shared/voucher/voucher-requests.ts';
import { t } from '../../shared/words/words.ts';

export class VouchersOff extends Conflict {
  constructor() {
    super('vouchers-off', 'The shop sells no vouchers');
  }
}

/** @throws VouchersOff, Conflict, WrongValue */
export function requireOffered(request: VoucherRequest, shop: StoredSettings, now: Date): void {
  const { amountCents, currency, sendOn, card } = request;
  if (!shop.vouchers.isOn) throw new VouchersOff();
  if (currency !== shop.currency) {
    const { currency: present } = shop;
    throw new Conflict('currency-changed', `The shop sells in ${present} now`, { currency: present });
  }
  const money = moneyOf(shop);
  const [least, most] = [money.toCents(shop.vouchers.least), money.toCents(shop.vouchers.most)];
  if (amountCents < least || amountCents > most) {
    const bounds = { least: money.text(least), most: money.text(most) };
    throw new WrongValue('amountCents', () => t('A voucher is of {least} to {most}', bounds));
  }
  if (!offeredCards(shop.vouchers.cards).includes(cardOf(card)))
    throw new WrongValue('card', () => t('The shop does not offer this drawing any more'));
  const today = shopDay(now, shop);
  if (sendOn && (sendOn < today || sendOn > addDays(today, voucherLimits.sentAhead)))
    throw new WrongValue('sendOn', () => t('It is sent within a year from now'));
}

/** Other amounts would leave the drawer different from what is owed. @throws WrongValue */
export function requireCoins(cents: number, shop: Pick<StoredSettings, 'country' | 'currency'>): void {
  if (inCoins(cents, { coinCents: coinOf(shop) }) !== cents)
    throw new WrongValue('way', () => t('No coins make this amount: it is not paid in cash'));
}

/** '7K3M-9QXA' would be an order. */
export const voucherNumber = (id: string) => `V-${orderNumber(id, 0)}`;

interface Sale {
  id: string;
  origin: Voucher['origin'];
  buyer: Voucher['buyer'];
  by?: string;
  paymentId?: string;
}

/** Has no code before it is stored. */
export function newVoucher(
  request: VoucherRequest,
  { id, origin, buyer, by, paymentId }: Sale,
  shop: StoredSettings,
  now: Date,
): Voucher {
  const { amountCents, currency, recipientName, recipientEmail, message, card, sendOn } = request;
  const today = shopDay(now, shop);
  const validUntil = lastDayOf(today, shop.country, shop.vouchers);
  const singlePurpose = singlePurposeOf(shop, today, 0);
  const unsold: Voucher = {
    _id: id,
    number: voucherNumber(id),
    state: 'active',
    lastFour: '',
    generation: 1,
    currency,
    amountCents,
    leftCents: 0,
    heldCents: 0,
    origin,
    buyer,
    recipient: { name: recipientName, email: recipientEmail },
    message,
    card,
    language: request.language ?? 'en',
    sendOn: sendOn > today ? sendOn : '',
    issuedOn: today,
    ...(validUntil !== undefined && { validUntil }),
    ...(singlePurpose && { singlePurpose }),
    agreesToReminder: request.agreesToReminder,
    note: '',
    version: now.getTime(),
    createdAt: now.toISOString(),
    movements: [],
  };
  return moved(unsold, { kind: 'issued', cents: amountCents, by, paymentId }, now, today);
}
