import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { CheckIcon } from '#components/icons/icons.tsx';
import { useGenres } from '#config/genres.ts';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { BookTitle } from '#entities/book/book-title.tsx';
import { StockNote } from '#entities/book/stock-note.tsx';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { type CartItem, isBuyable, priceChange } from './cart.ts';

interface CartRowProps {
  item: CartItem;
  isOwned?: boolean;
  /** Also gets the pressed button, which disappears with the book. */
  onRemove: (item: CartItem, button: HTMLElement) => void;
}

export function CartRow({ item, isOwned = false, onRemove }: CartRowProps) {
  const { labelOf } = useGenres();
  const money = useMoney();
  const change = priceChange(item, money);
  const shop = useShop();
  return (
    <li className="book-row">
      <Link to={paths.book(item._id)} aria-hidden="true" tabIndex={-1} className="cover-link">
        <BookCover book={item} sizes="(width >= 1100px) 240px, (width >= 640px) 112px, 88px" eager />
      </Link>
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:gap-x-8">
          <h2 className="min-w-0 flex-1 basis-24 text-lg leading-snug sm:text-xl">
            <Link to={paths.book(item._id)} className="underline-offset-4 hover:text-accent hover:underline">
              <BookTitle book={item} />
            </Link>
          </h2>
          {item.category && (
            <p
              className={`font-semibold tabular-nums sm:text-lg ${isBuyable(item, shop) ? '' : 'text-muted line-through'}`}
            >
              {money.price(item.newPrice)}
            </p>
          )}
        </div>
        {item.author && <p className="text-sm text-muted sm:mt-0.5 sm:text-base">{item.author}</p>}
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted sm:mt-2">
          {item.category && (
            <span>
              <span>Category:</span> {labelOf(item.category)}
            </span>
          )}
          <span>
            <span>Qty:</span> 1
          </span>
        </p>
        {isOwned && (
          <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
            <CheckIcon /> On your shelf already
          </p>
        )}
        {change && (
          <p className="mt-2 text-sm font-medium">{t('The price has changed: {change}', { change })}</p>
        )}
        {item.gone ? (
          <p className="mt-2 text-sm failure-note">This book is no longer available.</p>
        ) : (
          <StockNote item={item} className="mt-2" />
        )}
        {/* Ends level with the cover. */}
        <div className="mt-auto -mb-2.5 pt-2">
          <Button
            variant="remove"
            aria-label={t('Remove {title}', { title: item.title })}
            onClick={({ currentTarget }) => onRemove(item, currentTarget)}
            // The focus moves to the next book: a held key must not remove that one, too.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            className="px-0! text-muted! underline decoration-line-strong/60"
          >
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}
