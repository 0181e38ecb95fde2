import { categories, categoryLabel } from '@bookstore/functions/shared/book/category';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';

/** The genres of the shop, each a link to its books, as five books that lie on the table. */
export function GenreLinks() {
  return (
    <nav aria-label="Shelves" className="page-width pt-6">
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {categories.map((category) => (
          <li key={category} className="lying-book grow">
            <Link to={paths.category(category)}>{categoryLabel(category)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
