import { Link } from 'react-router-dom';
import { CartIcon } from '#components/icons.tsx';
import { paths } from '#config/paths.ts';
import { useCart } from './cart-store.ts';

/** The link to the cart, with the number of books in it. */
export function CartLink() {
  const { length: count } = useCart();
  return (
    <Link
      to={paths.cart}
      aria-label={`Cart, books: ${count}`}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-fill px-3.5 sm:px-4 text-on-accent transition-colors hover:bg-accent-fill-hover"
    >
      <CartIcon />
      <span role="status" className="min-w-[1ch] text-center text-[0.9375rem] font-semibold tabular-nums">
        {count}
      </span>
    </Link>
  );
}
