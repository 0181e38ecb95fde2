import { useApiData } from '#entities/api-data/use-api-data.ts';
import { ListCard } from '#entities/book/list-card.tsx';
import { filteredBooks } from '#features/catalogue/catalogue-queries.ts';
import { cardActions } from './card-actions.tsx';

/** How many fill a row of a wide screen; of these, two are for that screen alone, so that no row is half empty. */
const shownBooks = 6;

/** A few books for a page that has nothing else to show. */
export function Bestsellers() {
  const { books } = useApiData(filteredBooks({ sort: 'bestselling', available: true }));
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="bestsellers" className="pt-10">
      <h2 id="bestsellers" className="text-2xl">
        Worth a look
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 max-[20rem]:grid-cols-1 sm:gap-x-6 md:grid-cols-4 xl:grid-cols-6">
        {books.slice(0, shownBooks).map((book, index) => (
          <li key={book._id} className={index >= 4 ? 'max-xl:hidden' : ''}>
            <ListCard book={book} action={cardActions(book, true)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
