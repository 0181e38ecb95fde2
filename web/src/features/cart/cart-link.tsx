import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { CartIcon } from '#components/icons/icons.tsx';
import { paths } from '#config/paths.ts';
import { useCartCount } from './cart-store.ts';

export function CartLink() {
  const count = useCartCount();
  return (
    <Link
      to={paths.cart}
      aria-label={count === undefined ? t('Cart') : t('Cart, books: {count}', { count })}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-transparent bg-accent-fill px-3.5 sm:px-4 text-on-accent transition-colors hover:bg-accent-fill-hover"
    >
      <CartIcon />
      <span role="status" className="min-w-[1ch] text-center text-[0.9375rem] font-semibold tabular-nums">
        {count}
      </span>
    </Link>
  );
}
