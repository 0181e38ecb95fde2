import type { BookRating } from '@bookstore/functions/shared/review/book-rating';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { FiveStars } from '#components/labels/five-stars.tsx';

interface RatingStarsProps {
  rating: BookRating | undefined;
  /** One star, with the mean as a number. */
  isShort?: boolean;
}

/** '4.5' */
const meanFigure = (mean: number) =>
  mean.toLocaleString(buildLanguage, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '4.5 of 5 by 12 buyers' */
export const ratingFigures = ({ count, mean }: BookRating) =>
  plural(count, '{mean} of 5 by {count} buyer', '{mean} of 5 by {count} buyers', { mean: meanFigure(mean) });

/** Renders nothing without a review. */
export function RatingStars({ rating, isShort }: RatingStarsProps) {
  if (!rating) return null;
  const { count, mean } = rating;
  return (
    <span role="img" aria-label={t('Rated {figures}', { figures: ratingFigures(rating) })} className="rating">
      {isShort ? <b>★</b> : <FiveStars stars={mean} />} {isShort ? meanFigure(mean) : count}
    </span>
  );
}
