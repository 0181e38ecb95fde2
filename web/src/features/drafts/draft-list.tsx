import { draftFields } from '@bookstore/functions/shared/book/draft';
import { plural } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { LoadingNote } from '#components/loading/async-boundary.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { DeletedItem, useDeletedItems } from '#entities/command/deleted-items.tsx';
import { addDraft } from '#entities/draft/draft-commands.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { DraftRow } from './draft-row.tsx';

/** The books that are not in the shop yet, the last changed first. */
export function DraftList() {
  const { data: drafts, isError, refetch } = useAdminQuery('GET /api/drafts', {});
  const { isDeleted, shown, onDeleted, onRestored } = useDeletedItems(drafts, ({ _id }) => _id, refetch);
  if (!drafts || !shown) {
    return isError ? (
      <LoadingFailure text="The drafts could not be loaded." onRetry={() => void refetch()} className="p-4" />
    ) : (
      <LoadingNote />
    );
  }
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
        {plural(drafts.length, '{count} draft, not in the shop yet', '{count} drafts, not in the shop yet')}
      </h3>
      <ul className="divide-y divide-line border-t border-line">
        {shown
          .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
          .map((draft) =>
            isDeleted(draft) ? (
              <DeletedItem
                key={draft._id}
                title={draft.title}
                send={() => addDraft(draftFields(draft), draft)}
                failed="The draft was not restored"
                onDone={() => onRestored(draft)}
              />
            ) : (
              <DraftRow key={draft._id} draft={draft} onDeleted={() => onDeleted(draft)} />
            ),
          )}
      </ul>
    </section>
  );
}
