import { type BookRating, ratingFigures } from '@bookstore/functions/shared/review/book-rating';
import { FiveStars } from '#components/labels/five-stars.tsx';

interface StarsProps {
  rating: BookRating | undefined;
  /** Whether one star has to do, with the mean in figures. */
  isShort?: boolean;
}

/** What buyers think of a book, on its card; nothing without a review. */
export function Stars({ rating, isShort = false }: StarsProps) {
  if (!rating) return null;
  const { count, mean } = rating;
  return (
    <span
      role="img"
      aria-label={`Rated ${ratingFigures(rating)}`}
      className="text-sm leading-6 whitespace-nowrap text-muted tabular-nums"
    >
      {isShort ? <span className="text-ochre">★</span> : <FiveStars stars={mean} />}{' '}
      {isShort ? mean.toFixed(1) : count}
    </span>
  );
}
