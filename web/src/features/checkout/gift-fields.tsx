import type { Gift } from '@bookstore/functions/shared/order/gift';
import { type GiftOffer, type Wrapping, wrappingOf } from '@bookstore/functions/shared/order/gift-wrapping';
import type { ShopTax } from '@bookstore/functions/shared/tax/shop-tax';
import { keysOf } from '@bookstore/functions/shared/values/table-keys';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useMoney } from '#config/money.ts';
import { useToday } from '#config/today.ts';
import { GiftChoice } from '#entities/order/gift-choice.tsx';
import type { FormValues } from '#lib/form-values.ts';

export interface ChosenGift {
  wishes: Gift;
  wrapping: Wrapping | undefined;
}

interface GiftFieldsProps {
  offer: GiftOffer;
  /** The destination's tax. */
  tax: ShopTax | undefined;
  onGift: (gift: ChosenGift | undefined) => void;
}

const fields = {
  isGift: 'isGift',
  note: 'giftNote',
  isWrapped: 'giftWrapped',
  hidesPrices: 'giftPriceless',
} as const;

export function GiftFields({ offer, tax, onGift }: GiftFieldsProps) {
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const cost = wrappingOf(offer, useMoney(), tax, useToday());
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

  return (
    <GiftChoice
      wishes={{ isGift, note, isWrapped, hidesPrices }}
      cost={cost}
      onChange={(change) => {
        for (const name of keysOf(fields))
          if (change[name] !== undefined) void setFieldValue(fields[name], change[name]);
      }}
    />
  );
}
