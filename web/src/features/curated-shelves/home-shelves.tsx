import type { ListedShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { plural } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { ShelfRow, shelfLink } from './shelf-row.tsx';

/** The first shelf with its books, the others as links. */
export function HomeShelves({ shelves }: { shelves: readonly ListedShelf[] }) {
  const [first, ...others] = shelves;
  if (!first) return null;
  return (
    <div className="page-width py-5 md:py-6">
      <ShelfRow
        shelf={first}
        more={
          <Link to={paths.shelves} className={shelfLink}>
            All shelves
          </Link>
        }
      />
      {others.length > 0 && (
        <ul className="mt-4 grid gap-4 md:grid-cols-2">
          {others.map((shelf) => (
            <OtherShelf key={shelf.slug} {...shelf} />
          ))}
        </ul>
      )}
    </div>
  );
}

function OtherShelf({ title, slug, text, total }: ListedShelf) {
  return (
    <li className="group relative rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-lg wrap-anywhere">
        <Link to={paths.shelf(slug)} dir="auto" className="stretched group-hover:text-accent">
          {title}
        </Link>
      </h2>
      {text && (
        <p dir="auto" className="mt-1 line-clamp-2 text-[0.9375rem] wrap-anywhere text-muted">
          {text}
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{plural(total, '{count} book', '{count} books')}</p>
    </li>
  );
}
