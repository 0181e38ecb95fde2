import type { Money } from '@bookstore/functions/shared/values/money';
import { priceSchema } from '@bookstore/functions/shared/values/price';
import { useFormikContext } from 'formik';
import { TextField } from '#components/forms/field.tsx';
import { useMoney } from '#config/money.ts';
import type { FormValues } from '#lib/form-values.ts';

// Not of the type `number`: browsers drop the comma of '9,50' there and hand over 950.
const priceBox = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const;

const schema = priceSchema('Price');

/** A typed price in cents; undefined while it is none. */
function typedCents(value: FormValues[string] | undefined, money: Money): number | undefined {
  const context = { money };
  return schema.isValidSync(value, { context }) ? money.toCents(schema.cast(value, { context })) : undefined;
}

/** The old and the new price, and a warning where the old one is the lower one. */
export function PriceFields() {
  const { values } = useFormikContext<FormValues>();
  const money = useMoney();
  const box = { ...priceBox, placeholder: money.plain(0) };
  const [before, now] = [typedCents(values.oldPrice, money), typedCents(values.newPrice, money)];
  const isRaised = before !== undefined && now !== undefined && before < now;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <TextField {...box} name="oldPrice" label="Old Price" />
      <TextField {...box} name="newPrice" label="New Price" />
      <p aria-live="polite" className="-mt-3 text-sm text-muted empty:sr-only col-span-2">
        {isRaised && 'The old price is below the new one: the shop shows it struck through all the same.'}
      </p>
    </div>
  );
}
