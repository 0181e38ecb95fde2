import { bookcaseLimits } from '@bookstore/functions/shared/catalogue/bookcase';

/** Placeholder as high as a shelf, without its styles. */
export const BlankShelf = () => (
  <div aria-hidden="true" className="blank-shelf">
    {Array.from({ length: bookcaseLimits.books }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <i key={place} />
    ))}
  </div>
);
