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

/** Who changes which version of a review; without a version the present one. */
interface DeskCall {
  key: string;
  expected: number | undefined;
  by: Actor;
}

/** What a person of the shop does with a review. */
interface DeskChange {
  action: AuditAction;
  /** Whether an earlier try has done it. */
  isDone: (review: ReadReview) => boolean;
  /** Answers what it adds to the rating of the book. */
  write: (transaction: Transaction, review: ReadReview, now: Date) => Rating;
}

const actions = {
  waiting: 'undone',
  published: 'published',
  refused: 'refused',
  withdrawn: 'takenDown',
} as const satisfies Record<ReviewStatus, AuditAction>;

/** Makes a change once, with its entry in the history, which names no shopper. @throws NotFound, PreconditionFailed */
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

/** Publishes, refuses or takes down a review, with the rating of its book. @throws InvalidArgument without a reason */
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

/** Takes the last step of the shop back; after that, or once the shopper has written anew, nothing happens. */
export function takeStepBack(call: DeskCall): Promise<Review> {
  return change(call, {
    action: 'undone',
    isDone: (review) => !canUndoStep(review),
    write: undoStep,
  });
}

/** Writes what the shop answers below a review; '' takes it away. */
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

/** Leaves a review as it is that visitors have reported. */
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

/** Counts the report of a visitor. @throws NotFound for what no visitor sees */
export async function reportReview(key: string): Promise<void> {
  await requireReviews();
  await retryReview(async () => {
    const review = await findReview(key);
    if (!review.shown) throw new NotFound('The review');
    await countReport(review);
  });
}
