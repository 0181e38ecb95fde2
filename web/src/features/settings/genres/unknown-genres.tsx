import { genreLabel } from '@bookstore/functions/shared/genre/genres';
import { Link } from 'react-router-dom';
import { countOf } from '#components/labels/count-of.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';

/** Books whose genre the shop does not have, as a restored backup may have them. */
export function UnknownGenres({
  counts,
}: {
  counts: readonly (readonly [category: string, count: number])[];
}) {
  return (
    <p className="text-sm text-muted">
      Books of genres that the shop does not have:{' '}
      {counts.map(([category, count], index) => (
        <span key={category}>
          {index > 0 && ', '}
          <Link to={dashboardPaths.booksOf(category)} className="text-accent underline underline-offset-4">
            {`${genreLabel([], category)}, ${countOf(count, 'book')}`}
          </Link>
        </span>
      ))}
    </p>
  );
}
