import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { addDays } from '@bookstore/functions/shared/shop/shop-day';
import { cardNames } from '@bookstore/functions/shared/voucher/card-numbers';
import { voucherLimits } from '@bookstore/functions/shared/voucher/voucher-limits';
import type { VoucherOffer } from '@bookstore/functions/shared/voucher/voucher-offer';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { TextArea, TextInput } from '#components/forms/plain-fields.tsx';
import { useMoney } from '#config/money.ts';
import { CardPicture } from '#entities/voucher/voucher-card.tsx';
import type { VoucherDraft, VoucherProblems } from './voucher-draft.ts';

interface VoucherFieldsProps {
  draft: VoucherDraft;
  onChange: (change: Partial<VoucherDraft>) => void;
  problems: VoucherProblems;
}

const pill =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong/60 bg-surface px-4 py-2 has-checked:border-accent has-checked:bg-sunken has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2';

interface PillProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Pill({ name, isChosen, onChoose, children }: PillProps) {
  return (
    <label className={pill}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  );
}

export function AmountChoice({
  draft,
  onChange,
  problems,
  offer,
}: VoucherFieldsProps & { offer: VoucherOffer }) {
  const money = useMoney();
  const { offered, amount } = draft;
  const bounds = { least: money.text(offer.leastCents), most: money.text(offer.mostCents) };
  return (
    <fieldset>
      <legend className="mb-3 font-display text-xl">Amount</legend>
      <div className="flex flex-wrap gap-2 tabular-nums">
        {offer.amountsCents.map((cents) => (
          <Pill
            key={cents}
            name="voucher-amount"
            isChosen={offered === cents}
            onChoose={() => onChange({ offered: cents })}
          >
            {money.text(cents)}
          </Pill>
        ))}
        <Pill
          name="voucher-amount"
          isChosen={offered === undefined}
          onChoose={() => onChange({ offered: undefined })}
        >
          Another amount
        </Pill>
      </div>
      {offered === undefined && (
        <div className="mt-4 max-w-60">
          <TextInput
            label="Your amount"
            hint={t('From {least} to {most}.', bounds)}
            problem={problems.amount}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={money.typed(offer.leastCents)}
            value={amount}
            onChange={(text) => onChange({ amount: text })}
          />
        </div>
      )}
    </fieldset>
  );
}

export function DrawingChoice({
  draft,
  onChange,
  offer,
}: Omit<VoucherFieldsProps, 'problems'> & { offer: VoucherOffer }) {
  return (
    <fieldset>
      <legend className="mb-3 font-display text-xl">Card</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {offer.cards.map((card) => (
          <label
            key={card}
            className="cursor-pointer overflow-hidden rounded-lg border-2 border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-4"
          >
            <input
              type="radio"
              name="voucher-card"
              checked={draft.card === card}
              onChange={() => onChange({ card })}
              aria-label={cardNames[card]}
              className="sr-only"
            />
            <CardPicture card={card} className="rounded-md" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface WhomFieldsProps extends VoucherFieldsProps {
  /** '' until the browser provides it. */
  today: string;
}

export function WhomFields({ draft, onChange, problems, today }: WhomFieldsProps) {
  const { isSent, message } = draft;
  const field = (name: 'recipientName' | 'recipientEmail' | 'sendOn' | 'buyerName' | 'message') => ({
    value: draft[name],
    onChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-display text-xl">For whom?</legend>
      <div className="flex flex-wrap gap-2">
        <Pill name="voucher-way" isChosen={isSent} onChoose={() => onChange({ isSent: true })}>
          We send it by mail
        </Pill>
        <Pill name="voucher-way" isChosen={!isSent} onChoose={() => onChange({ isSent: false })}>
          You print it or send it on
        </Pill>
      </div>
      {isSent && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            label="E-mail of the recipient"
            type="email"
            autoComplete="off"
            maxLength={orderLimits.email}
            problem={problems.recipientEmail}
            {...field('recipientEmail')}
          />
          <TextInput
            label="Send it on (optional)"
            hint="Empty: as soon as it is paid."
            type="date"
            min={today || undefined}
            max={today ? addDays(today, voucherLimits.sentAhead) : undefined}
            problem={problems.sendOn}
            {...field('sendOn')}
          />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label="Name of the recipient (optional)"
          autoComplete="off"
          maxLength={orderLimits.name}
          {...field('recipientName')}
        />
        <TextInput
          label="Your name (optional)"
          autoComplete="name"
          maxLength={orderLimits.name}
          {...field('buyerName')}
        />
      </div>
      <TextArea
        label="Message (optional)"
        rows={3}
        maxLength={voucherLimits.message}
        hint={t('{count} of {most} letters', { count: message.length, most: voucherLimits.message })}
        {...field('message')}
      />
    </fieldset>
  );
}
