import type { Gift } from '@bookstore/functions/shared/order/gift';
import type { Wrapping } from '@bookstore/functions/shared/order/gift-wrapping';
import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { TextArea } from '#components/forms/plain-fields.tsx';
import { useMoney } from '#config/money.ts';

/** The wishes for a present, kept while the order is none. */
export interface GiftWishes extends Gift {
  isGift: boolean;
}

interface GiftChoiceProps {
  wishes: GiftWishes;
  /** Undefined where the shop does not wrap. */
  cost: Wrapping | undefined;
  onChange: (change: Partial<GiftWishes>) => void;
}

export function GiftChoice({ wishes, cost, onChange }: GiftChoiceProps) {
  const money = useMoney();
  const { isGift, note, isWrapped, hidesPrices } = wishes;
  const box = (name: 'isGift' | 'isWrapped' | 'hidesPrices', label: string, isChecked: boolean) => (
    <label className="flex min-h-11 items-start gap-3 py-2.5 text-[0.9375rem]">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange({ [name]: target.checked })}
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
            label="Note on a card (optional)"
            hint={t('{count} of {most} letters', { count: note.length, most: orderLimits.giftNote })}
            value={note}
            rows={4}
            maxLength={orderLimits.giftNote}
            onChange={(text) => onChange({ note: text })}
          />
          {cost &&
            box(
              'isWrapped',
              cost.cents > 0
                ? t('Gift-wrapped, for {amount}', { amount: money.text(cost.cents) })
                : t('Gift-wrapped, free of charge'),
              isWrapped,
            )}
          {box('hidesPrices', t('A packing slip without prices'), hidesPrices)}
        </>
      )}
    </fieldset>
  );
}
