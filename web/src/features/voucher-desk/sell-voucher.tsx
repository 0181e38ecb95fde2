import { cashLimits, orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { inCoins } from '@bookstore/functions/shared/order/order-totals';
import {
  type CounterWay,
  counterWayNames,
  hasReceipt,
  isInDrawer,
  payWays,
} from '@bookstore/functions/shared/payment/pay-ways';
import { tillLaw } from '@bookstore/functions/shared/shop/till-laws';
import { type CardNumber, cardNames, cardOf } from '@bookstore/functions/shared/voucher/card-numbers';
import type { DeskVoucher } from '@bookstore/functions/shared/voucher/voucher';
import { voucherLimits } from '@bookstore/functions/shared/voucher/voucher-limits';
import type { VoucherOffer } from '@bookstore/functions/shared/voucher/voucher-offer';
import { pageLanguage } from '@bookstore/functions/shared/words/page-language';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { useState } from 'react';
import { AmountField, typedAmount, typedCents } from '#components/forms/amount-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm, FormProblem, SendButton } from '#entities/command/desk-form.tsx';
import type { Command } from '#entities/command/use-command.ts';
import { CardPicture } from '#entities/voucher/voucher-card.tsx';

type Values = Record<
  'amount' | 'given' | 'reference' | 'card' | 'recipientName' | 'buyerName' | 'message' | 'buyerEmail',
  string
> & { way: CounterWay };

const first: Values = {
  amount: '',
  way: 'cash',
  given: '',
  reference: '',
  card: '1',
  recipientName: '',
  buyerName: '',
  message: '',
  buyerEmail: '',
};

export interface Sold {
  voucher: DeskVoucher;
  /** Formatted; '' for none. */
  change: string;
}

interface SellVoucherProps {
  offer: VoucherOffer;
  onSold: (sold: Sold) => void;
}

/** In cash, by amount and Enter; then its card is printed. */
export function SellVoucher({ offer, onSold }: SellVoucherProps) {
  const money = useMoney();
  const { country = '', ...shop } = useShop();
  const [openedAt, setOpenedAt] = useState(Date.now);
  const [empty] = useState({ ...first, card: String(offer.cards[0]) });
  const bounds = { least: money.text(offer.leastCents), most: money.text(offer.mostCents) };

  function bodyOf({ amount, way, reference, card, given: _, ...typed }: Values) {
    const texts = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]));
    return {
      recipientName: '',
      buyerName: '',
      message: '',
      buyerEmail: '',
      ...texts,
      ...pageLanguage,
      recipientEmail: '',
      sendOn: '',
      agreesToReminder: false,
      amountCents: typedCents(money, amount),
      currency: money.currency,
      card: Number(card),
      way,
      reference: hasReceipt(way) ? reference.trim() : '',
    };
  }

  const sell = (values: Values): Command<DeskVoucher> => ({
    send: () => callOnce('POST /api/vouchers/desk', { body: bodyOf(values) }, openedAt),
    failed: t('The voucher was not sold'),
    onDone: (voucher) => {
      setOpenedAt(Date.now());
      onSold({ voucher, change: changeOf(values, money)?.text ?? '' });
    },
  });

  return (
    <DeskForm aria-label="Sell a voucher" className="grid gap-4" first={empty} isCleared command={sell}>
      {({ values, setFieldValue }) => {
        const law = tillLaw(country, values.way);
        const change = changeOf(values, money);
        return (
          <>
            <AmountField
              name="amount"
              label="Amount"
              money={money}
              problemOf={(cents) =>
                cents < offer.leastCents || cents > offer.mostCents
                  ? t('Type an amount from {least} to {most}.', bounds)
                  : isInDrawer(values.way) && inCoins(cents, shop) !== cents
                    ? t('No coins make this amount: it is not paid in cash')
                    : undefined
              }
            />
            <div className="-mt-2 flex flex-wrap gap-2 *:flex-[1_1_4.25rem]">
              {offer.amountsCents.map((cents) => (
                <button
                  key={cents}
                  type="button"
                  tabIndex={-1}
                  onClick={() => void setFieldValue('amount', money.typed(cents))}
                  className="min-h-11 rounded-full border border-line-strong/60 px-1 text-sm tabular-nums hover:border-accent"
                >
                  {money.text(cents)}
                </button>
              ))}
            </div>
            <WayChoice />
            {law ? (
              <p role="alert" className="border-s-2 border-ochre ps-4 text-[0.9375rem]">
                {t(
                  'The law of your country ({law}) asks for a certified till here, which this is not: sell the voucher there.',
                  { law },
                )}
              </p>
            ) : hasReceipt(values.way) ? (
              <TextField
                name="reference"
                label="Receipt number"
                hint="As the card terminal prints it."
                maxLength={cashLimits.reference}
                autoComplete="off"
              />
            ) : (
              <>
                <TextField
                  name="given"
                  label="Given"
                  hint="Empty: the exact amount."
                  inputMode="decimal"
                  maxLength={20}
                  autoComplete="off"
                />
                {change && (
                  <p aria-live="polite" className="flex items-baseline justify-between gap-4">
                    <span className="text-muted">{t('Change|money')}</span>
                    <strong className="font-display text-2xl tabular-nums">{change.text}</strong>
                  </p>
                )}
              </>
            )}
            <details className="border-y border-line">
              <summary className="min-h-11 content-center text-[0.9375rem] text-accent">
                What stands on the card
              </summary>
              <div className="grid gap-4 pt-1 pb-4">
                <DrawingField cards={offer.cards} />
                <TextField
                  name="recipientName"
                  label="Name of the recipient"
                  maxLength={orderLimits.name}
                  autoComplete="off"
                />
                <TextField
                  name="buyerName"
                  label="From whom"
                  maxLength={orderLimits.name}
                  autoComplete="off"
                />
                <TextArea name="message" label="Message" rows={3} maxLength={voucherLimits.message} />
                <TextField
                  name="buyerEmail"
                  label="E-mail of the buyer"
                  hint="Empty: the card is printed alone."
                  type="email"
                  maxLength={orderLimits.email}
                  autoComplete="off"
                />
              </div>
            </details>
            <FormProblem />
            {!law && <SendButton className="min-h-14! text-lg!">{sellText(values, money)}</SendButton>}
          </>
        );
      }}
    </DeskForm>
  );
}

function sellText({ amount }: Values, money: ReturnType<typeof useMoney>): string {
  const { cents } = typedAmount(money, amount);
  return cents === undefined ? t('Sell a voucher') : t('Sell for {amount}', { amount: money.text(cents) });
}

/** The change; undefined for the exact amount, or too little cash. */
function changeOf({ amount, given, way }: Values, money: ReturnType<typeof useMoney>) {
  const [cost, paid] = [typedAmount(money, amount).cents, typedAmount(money, given).cents];
  if (!isInDrawer(way) || cost === undefined || paid === undefined || paid <= cost) return undefined;
  return { text: money.text(paid - cost) };
}

function WayChoice() {
  const [{ value }, , { setValue }] = useField<string>('way');
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="sr-only">How it is paid</legend>
      {counterWayNames.map((way) => (
        <label
          key={way}
          className="grid min-h-14 cursor-pointer place-items-center rounded-card border border-line-strong/60 font-display text-lg has-checked:border-2 has-checked:border-accent has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:has-checked:underline"
        >
          <input
            type="radio"
            name="voucher-way"
            checked={value === way}
            onChange={() => void setValue(way)}
            className="sr-only"
          />
          {payWays[way].label}
        </label>
      ))}
    </fieldset>
  );
}

function DrawingField({ cards }: Pick<VoucherOffer, 'cards'>) {
  const [{ value }, , { setValue }] = useField<string>('card');
  const chosen: CardNumber = cardOf(Number(value));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Drawing</legend>
      <div className="grid grid-cols-4 gap-2">
        {cards.map((card) => (
          <label
            key={card}
            className="cursor-pointer overflow-hidden rounded-md border-2 border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-4"
          >
            <input
              type="radio"
              name="voucher-drawing"
              checked={chosen === card}
              onChange={() => void setValue(String(card))}
              aria-label={cardNames[card]}
              className="sr-only"
            />
            <CardPicture card={card} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
