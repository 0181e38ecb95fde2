import { deskReviewLists } from '@bookstore/functions/shared/review/review-status';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { DeskHead, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { DeskReview } from './desk-review.tsx';
import { labelOf, listOf, listWords } from './desk-review-words.ts';

const tabClasses =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong/60 px-3.5 text-[0.9375rem] whitespace-nowrap text-muted hover:bg-sunken hover:text-ink aria-[current]:border-accent aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-accent forced-colors:aria-[current]:underline';

/** Reviews that wait for a decision first. */
export function ReviewDesk() {
  const [parameters] = useSearchParams();
  const list = listOf(parameters);
  const after = parameters.get('after') ?? undefined;
  const asked = useAdminQuery('GET /api/admin/reviews', { query: { list, after } });
  const counts = useAdminQuery('GET /api/admin/reviews/counts', {});
  const { data, refetch } = asked;
  const onChanged = () => Promise.all([refetch(), counts.refetch()]);
  const isEmpty = data?.reviews.length === 0;
  return (
    <>
      <DeskHead
        title="Reviews"
        id="reviews-title"
        hint="Only shoppers to whom a book was delivered review it. Publish praise and blame alike; refuse what is unlawful or not about the book."
      />
      <section aria-labelledby="reviews-title" className={panel}>
        <nav aria-label="Lists">
          <ul className="flex flex-wrap gap-2">
            {deskReviewLists.map((one) => (
              <li key={one}>
                <Link
                  to={{ search: one === 'waiting' ? '' : `?list=${one}` }}
                  aria-current={one === list ? 'true' : undefined}
                  className={tabClasses}
                >
                  {labelOf(one, counts.data)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Pending query={asked} failed="The reviews could not be loaded." className="mt-4" height="h-96" />
        <p role="status" className={isEmpty ? 'py-12 text-center text-muted' : 'sr-only'}>
          {isEmpty && listWords[list].nothing}
        </p>
        {data && !isEmpty && (
          <ul aria-label={listWords[list].label} className="mt-2 divide-y divide-line">
            {data.reviews.map((review) => (
              <DeskReview key={review.key} review={review} onChanged={onChanged} />
            ))}
          </ul>
        )}
        {(after || data?.next) && (
          <nav aria-label="Pages" className="mt-4 flex items-center gap-3">
            {after && (
              <Link to={{ search: `?list=${list}` }} className={buttonClasses('secondary')}>
                First
              </Link>
            )}
            {data?.next && (
              <Link
                to={{ search: `?list=${list}&after=${encodeURIComponent(data.next)}` }}
                className={`${buttonClasses('secondary')} ms-auto`}
              >
                More
              </Link>
            )}
          </nav>
        )}
      </section>
    </>
  );
}
