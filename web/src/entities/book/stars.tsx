import { type BookRating, ratingFigures } from '@bookstore/functions/shared/review/book-rating';

interface StarsProps {
  rating: BookRating | undefined;
  /** Whether one star has to do, with the mean in figures. */
  isShort?: boolean;
}

/** What buyers think of a book, on its card: five stars, filled as far as their mean; nothing without a review. */
export function Stars({ rating, isShort = false }: StarsProps) {
  if (!rating) return null;
  const { count, mean } = rating;
  return (
    <span
      role="img"
      aria-label={`Rated ${ratingFigures(rating)}`}
      className="text-sm leading-6 text-muted tabular-nums"
    >
      {isShort ? <span className="text-ochre">★</span> : <FiveStars mean={mean} />}{' '}
      {isShort ? `${mean} (${count})` : count}
    </span>
  );
}

/** Five stars that say nothing to a screen reader. */
export function FiveStars({ mean }: { mean: number }) {
  return <span aria-hidden="true" className="stars" style={{ ['--stars' as string]: mean }} />;
}
