import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import {
  counterWayNames,
  hasReceipt,
  isCashWay,
  payWays,
} from '@bookstore/functions/shared/payment/pay-ways';
import { tillLaw } from '@bookstore/functions/shared/shop/till-laws';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { typedAmount } from '#components/forms/amount-field.tsx';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useShop } from '#config/shop.ts';
import { changeDraft, type DeskDraft } from './desk-draft.ts';
import type { Quote } from './use-quote.ts';

interface PayCounterProps {
  draft: DeskDraft;
  quote: Quote;
  /** Vouchers pay the whole order. */
  isCovered: boolean;
  cash: RefObject<HTMLButtonElement | null>;
  busy: boolean;
  onSell: () => void;
}

/** Two large buttons, and what each needs: the cash given, or the number of the terminal's receipt. */
export function PayCounter({ draft, quote, isCovered, cash, busy, onSell }: PayCounterProps) {
  const { country = '' } = useShop();
  const field = useRef<HTMLInputElement>(null);
  const { money, cashCents, totalCents } = quote;
  const { reference } = draft;
  // An order on account is no counter sale.
  const way = isCovered ? 'voucher' : draft.way === 'account' ? 'later' : draft.way;
  const isCash = way === 'cash';
  const law = tillLaw(country, way);
  useEffect(() => {
    if (isCashWay(way)) field.current?.focus();
  }, [way]);
  const given = draft.given === '' ? undefined : typedAmount(money, draft.given);
  const change = given?.cents === undefined ? undefined : given.cents - cashCents;

  function sell(event: FormEvent): void {
    event.preventDefault();
    if (!law && !(isCash && given && !(change !== undefined && change >= 0))) onSell();
  }

  return (
    <form noValidate aria-label="Payment" onSubmit={sell} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-3" hidden={isCovered}>
        {counterWayNames.map((one) => (
          <button
            key={one}
            ref={one === 'cash' ? cash : undefined}
            type="button"
            aria-pressed={way === one}
            onClick={() => {
              if (way === one) field.current?.focus();
              changeDraft({ way: one });
            }}
            className="min-h-18 rounded-card border border-line-strong/60 font-display text-xl transition-colors hover:border-accent aria-pressed:border-2 aria-pressed:border-accent aria-pressed:bg-sunken forced-colors:aria-pressed:underline"
          >
            {payWays[one].label}
          </button>
        ))}
      </div>
      {law && (
        <p role="alert" className="border-s-2 border-ochre ps-4 text-[0.9375rem]">
          {t(
            'The law of your country ({law}) asks for a certified till here, which this is not. Take it as an order on account, or on the till.',
            { law },
          )}
        </p>
      )}
      {!law && isCash && (
        <>
          <TextInput
            ref={field}
            label="Given"
            hint="Empty: the exact amount."
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={money.typed(cashCents)}
            value={draft.given}
            problem={
              (given?.problem && `${t('Given')} ${given.problem}`) ??
              (change !== undefined && change < 0
                ? t('{amount} is missing', { amount: money.text(-change) })
                : undefined)
            }
            onChange={(text) => changeDraft({ given: text })}
          />
          <p aria-live="polite" className="flex items-baseline justify-between gap-4">
            <span className="text-muted">{t('Change|money')}</span>
            <strong className="font-display text-3xl tabular-nums">
              {money.text(Math.max(0, change ?? 0))}
            </strong>
          </p>
        </>
      )}
      {!law && hasReceipt(way) && (
        <TextInput
          ref={field}
          label="Receipt number"
          hint="As the card terminal prints it."
          autoComplete="off"
          maxLength={cashLimits.reference}
          value={reference}
          onChange={(text) => changeDraft({ reference: text })}
        />
      )}
      {!law && way !== 'later' && (
        <>
          <TextInput
            label="E-mail for the receipt"
            type="email"
            autoComplete="off"
            value={draft.email}
            onChange={(email) => changeDraft({ email })}
          />
          <Button type="submit" busy={busy} className="min-h-14! px-3! text-lg!">
            {busy
              ? t('Selling..')
              : isCovered
                ? t('Sold, paid by voucher')
                : t('Sell for {amount}', { amount: money.text(isCash ? cashCents : totalCents) })}
          </Button>
        </>
      )}
    </form>
  );
}
