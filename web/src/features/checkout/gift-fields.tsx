import type { Gift } from '@bookstore/functions/shared/order/gift';
import { type GiftOffer, type Wrapping, wrappingOf } from '@bookstore/functions/shared/order/gift-wrapping';
import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import type { ShopTax } from '@bookstore/functions/shared/tax/shop-tax';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { TextArea } from '#components/forms/plain-fields.tsx';
import { useMoney } from '#config/money.ts';
import { useToday } from '#config/today.ts';
import type { FormValues } from '#lib/form-values.ts';

/** What is wished of an order that is a present. */
export interface ChosenGift {
  wishes: Gift;
  wrapping: Wrapping | undefined;
}

interface GiftFieldsProps {
  offer: GiftOffer;
  /** That of where the books go. */
  tax: ShopTax | undefined;
  onGift: (gift: ChosenGift | undefined) => void;
}

/** Asks whether the order is a present, and what is wished of it then. */
export function GiftFields({ offer, tax, onGift }: GiftFieldsProps) {
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const money = useMoney();
  const today = useToday();
  const cost = wrappingOf(offer, money, tax, today);
  const isGift = values.isGift === true;
  const note = String(values.giftNote ?? '');
  const isWrapped = cost !== undefined && values.giftWrapped === true;
  const hidesPrices = values.giftPriceless === true;
  const { cents, basisPoints } = isWrapped ? cost : {};

  useEffect(() => {
    const wrapping = cents !== undefined && {
      kind: 'gift-wrapping' as const,
      cents,
      ...(basisPoints !== undefined && { basisPoints }),
    };
    onGift(
      isGift ? { wishes: { note, isWrapped, hidesPrices }, wrapping: wrapping || undefined } : undefined,
    );
    return () => onGift(undefined);
  }, [isGift, note, isWrapped, hidesPrices, cents, basisPoints, onGift]);

  const box = (name: string, label: string, isChecked: boolean) => (
    <label className="flex min-h-11 items-start gap-3 py-2.5 text-[0.9375rem]">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => void setFieldValue(name, target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );

  return (
    <fieldset className={isGift ? 'rounded-card border border-line bg-surface px-5 py-2 sm:px-6' : undefined}>
      <legend className="sr-only">Present</legend>
      {box('isGift', t('This order is a present'), isGift)}
      {isGift && (
        <>
          <TextArea
            label={t('Note on a card (optional)')}
            hint={t('{count} of {most} letters', { count: note.length, most: orderLimits.giftNote })}
            value={note}
            rows={4}
            maxLength={orderLimits.giftNote}
            onChange={(text) => void setFieldValue('giftNote', text)}
          />
          {cost &&
            box(
              'giftWrapped',
              cost.cents > 0
                ? t('Gift-wrapped, for {amount}', { amount: money.text(cost.cents) })
                : t('Gift-wrapped, free of charge'),
              isWrapped,
            )}
          {box('giftPriceless', t('A packing slip without prices'), hidesPrices)}
        </>
      )}
    </fieldset>
  );
}
