import { shownBook } from '@bookstore/functions/shared/book/shown-book';
import { Link, useParams } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { asBook, missingIn } from '#entities/draft/draft-commands.ts';
import { BookDetails } from '#features/book-page/book-details.tsx';
import { DraftPage } from '#features/drafts/draft-page.tsx';

/** A draft as the shop's book page would show it, for the admin alone. */
export function Page() {
  const { id = '' } = useParams();
  const money = useMoney();
  const shop = useShop();
  return (
    <DraftPage key={id} id={id}>
      {(draft) => {
        const missing = [...missingIn(draft, money).values()];
        return (
          <>
            <section aria-label="Preview" className="border-b border-line-strong/60 bg-sunken">
              <div className="page-width flex flex-wrap items-center justify-between gap-3 py-3">
                <div>
                  <p className="font-medium">Draft, not in the shop yet</p>
                  {missing.length > 0 && <p className="text-sm text-muted">{missing.join(' · ')}</p>}
                </div>
                <Link to={dashboardPaths.draft(id)} className={buttonClasses('secondary')}>
                  Back to the draft
                </Link>
              </div>
            </section>
            <BookDetails
              book={shownBook(asBook(draft), shop, money)}
              action={
                <Button variant="secondary" aria-disabled>
                  Add to Cart
                </Button>
              }
            />
          </>
        );
      }}
    </DraftPage>
  );
}
