import { bookcaseLimits } from '@bookstore/functions/shared/catalogue/bookcase';

/** As high as a shelf, and without its styles: backs of books without titles. */
export const BlankShelf = () => (
  <div aria-hidden="true" className="blank-shelf">
    {Array.from({ length: bookcaseLimits.books }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <i key={place} />
    ))}
  </div>
);
