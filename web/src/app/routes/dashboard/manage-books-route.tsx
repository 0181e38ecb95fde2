import { DeskHead } from '#components/layout/desk-head.tsx';
import { ManageBooks } from '#features/book-list/manage-books.tsx';
import { BulkSteps } from '#features/bulk-change/bulk-steps.tsx';
import { PastBulkChanges } from '#features/bulk-change/past-bulk-changes.tsx';
import { DraftList } from '#features/drafts/draft-list.tsx';

export function Page() {
  return (
    <>
      <DeskHead title="All Books" id="all-books">
        <button
          type="button"
          className="-my-2 -me-3 inline-flex min-h-11 items-center rounded-full px-3 text-sm font-medium text-accent hover:bg-sunken"
        >
          See all
        </button>
      </DeskHead>
      <section aria-labelledby="all-books" className="rounded-card border border-line bg-surface">
        <ManageBooks drafts={<DraftList />} bulkChange={(listed) => <BulkSteps {...listed} />} />
      </section>
      <PastBulkChanges />
    </>
  );
}
