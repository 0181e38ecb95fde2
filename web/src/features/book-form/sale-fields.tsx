import { stockLimits } from '@bookstore/functions/shared/stock/stock';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { TextField } from '#components/forms/field.tsx';
import type { KnownPrices } from '#entities/book/stored-book.ts';
import { PriceFields } from './price-fields.tsx';

export function CopiesField() {
  const hint = t('Left empty, it can be ordered any number of times.');
  const box = { type: 'number', inputMode: 'numeric', min: 0, max: stockLimits.copies, step: 1 } as const;
  return <TextField {...box} name="onHand" label="Copies on hand" hint={hint} />;
}

export function SaleFields({ prices }: { prices?: KnownPrices | undefined }) {
  return (
    <>
      <TrendingField />
      <PriceFields prices={prices} />
    </>
  );
}

export function TrendingField() {
  const [{ value, ...control }] = useField<boolean>('trending');
  return (
    <label className="flex min-h-11 w-fit items-center gap-3 text-[0.9375rem] font-medium">
      <input type="checkbox" {...control} checked={value} className="size-5" />
      Trending
    </label>
  );
}
