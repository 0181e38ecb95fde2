import type { Book } from '@bookstore/functions/shared/book/book';
import { canBeBought } from '@bookstore/functions/shared/book/stock-words';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { AuthorLinks } from '#entities/book/book-links.tsx';
import { BookPrice } from '#entities/book/book-price.tsx';
import { BookTitle } from '#entities/book/book-title.tsx';
import { StockNote } from '#entities/book/stock-note.tsx';
import { BookCover } from '#entities/cover/book-cover.tsx';
import type { Wish } from './wish-store.ts';

interface WishRowProps {
  wish: Wish;
  /** Undefined when it is no longer in the shop. */
  book: Book | undefined;
  isOnly?: boolean;
  onMove: (book: Book, button: HTMLElement) => void;
  onRemove: (button: HTMLElement) => void;
}

export function WishRow({ wish, book, isOnly = false, onMove, onRemove }: WishRowProps) {
  const title = book?.title ?? (wish.title || t('A book from another device'));
  const shop = useShop();
  const buyable = book && canBeBought(book, shop) ? book : undefined;
  return (
    <li className="book-row">
      {book ? (
        <Link to={paths.book(book._id)} className="cover-link" aria-hidden="true" tabIndex={-1}>
          <BookCover book={book} sizes="(width >= 1100px) 240px, (width >= 640px) 112px, 88px" eager />
        </Link>
      ) : (
        <div className="aspect-[2/3] rounded-[3px] border border-dashed border-line-strong/60 max-[20rem]:hidden" />
      )}
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <h2 className="min-w-0 text-lg leading-snug wrap-anywhere sm:flex-1 sm:basis-40 sm:text-xl">
            {book ? (
              <Link
                to={paths.book(book._id)}
                className="underline-offset-4 hover:text-accent hover:underline"
              >
                <BookTitle book={book} />
              </Link>
            ) : (
              title
            )}
          </h2>
          {book && (
            <BookPrice
              newPrice={book.newPrice}
              oldPrice={book.oldPrice}
              className="max-sm:order-last max-sm:mt-1 max-sm:basis-full sm:text-lg"
            />
          )}
          {book?.author && (
            <p className="basis-full text-sm leading-6 wrap-anywhere text-muted sm:text-base">
              <AuthorLinks author={book.author} most={2} />
            </p>
          )}
        </div>
        {book ? (
          <StockNote item={book} className="mt-1" />
        ) : (
          <p className="mt-2 text-sm failure-note">This book is no longer available.</p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-x-5 pt-3">
          {buyable && (
            <Button
              variant={isOnly ? 'primary' : 'secondary'}
              aria-label={t('Move to cart: {title}', { title })}
              onClick={({ currentTarget }) => onMove(buyable, currentTarget)}
              onKeyDown={(event) => event.repeat && event.preventDefault()}
            >
              Move to cart
            </Button>
          )}
          <Button
            variant="remove"
            aria-label={t('Remove {title}', { title })}
            onClick={({ currentTarget }) => onRemove(currentTarget)}
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
