import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { ManageBooks } from '#features/book-list/manage-books.tsx';
import { BulkSteps } from '#features/bulk-change/bulk-steps.tsx';
import { PastBulkChanges } from '#features/bulk-change/past-bulk-changes.tsx';
import { DraftList } from '#features/drafts/draft-list.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <section aria-labelledby="all-books" className="rounded-card border border-line bg-surface">
        <PageHead title={dashboardPages.manageBooks.title} />
        <header className="flex items-center justify-between gap-4 px-4 py-3">
          <h2 id="all-books" className="text-xl">
            All Books
          </h2>
          <button
            type="button"
            className="-mr-3 inline-flex min-h-11 items-center rounded-full px-3 text-sm font-medium text-accent hover:bg-sunken"
          >
            See all
          </button>
        </header>
        <ManageBooks drafts={<DraftList />} bulkChange={(listed) => <BulkSteps {...listed} />} />
      </section>
      <PastBulkChanges />
    </>
  );
}
