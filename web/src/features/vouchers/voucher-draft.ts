import { addDays } from '@bookstore/functions/shared/shop/shop-day';
import { readAmount } from '@bookstore/functions/shared/values/amount';
import type { Money } from '@bookstore/functions/shared/values/money';
import type { CardNumber } from '@bookstore/functions/shared/voucher/card-numbers';
import { voucherLimits } from '@bookstore/functions/shared/voucher/voucher-limits';
import type { VoucherOffer } from '@bookstore/functions/shared/voucher/voucher-offer';
import { t } from '@bookstore/functions/shared/words/words';
import { createLocalStore } from '#lib/browser/local-store.ts';

export interface VoucherDraft {
  /** One of the offered amounts, in cents; undefined for a free one. */
  offered: number | undefined;
  amount: string;
  card: CardNumber;
  /** The shop sends it, or the buyer prints it. */
  isSent: boolean;
  recipientName: string;
  recipientEmail: string;
  sendOn: string;
  buyerName: string;
  message: string;
  agreesToReminder: boolean;
  agreesToTerms: boolean;
}

const nothingTyped: Omit<VoucherDraft, 'offered'> = {
  amount: '',
  card: 1,
  isSent: true,
  recipientName: '',
  recipientEmail: '',
  sendOn: '',
  buyerName: '',
  message: '',
  agreesToReminder: false,
  agreesToTerms: false,
};

/** Starts with the second amount, the usual present. */
export const firstDraft = ({ amountsCents, cards }: VoucherOffer): VoucherDraft => ({
  ...nothingTyped,
  card: cards[0] ?? 1,
  offered: amountsCents[1] ?? amountsCents[0],
});

/** Replaces a drawing that is no longer offered: where only one is offered, none can be chosen. */
export const withCardOf = ({ cards }: VoucherOffer, draft: VoucherDraft): VoucherDraft => ({
  ...draft,
  card: cards.includes(draft.card) ? draft.card : (cards[0] ?? draft.card),
});

/** Waits for the sign-in in this tab. */
export const typedVoucher = createLocalStore<Partial<VoucherDraft> | undefined>(
  'voucher-typed',
  {
    parse(text) {
      try {
        return text ? JSON.parse(text) : undefined;
      } catch (error) {
        console.warn('What was typed of a voucher cannot be read:', error);
        return undefined;
      }
    },
    serialize: (draft) => (draft ? JSON.stringify(draft) : null),
  },
  () => sessionStorage,
);

export function amountOf({ offered, amount }: VoucherDraft, money: Money): number | undefined {
  if (offered !== undefined) return offered;
  const typed = amount.trim() === '' ? Number.NaN : readAmount(amount, money);
  return Number.isNaN(typed) || !money.isExact(typed) ? undefined : money.toCents(typed);
}

export type VoucherProblems = Partial<
  Record<'amount' | 'recipientEmail' | 'sendOn' | 'agreesToTerms', string>
>;

/** What is missing or wrong before payment. */
export function problemsOf(
  draft: VoucherDraft,
  { leastCents, mostCents }: VoucherOffer,
  money: Money,
  today: string,
): VoucherProblems {
  const cents = amountOf(draft, money);
  const bounds = { least: money.text(leastCents), most: money.text(mostCents) };
  const isAmount = cents !== undefined && cents >= leastCents && cents <= mostCents;
  const { isSent, recipientEmail, sendOn, agreesToTerms } = draft;
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(recipientEmail.trim());
  const isDay = sendOn === '' || (sendOn >= today && sendOn <= addDays(today, voucherLimits.sentAhead));
  return {
    ...(!isAmount && { amount: t('Type an amount from {least} to {most}.', bounds) }),
    ...(isSent && !isAddress && { recipientEmail: t('Type the e-mail address to which we send the card.') }),
    ...(isSent && !isDay && { sendOn: t('Choose a day from today on, within a year.') }),
    ...(!agreesToTerms && { agreesToTerms: t('Please agree to the terms first.') }),
  };
}
