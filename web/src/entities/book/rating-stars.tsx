import type { BookRating } from '@bookstore/functions/shared/review/book-rating';
import { countOf } from '#components/labels/count-of.ts';
import { FiveStars } from '#components/labels/five-stars.tsx';

interface RatingStarsProps {
  rating: BookRating | undefined;
  /** Whether one star has to do, with the mean in figures. */
  isShort?: boolean;
}

/** '4.5 of 5 by 12 buyers' */
export const ratingFigures = ({ count, mean }: BookRating) =>
  `${mean.toFixed(1)} of 5 by ${countOf(count, 'buyer')}`;

/** What buyers think of a book, on its card; nothing without a review. */
export function RatingStars({ rating, isShort }: RatingStarsProps) {
  if (!rating) return null;
  const { count, mean } = rating;
  return (
    <span role="img" aria-label={`Rated ${ratingFigures(rating)}`} className="rating">
      {isShort ? <b>★</b> : <FiveStars stars={mean} />} {isShort ? mean.toFixed(1) : count}
    </span>
  );
}
