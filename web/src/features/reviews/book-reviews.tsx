import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { AsyncBoundary, LoadingNote } from '#components/loading/async-boundary.tsx';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { askFirst, showFailure } from '#lib/alerts.ts';
import { apiErrorOf, callApi } from '#lib/api.ts';
import { apiQuery } from '#lib/query-client.ts';
import { ReviewReply, ReviewText } from './review-text.tsx';

/** @param after the cursor of the part before */
function publishedReviews(bookId: string, after?: string) {
  return apiQuery('GET /api/books/:id/reviews', { params: { id: bookId }, query: { after } });
}

const failure = t('The reviews could not be loaded.');

/** Nothing where there are no reviews. */
export function BookReviews({ bookId }: { bookId: string }) {
  const id = useId();
  if (useApiData(publishedReviews(bookId)).reviews.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page-width py-6 md:py-8">
      <header className="mb-5 border-t border-line pt-6">
        <h2 id={id} className="text-xl md:text-2xl">
          Reviews by buyers
        </h2>
        <p className="mt-1 text-sm text-muted">
          Only shoppers to whom we delivered this book write about it. We read each review before it is shown,
          and publish praise and blame alike.
        </p>
      </header>
      <ReviewsFrom bookId={bookId} />
    </section>
  );
}

/** A part of the list; loading the next part moves the focus there. */
function ReviewsFrom({ bookId, after }: { bookId: string; after?: string }) {
  const { reviews, next } = useApiData(publishedReviews(bookId, after));
  const [hasMore, setHasMore] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (after) list.current?.focus();
  }, [after]);
  return (
    <>
      <ul ref={list} tabIndex={-1} className="grid gap-7 outline-none md:grid-cols-2 md:gap-x-12">
        {reviews.map(({ key, reply, ...review }) => (
          <li key={key} className="grid min-w-0 content-start gap-2">
            <ReviewText review={review} action={<ReportButton reviewKey={key} name={review.name} />} />
            {reply && <ReviewReply reply={reply} />}
          </li>
        ))}
      </ul>
      {next && !hasMore && (
        <Button variant="secondary" className="mt-6" onClick={() => setHasMore(true)}>
          More reviews
        </Button>
      )}
      {next && hasMore && (
        <div className="mt-7">
          <AsyncBoundary failure={failure} loading={<LoadingNote />}>
            <ReviewsFrom bookId={bookId} after={next} />
          </AsyncBoundary>
        </div>
      )}
    </>
  );
}

/** Asks the shop to check a review again. */
function ReportButton({ reviewKey, name }: { reviewKey: string; name: string }) {
  const [isReported, setReported] = useState(false);

  async function report(): Promise<void> {
    const sure = await askFirst(
      t('Report this review?'),
      t('A person of the shop reads it once more, and takes it down if it should not be here.'),
      t('Report'),
      t('Cancel'),
    );
    if (!sure) return;
    try {
      await callApi('POST /api/reviews/:key/reports', { params: { key: reviewKey } });
      setReported(true);
    } catch (error) {
      console.warn('The review was not reported:', error);
      const reason = apiErrorOf(error)?.message ?? t('We have no answer from the shop. Try again.');
      await showFailure(t('The review was not reported'), reason);
    }
  }

  return (
    <div role="status">
      {isReported ? (
        <p className="py-2.5">Reported: the shop reads it once more.</p>
      ) : (
        <button
          type="button"
          aria-label={t('Report the review by {name}', { name })}
          onClick={() => void report()}
          className="inline-flex min-h-11 min-w-11 items-center justify-center underline-offset-4 hover:text-accent hover:underline forced-colors:underline"
        >
          Report
        </button>
      )}
    </div>
  );
}
