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
  /** Whether the shopper has bought it before. */
  isOwned?: boolean;
  /** Called with the pressed button, too, which disappears with the book. */
  onRemove: (item: CartItem, button: HTMLElement) => void;
}

export function CartRow({ item, isOwned = false, onRemove }: CartRowProps) {
  const { labelOf } = useGenres();
  const money = useMoney();
  const change = priceChange(item, money);
  const shop = useShop();
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-4 py-5 max-[20rem]:grid-cols-1 sm:grid-cols-[5rem_1fr] sm:gap-6">
      <Link to={paths.book(item._id)} aria-hidden="true" tabIndex={-1} className="max-[20rem]:max-w-32">
        <BookCover book={item} sizes="(width >= 640px) 80px, 72px" eager />
      </Link>
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap justify-between gap-x-4 sm:gap-x-6">
          <h2 className="min-w-0 flex-1 basis-24 text-lg leading-snug">
            <Link to={paths.book(item._id)} className="underline-offset-4 hover:text-accent hover:underline">
              <BookTitle book={item} />
            </Link>
          </h2>
          {item.category && (
            <p
              className={`font-semibold tabular-nums ${isBuyable(item, shop) ? '' : 'text-muted line-through'}`}
            >
              {money.price(item.newPrice)}
            </p>
          )}
        </div>
        {item.author && <p className="text-sm text-muted">{item.author}</p>}
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
        <div className="mt-auto flex items-center justify-between gap-x-3 pt-2 max-[20rem]:flex-wrap">
          <p className="flex min-w-0 flex-wrap gap-x-3 text-[0.8125rem] text-muted">
            {item.category && (
              <span>
                <span>Category:</span> {labelOf(item.category)}
              </span>
            )}
            <span>
              <span>Qty:</span> 1
            </span>
          </p>
          <Button
            variant="remove"
            aria-label={t('Remove {title}', { title: item.title })}
            onClick={({ currentTarget }) => onRemove(item, currentTarget)}
            // The focus moves on to the next book: a key that is held down must not remove that one, too.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            // Its text ends where the price above it ends.
            className="ms-auto -me-4 max-[20rem]:me-0 max-[20rem]:px-0 sm:-me-5"
          >
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}
