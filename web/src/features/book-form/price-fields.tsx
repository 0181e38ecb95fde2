import { effectiveRule } from '@bookstore/functions/shared/book/shown-book';
import type { Money } from '@bookstore/functions/shared/values/money';
import { priceSchema } from '@bookstore/functions/shared/values/price';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { type ChangeEvent, useState } from 'react';
import { TextField } from '#components/forms/field.tsx';
import { useDayLocale, useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';
import type { KnownPrices } from '#entities/book/stored-book.ts';
import type { FormValues } from '#lib/form-values.ts';
import { shownPriceWords } from './shown-price-words.ts';

// Not of the type `number`: browsers drop the comma of '9,50' there and hand over 950.
const priceBox = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const;

const schema = priceSchema('Price');

/** Undefined while the text is no price. */
function typedCents(value: FormValues[string] | undefined, money: Money): number | undefined {
  const context = { money };
  return schema.isValidSync(value, { context }) ? money.toCents(schema.cast(value, { context })) : undefined;
}

interface PriceFieldsProps {
  /** Undefined for a book that is not in the shop. */
  prices?: KnownPrices | undefined;
}

/** Also shows which old price shoppers will see where that may surprise. */
export function PriceFields({ prices }: PriceFieldsProps) {
  const { values, setFieldValue, handleChange } = useFormikContext<FormValues>();
  const shop = useShop();
  // Where the law fixes the prices of new books, few are reduced.
  const isFixed = shop.fixedPrices !== 'none';
  const [isOnePrice, setOnePrice] = useState(
    values.oldPrice === values.newPrice && (isFixed || values.oldPrice !== ''),
  );
  const isNotReduced = isOnePrice && values.oldPrice === values.newPrice;
  const money = useMoney();
  const today = useToday();
  const rule = effectiveRule(shop, values);
  const locale = useDayLocale();
  const box = { ...priceBox, placeholder: money.typed(0) };
  const [before, now] = [typedCents(values.oldPrice, money), typedCents(values.newPrice, money)];
  const dayText = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  const words = (oldCents: number, cents: number) =>
    rule !== 'lowest'
      ? rule === 'typed' &&
        oldCents < cents &&
        t('The old price is below the new one: the shop shows it struck through all the same.')
      : shownPriceWords({ cents, oldCents }, prices, money, { today, dayText });
  function changeNewPrice(event: ChangeEvent<HTMLInputElement>): void {
    handleChange(event);
    if (isNotReduced) void setFieldValue('oldPrice', event.target.value);
  }
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {!(isFixed && isNotReduced) && <TextField {...box} name="oldPrice" label="Old Price" />}
      <TextField {...box} name="newPrice" label="New Price" onChange={changeNewPrice} />
      <label className="col-span-2 flex min-h-11 w-fit items-center gap-3 text-[0.9375rem]">
        <input
          type="checkbox"
          checked={isNotReduced}
          className="size-5"
          onChange={({ target: { checked } }) => {
            setOnePrice(checked);
            if (checked) void setFieldValue('oldPrice', values.newPrice);
          }}
        />
        <span>Not reduced</span>
      </label>
      <p aria-live="polite" className="-mt-3 text-sm text-muted empty:sr-only col-span-2">
        {before !== undefined && now !== undefined && words(before, now)}
      </p>
    </div>
  );
}
