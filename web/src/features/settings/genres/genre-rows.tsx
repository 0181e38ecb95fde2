import { type Genre, genreLabel, genreLimits, genreOf } from '@bookstore/functions/shared/genre/genres';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { ListEditor, type ListRow } from '../frame/list-editor.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';
import { GenreRow } from './genre-row.tsx';

const newGenre: Genre = { slug: '', name: '', isHidden: false, isChoice: true };

/** A new row is stored once a save has used its address, which no other row had before. */
function isStored(stored: readonly Genre[], { row: { slug }, id, keys }: ListRow<Genre>): boolean {
  return Boolean(genreOf(stored, id) ?? (!keys.includes(slug) && genreOf(stored, slug)));
}

export function GenreRows({ name, settings: { genres: stored } }: ControlProps) {
  const { genres = [] } = useFormikContext<SettingsEdit>().values;
  const { data } = useAdminQuery('GET /api/genres', {});
  const counts = data && new Map(data.map(({ category, count }) => [category, count]));
  const unknown = [...(counts ?? [])].filter(([category]) => !genreOf(stored, category));
  return (
    <>
      <ListEditor
        name={name}
        className="gap-4"
        rowsClassName="divide-y divide-line border-y border-line"
        most={genreLimits.genres}
        nameOf={(genre: Genre) => genre.name || t('New genre')}
        keyOf={({ slug }) => slug}
        add={{ words: t('Add a genre'), row: newGenre }}
        full={
          <p className="text-sm text-muted">
            {t('A shop has at most {most} genres. Merge some to add another one.', {
              most: genreLimits.genres,
            })}
          </p>
        }
      >
        {(row) => (
          <GenreRow
            {...row}
            isNew={!isStored(stored, row)}
            stored={stored}
            isChanged={JSON.stringify(genres) !== JSON.stringify(stored)}
            count={counts && (counts.get(row.row.slug) ?? 0)}
          />
        )}
      </ListEditor>
      {unknown.length > 0 && <UnknownGenres counts={unknown} />}
    </>
  );
}

/** Books with a genre that the shop does not have, for example from a restored backup. */
function UnknownGenres({ counts }: { counts: readonly (readonly [category: string, count: number])[] }) {
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
