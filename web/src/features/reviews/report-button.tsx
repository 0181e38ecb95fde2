import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { askFirst, showFailure } from '#lib/alerts.ts';
import { apiErrorOf, callApi } from '#lib/api.ts';

/** Tells the shop that it should look at a review once more. */
export function ReportButton({ reviewKey, name }: { reviewKey: string; name: string }) {
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
