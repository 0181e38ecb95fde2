import type { Order } from '@bookstore/functions/shared/order/order';
import { orderConflictSchema } from '@bookstore/functions/shared/order/order-refusals';
import { hasReceipt } from '@bookstore/functions/shared/payment/pay-ways';
import type { PayLink } from '@bookstore/functions/shared/payment/payment';
import { dollars } from '@bookstore/functions/shared/values/money';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { ApiError, apiErrorOf } from '#lib/api.ts';
import { settlesKey } from '#lib/lost-answer.ts';
import { bookIdsToOrder, changeDraft, type DeskDraft, draftStore, nothingTyped } from './desk-draft.ts';
import { noteOffers } from './use-desk-offer.ts';
import { copyCents, type Quote } from './use-quote.ts';

/** Voucher codes, which no browser stores, the amount, and whether that is the whole total. */
interface PaidByVoucher {
  codes: string[];
  cents: number;
  isCovered: boolean;
}

/** The body of POST /api/orders/desk. */
export function requestOf(
  draft: DeskDraft,
  { money, totalCents, today, gift }: Quote,
  { codes, cents, isCovered }: PaidByVoucher,
) {
  const { isCounter, lines, name, email, phone, address, reference, offerCode } = draft;
  const way = isCovered ? 'voucher' : draft.way;
  const isCollected = isCounter || draft.isCollected;
  const toOrder = isCounter ? [] : bookIdsToOrder(draft, today);
  return {
    name,
    email: email.trim(),
    phone,
    address: isCollected ? nothingTyped.address : address,
    ...(isCollected && { collection: true }),
    lines: lines.map((line) => ({
      bookId: line.book._id,
      copies: line.copies,
      ...(line.price !== '' && { priceCents: copyCents(line, money) }),
      reason: line.reason,
      ...(line.by && toOrder.includes(line.book._id) && { by: line.by }),
    })),
    ...(toOrder.length > 0 && { toOrder }),
    ...(gift && { gift }),
    ...(offerCode && { offerCode }),
    totalPrice: money.plain(totalCents),
    ...(money.currency !== dollars.currency && { currency: money.currency }),
    way,
    ...(way === 'account' && { customerId: draft.customerId ?? '' }),
    reference: hasReceipt(way) ? reference : '',
    isHandedOver: isCounter,
    ...(codes.length > 0 && { vouchers: codes, voucherCents: cents }),
  };
}

export type Done = { order: Order } | { made: PayLink };

async function send(draft: DeskDraft, quote: Quote, paid: PaidByVoucher, key: string): Promise<Done> {
  const body = requestOf(draft, quote, paid);
  const input = { body, headers: { 'Idempotency-Key': key } };
  return body.way === 'link'
    ? { made: await callAdminApi('POST /api/payments/links', input) }
    : { order: await callAdminApi('POST /api/orders/desk', input) };
}

/** Repeated calls, also after a lost answer and a reload, take one order. */
export async function takeOrder(draft: DeskDraft, quote: Quote, paid: PaidByVoucher): Promise<Done> {
  const key = draft.key ?? crypto.randomUUID();
  changeDraft({ key });
  try {
    return await send(draft, quote, paid, key);
  } catch (error) {
    if (settlesKey(error) && apiErrorOf(error)?.code !== 'idempotency-key-reused')
      changeDraft({ key: undefined });
    throw error;
  }
}

/** Takes the shop's current books, prices and stock over into the draft. @returns what to look at */
export function takeConflict(error: unknown): string | undefined {
  const refusal = error instanceof ApiError ? apiErrorOf(error) : undefined;
  if (refusal?.code === 'idempotency-key-reused')
    return t(
      'It was taken already, as it was when you first sent it: look at the newest order, and empty this one.',
    );
  if (refusal?.code === 'not-found' && draftStore.get().way === 'account') {
    changeDraft({ customerId: '' });
    return t('This customer was deleted meanwhile: choose another one, or another way to pay.');
  }
  const details: unknown = refusal?.details;
  if (!orderConflictSchema.isValidSync(details)) return undefined;
  const draft = draftStore.get();
  const { missing, announced = [], offers } = details;
  if (offers) noteOffers(draft, offers);
  const now = new Map(details.books.map((book) => [book.bookId, book]));
  const lines = draft.lines
    .filter(({ book }) => !missing.includes(book._id))
    .map((line) => {
      const { newPrice, appearsOn, stockLeft = line.book.stockLeft } = now.get(line.book._id) ?? line.book;
      return {
        ...line,
        book: {
          ...line.book,
          newPrice,
          ...(appearsOn && { appearsOn }),
          ...(stockLeft !== undefined && { stockLeft }),
        },
      };
    });
  changeDraft({ lines, ...(details.gift !== undefined && { giftOffer: details.gift }) });
  const short = details.books.filter(({ stockLeft }) => stockLeft === 0);
  if (missing.length > 0)
    return plural(
      missing.length,
      '{count} book is not in the shop any more and was taken out.',
      '{count} books are not in the shop any more and were taken out.',
    );
  if (short.length > 0) {
    const titles = short.map(({ title }) => title).join(', ');
    return draft.isCounter
      ? t('Not as many copies are in stock: {titles}. Correct the stock first, or sell less.', { titles })
      : t('Not as many copies are in stock: {titles}. Look at the promised day, and take the order again.', {
          titles,
        });
  }
  if (announced.length > 0)
    return t('A book has not appeared yet: it is a pre-order now. Take the order again.');
  return t('The prices have just changed: look at the total, and take the order again.');
}
