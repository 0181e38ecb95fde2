import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { deskWayNames, hasReceipt, isCashWay, payWays } from '@bookstore/functions/shared/payment/pay-ways';
import { t } from '@bookstore/functions/shared/words/words';
import type { FormEvent, RefObject } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useShop } from '#config/shop.ts';
import { AccountChoice } from './account-choice.tsx';
import { changeDraft, type DeskDraft } from './desk-draft.ts';
import type { Quote } from './use-quote.ts';

interface PayOrderProps {
  draft: DeskDraft;
  quote: Quote;
  /** Vouchers pay the whole order. */
  isCovered: boolean;
  submit: RefObject<HTMLButtonElement | null>;
  busy: boolean;
  onTake: () => void;
}

/** Payment of an order that is not handed over now. */
export function PayOrder({ draft, quote, isCovered, submit, busy, onTake }: PayOrderProps) {
  const { payment } = useShop();
  const { money, totalCents, deliveryCents } = quote;
  const { name, phone, email, reference } = draft;
  const way = isCovered ? 'voucher' : draft.way;
  const amount = { amount: money.text(totalCents) };
  const missing =
    way === 'account' && !draft.customerId
      ? t('Choose the customer on account')
      : name.trim() === '' || (way !== 'account' && phone.trim() === '' && email.trim() === '')
        ? t('A name and a phone number or an e-mail address are missing.')
        : deliveryCents === undefined
          ? t('The shop does not deliver there.')
          : hasReceipt(way) && reference.trim() === ''
            ? t('The receipt number is missing.')
            : '';

  function take(event: FormEvent): void {
    event.preventDefault();
    if (missing === '') onTake();
  }

  return (
    <form noValidate aria-label="Payment" onSubmit={take} className="grid grid-cols-1 gap-4">
      <fieldset hidden={isCovered}>
        <legend className="mb-1 text-[0.9375rem] font-medium">How it is paid</legend>
        {deskWayNames
          .filter((one) => one !== 'voucher' && (one !== 'link' || payment))
          .map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[0.9375rem]">
              <input
                type="radio"
                name="desk-way"
                checked={way === one}
                onChange={() => changeDraft({ way: one })}
                className="size-4.5 shrink-0"
              />
              {isCashWay(one) ? t('Now: {way}', { way: payWays[one].label }) : payWays[one].label}
            </label>
          ))}
      </fieldset>
      {way === 'account' && <AccountChoice draft={draft} />}
      {hasReceipt(way) && (
        <TextInput
          label="Receipt number"
          autoComplete="off"
          maxLength={cashLimits.reference}
          value={reference}
          onChange={(text) => changeDraft({ reference: text })}
        />
      )}
      <Button
        ref={submit}
        type="submit"
        busy={busy}
        aria-disabled={missing !== ''}
        className="min-h-14! px-3! text-lg!"
      >
        {busy
          ? t('Taking..')
          : way === 'link'
            ? t('Make the link · {amount}', amount)
            : isCovered
              ? t('Take the order, paid by voucher')
              : t('Take the order · {amount}', amount)}
      </Button>
      {missing && <p className="text-sm text-muted">{missing}</p>}
    </form>
  );
}
