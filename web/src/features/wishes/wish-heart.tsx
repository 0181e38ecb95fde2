import { listLimits } from '@bookstore/functions/shared/shopper/shopper-lists';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#components/icons/icons.tsx';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { setWish, useWishes, type Wish } from './wish-store.ts';

/** To be placed in an `Icon`. */
export const heartShape = (
  <path d="M12 20.2C7 16.4 3.6 13.2 3.6 9.2a4.5 4.5 0 0 1 8.4-2.3 4.5 4.5 0 0 1 8.4 2.3c0 4-3.4 7.2-8.4 11z" />
);

interface WishHeartProps {
  book: Wish;
  className?: string;
  children?: ReactNode;
}

/** Toggles a wish; by default placed as on a card, beside the cart button. */
export function WishHeart({ book, className = 'wish-heart', children }: WishHeartProps) {
  const isWished = useWishes().some(({ _id }) => _id === book._id);
  const navigate = useNavigate();

  function press(): void {
    if (!setWish(book, !isWished))
      return void showFailure(
        t('Your wish list is full'),
        t('It holds {most} books. Take one off first.', { most: listLimits.books }),
      );
    if (isWished) return;
    const link = {
      text: t('See your wish list'),
      href: documentAddress(paths.wishlist),
      open: () => navigate(paths.wishlist),
    };
    void showToast(t('On your wish list'), { link });
  }

  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={t('Add to wish list: {title}', { title: book.title })}
      onClick={press}
      className={className}
    >
      <Icon className={isWished ? 'fill-current text-accent' : ''}>{heartShape}</Icon>
      {children}
    </button>
  );
}
