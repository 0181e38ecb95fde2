import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useWishes } from './wish-store.ts';

/** In the footer, once there is a wish. */
export function WishLink({ className }: { className: string }) {
  if (useWishes().length === 0) return null;
  return (
    <li>
      <Link className={className} to={paths.wishlist}>
        Wish list
      </Link>
    </li>
  );
}
