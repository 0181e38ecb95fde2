import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { DeskHead } from '#components/layout/desk-head.tsx';
import { NotLoaded } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { ShelfEditor } from './shelf-editor.tsx';

/** What is fetched again never replaces what was typed. */
export function ShelfPage({ id }: { id: string }) {
  const shelf = useAdminQuery('GET /api/admin/shelves/:id', { params: { id } }, { gcTime: 0 });
  const { data: edited, error, refetch } = shelf;
  return (
    <>
      <DeskHead title={edited?.shelf.title ?? t('Shelf')}>
        <Link to={dashboardPaths.shelfDesk} className={`${buttonClasses('quiet')} -my-2 px-0!`}>
          All shelves
        </Link>
      </DeskHead>
      {edited ? (
        <ShelfEditor edited={edited} />
      ) : (
        <NotLoaded
          error={error}
          gone={t('This shelf was not found. It may have been deleted.')}
          failed="The shelf could not be loaded."
          onRetry={refetch}
        />
      )}
    </>
  );
}
