import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { NotLoaded } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { ShelfEditor } from './shelf-editor.tsx';

/** The page of a shelf in the dashboard. What was typed is never replaced by what is fetched again. */
export function ShelfPage({ id }: { id: string }) {
  const shelf = useAdminQuery('GET /api/admin/shelves/:id', { params: { id } }, { gcTime: 0 });
  const { data: edited, error, refetch } = shelf;
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-2xl wrap-anywhere">{edited?.shelf.title ?? 'Shelf'}</h2>
        <Link to={dashboardPaths.shelfDesk} className={buttonClasses('quiet')}>
          All shelves
        </Link>
      </div>
      {edited ? (
        <ShelfEditor edited={edited} />
      ) : (
        <NotLoaded
          error={error}
          gone="This shelf was not found. It may have been deleted."
          failed="The shelf could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
