import { mostStars } from '@bookstore/functions/shared/review/review-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { FiveStars } from './five-stars.tsx';

const star = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z';

export function StarIcon({ isFilled, className = 'size-5' }: { isFilled: boolean; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={star} />
    </svg>
  );
}

export function Stars({ stars }: { stars: number }) {
  return (
    <span role="img" aria-label={t('{stars} of {most} stars', { stars, most: mostStars })}>
      <FiveStars stars={stars} />
    </span>
  );
}
