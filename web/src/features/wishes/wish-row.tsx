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
  /** Undefined where the shop no longer has it. */
  book: Book | undefined;
  onMove: (book: Book, button: HTMLElement) => void;
  onRemove: (button: HTMLElement) => void;
}

/** A wished book with what can be done with it. */
export function WishRow({ wish, book, onMove, onRemove }: WishRowProps) {
  const title = book?.title ?? (wish.title || t('A book from another device'));
  const shop = useShop();
  const buyable = book && canBeBought(book, shop) ? book : undefined;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 py-5 max-[20rem]:grid-cols-1 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-6 md:grid-cols-[6rem_minmax(0,1fr)_9rem_minmax(14rem,auto)] md:items-center">
      {book ? (
        <Link to={paths.book(book._id)} className="cover-link" aria-hidden="true" tabIndex={-1}>
          <BookCover book={book} sizes="(width >= 640px) 96px, 72px" eager />
        </Link>
      ) : (
        <div className="aspect-[2/3] rounded-[3px] border border-dashed border-line-strong/60 max-[20rem]:hidden" />
      )}
      <div className="flex h-full min-w-0 flex-col items-start md:contents">
        <div className="max-w-full">
          <h2 className="text-lg leading-snug wrap-anywhere">
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
          {book?.author && (
            <p className="mt-0.5 w-full text-sm leading-6 wrap-anywhere text-muted">
              <AuthorLinks author={book.author} most={2} />
            </p>
          )}
          {!book && <p className="mt-2 text-sm failure-note">This book is no longer available.</p>}
        </div>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-3 md:mt-0">
          {book && (
            <>
              <BookPrice newPrice={book.newPrice} oldPrice={book.oldPrice} />
              <StockNote item={book} />
            </>
          )}
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-x-1 pt-3 md:mt-0 md:-me-5 md:justify-end md:pt-0">
          {buyable && (
            <Button
              variant="secondary"
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
            // The focus moves on to the next book: a key that is held down must not remove that one, too.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            className={buyable ? '' : 'max-md:-ms-4 max-[20rem]:ms-0! max-[20rem]:px-0 sm:max-md:-ms-5'}
          >
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}
