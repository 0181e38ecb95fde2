import { expect, it } from 'vitest';
import { ratingChange } from '../../../functions/src/shared/review/rating.ts';
import {
  reviewStatusNames,
  reviewSteps,
  reviewStepsFrom,
  shownIn,
} from '../../../functions/src/shared/review/review-status.ts';

it('every review can be published, none is published twice, and what takes one away has a reason', () => {
  for (const status of reviewStatusNames) {
    const ahead = reviewStepsFrom(status).map(({ to }) => to);
    expect(ahead.includes('published'), status).toBe(status !== 'published');
  }
  for (const { to, hasReason } of reviewSteps) expect(hasReason, to).toBe(to !== 'published');
});

it('a text that is written anew is shown once it is published, and the old one until that is decided', () => {
  const texts = { text: 'new', shown: 'old' };
  const byStatus = Object.fromEntries(reviewStatusNames.map((status) => [status, shownIn(status, texts)]));
  expect(byStatus).toEqual({ published: 'new', waiting: 'old', refused: undefined, withdrawn: undefined });
});

it('a rating counts what is shown, whatever it becomes', () => {
  const [two, five] = [{ stars: 2 }, { stars: 5 }];
  expect(ratingChange(undefined, five)).toEqual({ count: 1, sum: 5 });
  expect(ratingChange(five, two)).toEqual({ count: 0, sum: -3 });
  expect(ratingChange(two, undefined)).toEqual({ count: -1, sum: -2 });
});
