import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookGrid } from '#features/catalogue/book-grid.tsx';
import { filteredBooks } from '#features/catalogue/catalogue-queries.ts';
import { listedBook } from './catalogue-page.tsx';

/** A few books for a page that has nothing else to show. */
export function Bestsellers() {
  const { books } = useApiData(filteredBooks({ sort: 'bestselling', available: true }));
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="bestsellers" className="mt-10">
      <h2 id="bestsellers" className="text-2xl">
        Worth a look
      </h2>
      <BookGrid books={books.slice(0, 4)} card={listedBook} />
    </section>
  );
}
