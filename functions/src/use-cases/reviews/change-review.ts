import type { Transaction } from 'firebase-admin/firestore';
import { addEntry } from '../../audit/audit-store.ts';
import { NotFound, PreconditionFailed } from '../../platform/http/api-errors.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import {
  canUndoStep,
  closeReports,
  countReport,
  findReview,
  type ReadReview,
  replyTo,
  stepReview,
  undoStep,
} from '../../reviews/review-store.ts';
import type { Actor, AuditAction } from '../../shared/audit/audit.ts';
import type { ReviewStepRequest } from '../../shared/review/desk-reviews.ts';
import { noRating, type Rating } from '../../shared/review/rating.ts';
import type { Review } from '../../shared/review/review.ts';
import { findReviewStep, type ReviewStatus } from '../../shared/review/review-status.ts';
import { t } from '../../shared/words/words.ts';
import { changeRating } from './change-rating.ts';
import { retryReview } from './retry-review.ts';
import { requireReviews } from './write-review.ts';

/** `expected` is undefined for any version. */
interface DeskCall {
  key: string;
  expected: number | undefined;
  by: Actor;
}

interface DeskChange {
  action: AuditAction;
  /** An earlier try has done it. */
  isDone: (review: ReadReview) => boolean;
  /** Returns what it adds to the book's rating. */
  write: (transaction: Transaction, review: ReadReview, now: Date) => Rating;
}

const actions = {
  waiting: 'undone',
  published: 'published',
  refused: 'refused',
  withdrawn: 'takenDown',
} as const satisfies Record<ReviewStatus, AuditAction>;

/** The history names no shopper. @throws NotFound, PreconditionFailed */
async function change(
  { key, expected, by }: DeskCall,
  { action, isDone, write }: DeskChange,
): Promise<Review> {
  await retryReview(async () => {
    const review = await findReview(key);
    if (isDone(review)) return;
    requireVersion('The review', review.version, expected);
    const { bookId, title } = review;
    await changeRating(bookId, (transaction) => {
      const now = new Date();
      addEntry(transaction, { by, kind: 'review', action, targetId: key, title, alsoAbout: [bookId] }, now);
      return write(transaction, review, now);
    });
  });
  const { snapshot: _, ...review } = await findReview(key);
  return review;
}

/** @throws InvalidArgument without a reason */
export function moveReview(call: DeskCall, { to, reason }: ReviewStepRequest): Promise<Review> {
  return change(call, {
    action: actions[to],
    isDone: ({ status }) => status === to,
    write: (transaction, review, now) => {
      const step = findReviewStep(review.status, to);
      if (!step) throw new PreconditionFailed('The review has changed meanwhile; load it again');
      if (step.hasReason && reason === '') {
        throw new WrongValue('reason', () => t('Say why: the shopper reads the reason'));
      }
      return stepReview(transaction, review, { status: to, reason: step.hasReason ? reason : '' }, now);
    },
  });
}

/** Does nothing when it is undone already, or the shopper has rewritten the review. */
export function takeStepBack(call: DeskCall): Promise<Review> {
  return change(call, {
    action: 'undone',
    isDone: (review) => !canUndoStep(review),
    write: undoStep,
  });
}

/** '' removes the reply. */
export function replyToReview(call: DeskCall, text: string): Promise<Review> {
  return change(call, {
    action: 'replied',
    isDone: ({ reply }) => (reply?.text ?? '') === text,
    write: (transaction, review, now) => {
      replyTo(transaction, review, text, now);
      return noRating;
    },
  });
}

export function keepReview(call: DeskCall): Promise<Review> {
  return change(call, {
    action: 'kept',
    isDone: ({ reports }) => reports === 0,
    write: (transaction, review, now) => {
      closeReports(transaction, review, now);
      return noRating;
    },
  });
}

/** @throws NotFound for a review that is not public */
export async function reportReview(key: string): Promise<void> {
  await requireReviews();
  await retryReview(async () => {
    const review = await findReview(key);
    if (!review.shown) throw new NotFound('The review');
    await countReport(review);
  });
}
