import { useApiData } from '#entities/api-data/use-api-data.ts';
import { ListCard } from '#entities/book/list-card.tsx';
import { rowColumns } from '#entities/book/list-columns.ts';
import { filteredBooks } from '#features/catalogue/catalogue-queries.ts';
import { quietActions } from './card-actions.tsx';

/** Fill a row of a wide screen. */
const shownBooks = 6;

/** For a page that has nothing else to show. */
export function Bestsellers() {
  const { books } = useApiData(filteredBooks({ sort: 'bestselling', available: true }));
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="bestsellers" className="pt-10">
      <h2 id="bestsellers" className="text-2xl">
        Worth a look
      </h2>
      <ul className={`mt-6 ${rowColumns(shownBooks)}`}>
        {books.slice(0, shownBooks).map((book) => (
          <li key={book._id}>
            <ListCard book={book} action={quietActions(book)} eager />
          </li>
        ))}
      </ul>
    </section>
  );
}
