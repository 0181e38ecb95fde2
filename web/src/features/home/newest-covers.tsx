import { useMoney } from '#config/money.ts';
import { StandingBooks } from '#entities/book/standing-books.tsx';
import { bannerPart } from './first-view.ts';
import { useNewestBooks } from './use-books.ts';

export function NewestCovers() {
  const { slots } = useNewestBooks(bannerPart);
  const money = useMoney();
  if (slots.length === 0) return null;
  return (
    <StandingBooks
      label="Newest books"
      books={slots.filter((book) => book !== null)}
      sizes="(width >= 1100px) 256px, (width >= 640px) 30vw, 176px"
      eager
      more={({ newPrice }) => (
        <>
          <span className="sr-only">Price: </span>
          <span className="mt-1 block font-semibold tabular-nums">{money.price(newPrice)}</span>
        </>
      )}
    />
  );
}
