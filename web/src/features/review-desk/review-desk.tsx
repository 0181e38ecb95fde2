import { deskReviewLists } from '@bookstore/functions/shared/review/review-status';
import { t } from '@bookstore/functions/shared/words/words';
import { useSearchParams } from 'react-router-dom';
import { DeskHead, panel } from '#components/layout/desk-head.tsx';
import { ListTabs } from '#components/lists/list-tabs.tsx';
import { PageSteps } from '#components/lists/page-steps.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { DeskReview } from './desk-review.tsx';
import { labelOf, listOf, listWords } from './desk-review-words.ts';

/** The reviews of buyers: those that wait for a decision first, and what became of the others. */
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
        <ListTabs
          tabs={deskReviewLists.map((one) => ({
            search: one === 'waiting' ? '' : `?list=${one}`,
            label: labelOf(one, counts.data),
            isCurrent: one === list,
          }))}
        />
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
        <PageSteps
          first={after && `?list=${list}`}
          next={data?.next && `?list=${list}&after=${encodeURIComponent(data.next)}`}
          words={[t('First'), t('More')]}
        />
      </section>
    </>
  );
}
