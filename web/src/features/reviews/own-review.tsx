import type { Review } from '@bookstore/functions/shared/review/review';
import { reviewStatuses } from '@bookstore/functions/shared/review/review-status';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { askFirst, showFailure, showToast } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewReply, ReviewText } from './review-text.tsx';

interface OwnReviewProps {
  bookId: string;
  title: string;
  proposedName: string;
  review: Review | undefined;
  /** Whether the shopper may write or rewrite it. */
  mayWrite: boolean;
  onChanged: () => Promise<unknown>;
}

/** The status as its shopper reads it. */
function stateOf({ status, shown: earlier }: Review): string {
  if (status === 'waiting' && earlier)
    return t('Your change waits for the shop; the earlier review is shown.');
  return `${reviewStatuses[status].ofShopper}.`;
}

export function OwnReview({ bookId, title, proposedName, review, mayWrite, onChanged }: OwnReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  // The form takes the focus with its first field, and gives it back where it was opened.
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    place.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
  }, [isOpen]);

  async function remove(): Promise<void> {
    const sure = await askFirst(
      t('Delete your review?'),
      t('Your review of “{title}” goes for ever.', { title }),
      t('Delete'),
      t('Keep it'),
    );
    if (!sure) return;
    setBusy(true);
    try {
      await callShopperApi('DELETE /api/account/reviews/:bookId', { params: { bookId } });
      await onChanged();
      await showToast(t('Your review is deleted'));
    } catch (error) {
      console.warn('The review was not deleted:', error);
      const reason = apiErrorOf(error)?.message ?? t('We have no answer from the shop. Try again.');
      await showFailure(t('Your review was not deleted'), reason);
    } finally {
      setBusy(false);
    }
  }

  async function onSent(): Promise<void> {
    await onChanged();
    setOpen(false);
    await showToast(t('Thank you: the shop reads your review'));
  }

  return (
    <div ref={place} className="grid gap-3">
      <h3 className="font-sans! text-base font-semibold wrap-anywhere">{title}</h3>
      {isOpen ? (
        <ReviewForm
          bookId={bookId}
          title={title}
          start={review ?? { stars: 0, text: '', name: proposedName }}
          isShown={review?.shown !== undefined}
          onSent={() => void onSent()}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <>
          {review && (
            <>
              <ReviewText review={review} />
              {review.reply && <ReviewReply reply={review.reply} />}
              <p role="status" className="text-[0.9375rem] font-medium">
                {stateOf(review)}
              </p>
              {review.reason && (
                <p className="border-s-2 border-ochre ps-4 text-[0.9375rem] wrap-anywhere whitespace-pre-line">
                  <span className="block text-sm text-muted">The shop says why</span>
                  {review.reason}
                </p>
              )}
            </>
          )}
          <div className="flex flex-wrap gap-3">
            {mayWrite && (
              <Button
                variant="secondary"
                aria-label={
                  review
                    ? t('Edit your review of {title}', { title })
                    : t('Write a review of {title}', { title })
                }
                onClick={() => setOpen(true)}
              >
                {review ? t('Edit') : t('Write a review')}
              </Button>
            )}
            {review && (
              <Button
                variant="remove"
                busy={busy}
                aria-label={t('Delete your review of {title}', { title })}
                onClick={() => void remove()}
              >
                Delete
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
