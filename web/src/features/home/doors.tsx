import { plural } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { languageQuery } from '#config/language.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { apiQuery } from '#lib/query-client.ts';

export const doors = () => apiQuery('GET /api/doors', { query: languageQuery });

/** Links to lists of books; nothing when all are empty. */
export function Doors() {
  const items = useApiData(doors());
  if (items.length === 0) return null;
  return (
    <nav aria-label="Where to begin" className="page-width py-4 md:py-6">
      <ul className="doors">
        {items.map((door) => (
          <li key={door.link} className="group">
            <p>
              <Link to={door.link} dir="auto" className="stretched">
                {door.title}
              </Link>
              <small>{plural(door.total, '{count} book', '{count} books')}</small>
            </p>
            <div aria-hidden="true">
              <BookCover
                book={door.book}
                className="transition-transform duration-200 group-hover:-translate-y-1"
                sizes="(width >= 768px) 104px, 72px"
              />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
