import { useField } from 'formik';
import type { KnownPrices } from '#entities/book/stored-book.ts';
import { PriceFields } from './price-fields.tsx';

/** What a book sells by: whether it is trending, and its two prices. */
export function SaleFields({ known }: { known?: KnownPrices | undefined }) {
  return (
    <>
      <TrendingField />
      <PriceFields known={known} />
    </>
  );
}

function TrendingField() {
  const [{ value, ...control }] = useField<boolean>('trending');
  return (
    <label className="flex min-h-11 w-fit items-center gap-3 text-[0.9375rem] font-medium">
      <input type="checkbox" {...control} checked={value} className="size-5" />
      Trending
    </label>
  );
}
