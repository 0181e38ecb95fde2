import type { OpenReviews } from '@bookstore/functions/shared/review/desk-reviews';
import {
  type DeskReviewList,
  deskReviewLists,
  reviewStatuses,
} from '@bookstore/functions/shared/review/review-status';
import { t } from '@bookstore/functions/shared/words/words';
import { figure } from '#components/labels/figure.ts';

export const listWords: Readonly<Record<DeskReviewList, { label: string; nothing: string }>> = {
  waiting: { label: reviewStatuses.waiting.label, nothing: t('No review waits.') },
  reported: { label: t('Reported'), nothing: t('No review is reported.') },
  published: { label: reviewStatuses.published.label, nothing: t('No review is published yet.') },
  refused: { label: reviewStatuses.refused.label, nothing: t('No review was refused.') },
  withdrawn: { label: reviewStatuses.withdrawn.label, nothing: t('No review was taken down.') },
};

/** 'Waiting, 3' */
export function labelOf(list: DeskReviewList, open: OpenReviews | undefined): string {
  const count = list === 'waiting' || list === 'reported' ? (open?.[list] ?? 0) : 0;
  return count > 0 ? `${listWords[list].label}, ${figure(count)}` : listWords[list].label;
}

/** The waiting ones by default. */
export function listOf(parameters: URLSearchParams): DeskReviewList {
  const named = parameters.get('list');
  return deskReviewLists.find((list) => list === named) ?? 'waiting';
}
