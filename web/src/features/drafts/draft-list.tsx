import type { Draft } from '@bookstore/functions/shared/book/draft';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { countOf } from '#components/labels/count-of.ts';
import { LoadingNote } from '#components/loading/async-boundary.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { DeletedDraft, DraftRow } from './draft-row.tsx';

/** The books that are not in the shop yet, the last changed first. */
export function DraftList() {
  const { data: drafts, isError, refetch } = useAdminQuery('GET /api/drafts', {});
  const [deleted, setDeleted] = useState<readonly Draft[]>([]);
  if (!drafts) {
    return isError ? (
      <LoadingFailure text="The drafts could not be loaded." onRetry={() => void refetch()} className="p-4" />
    ) : (
      <LoadingNote />
    );
  }
  const isDeleted = (draft: Draft) => deleted.some(({ _id }) => _id === draft._id);
  const shown = [...drafts.filter((draft) => !isDeleted(draft)), ...deleted].sort((one, other) =>
    one.updatedAt < other.updatedAt ? 1 : -1,
  );
  if (shown.length === 0) {
    return (
      <NothingHere text="No drafts." hint="“Save as draft” in Add New Book keeps a book out of the shop.">
        <Link to={dashboardPaths.addBook} className={buttonClasses('secondary')}>
          Add New Book
        </Link>
      </NothingHere>
    );
  }
  return (
    <section aria-labelledby="drafts">
      <h3 id="drafts" className="px-4 py-3 font-sans text-sm font-normal text-muted">
        {countOf(drafts.length, 'draft')}, not in the shop yet
      </h3>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((draft) =>
          isDeleted(draft) ? (
            <DeletedDraft
              key={draft._id}
              draft={draft}
              onRestored={async () => {
                await refetch();
                setDeleted(deleted.filter(({ _id }) => _id !== draft._id));
              }}
            />
          ) : (
            <DraftRow
              key={draft._id}
              draft={draft}
              onDeleted={() => {
                setDeleted([...deleted, draft]);
                void refetch();
              }}
            />
          ),
        )}
      </ul>
    </section>
  );
}
