import { genreLabel } from '@bookstore/functions/shared/genre/genres';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';

/** Books whose genre the shop does not have, as a restored backup may have them. */
export function UnknownGenres({
  counts,
}: {
  counts: readonly (readonly [category: string, count: number])[];
}) {
  return (
    <p className="text-sm text-muted">
      {t('Books of genres that the shop does not have:')}{' '}
      {counts.map(([category, count], index) => (
        <span key={category}>
          {index > 0 && ', '}
          <Link to={dashboardPaths.booksOf(category)} className="text-accent underline underline-offset-4">
            {plural(count, '{genre}, {count} book', '{genre}, {count} books', {
              genre: genreLabel([], category),
            })}
          </Link>
        </span>
      ))}
    </p>
  );
}
