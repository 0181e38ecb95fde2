import { plural } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useWishes } from './wish-store.ts';

/** A hint on other pages; nothing for an empty list. */
export function WishesWait({ className = '' }: { className?: string }) {
  const count = useWishes().length;
  if (count === 0) return null;
  return (
    <p className={className}>
      <Link
        to={paths.wishlist}
        className="inline-flex min-h-11 items-center text-[0.9375rem] text-accent underline-offset-4 hover:underline forced-colors:underline"
      >
        {plural(count, 'On your wish list: {count} book', 'On your wish list: {count} books')}
      </Link>
    </p>
  );
}
