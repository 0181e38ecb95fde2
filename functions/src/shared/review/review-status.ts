import { keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

// Without yup, which most pages do not load.

/** `ofShopper`: what its shopper reads. */
export const reviewStatuses = {
  waiting: { label: t('Waiting'), ofShopper: t('Waiting for the shop to publish it') },
  published: { label: t('Published'), ofShopper: t('Published|review') },
  refused: { label: t('Refused'), ofShopper: t('Not published') },
  withdrawn: { label: t('Taken down'), ofShopper: t('Taken down by the shop') },
} as const;

export type ReviewStatus = keyof typeof reviewStatuses;

export const reviewStatusNames: readonly ReviewStatus[] = keysOf(reviewStatuses);

export interface ReviewStep {
  from: ReviewStatus;
  to: ReviewStatus;
  label: string;
  /** The shopper reads the reason. */
  hasReason: boolean;
}

/** For the shop. Whatever the shopper writes anew is waiting again. */
export const reviewSteps: readonly ReviewStep[] = [
  { from: 'waiting', to: 'published', label: t('Publish'), hasReason: false },
  { from: 'waiting', to: 'refused', label: t('Refuse'), hasReason: true },
  { from: 'published', to: 'withdrawn', label: t('Take down'), hasReason: true },
  { from: 'refused', to: 'published', label: t('Publish'), hasReason: false },
  { from: 'withdrawn', to: 'published', label: t('Publish again'), hasReason: false },
];

export function findReviewStep(from: ReviewStatus, to: ReviewStatus): ReviewStep | undefined {
  return reviewSteps.find((step) => step.from === from && step.to === to);
}

export function reviewStepsFrom(from: ReviewStatus): ReviewStep[] {
  return reviewSteps.filter((step) => step.from === from);
}

/** The present text, and the one on the book's page. */
interface ReviewTexts<Text> {
  text: Text;
  shown?: Text | undefined;
}

/**
 * What the book's page shows. When a published review is rewritten, the old text stays until the shop has decided; once
 * the new text is refused neither is shown, since the shopper has withdrawn the old one.
 */
export function shownIn<Text>(status: ReviewStatus, texts: ReviewTexts<Text>): Text | undefined {
  if (status === 'published') return texts.text;
  return status === 'waiting' ? texts.shown : undefined;
}

export const deskReviewLists = ['waiting', 'reported', 'published', 'refused', 'withdrawn'] as const;

export type DeskReviewList = (typeof deskReviewLists)[number];
