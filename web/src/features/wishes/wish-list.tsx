import type { Book } from '@bookstore/functions/shared/book/book';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { Icon } from '#components/icons/icons.tsx';
import { rich } from '#components/labels/rich.ts';
import { ShelfScene } from '#components/layout/shelf-scene.tsx';
import { BrowseLink } from '#components/loading/nothing-here.tsx';
import { paths } from '#config/paths.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { booksByIds } from '#entities/book/books-by-ids.ts';
import { showWishes } from './synced-wishes.ts';
import { heartShape } from './wish-heart.tsx';
import { WishRow } from './wish-row.tsx';
import { setWish, useWishes, type Wish } from './wish-store.ts';

interface WishListProps {
  addToCart: (book: Book) => void;
  /** Shown while the list is empty. */
  instead?: ReactNode;
  more?: ReactNode;
  /** Below a short list. */
  below?: ReactNode;
}

/** Each with a button that moves it into the cart. */
export function WishList({ addToCart, instead, more, below }: WishListProps) {
  const wishes = useWishes();
  const newestFirst = wishes.toReversed();
  // Including just removed ones, so that the list stays when one is put back.
  const asked = useRef(new Set<string>()).current;
  for (const { _id } of wishes) asked.add(_id);
  const { books } = useApiData(booksByIds([...asked]));
  useEffect(() => {
    const isUnnamed = (id: string) => wishes.some((wish) => wish._id === id && !wish.title);
    if (books.some(({ _id }) => isUnnamed(_id)))
      showWishes(
        wishes.map(({ _id }) => _id),
        books,
      );
  }, [wishes, books]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState<{ text: string; removed?: Wish }>();

  function leave(wish: Wish, button: HTMLElement): void {
    // The row disappears, so the focus moves on first.
    const row = button.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector('button') ?? heading.current)?.focus();
    setWish(wish, false);
  }

  function remove(wish: Wish, button: HTMLElement): void {
    leave(wish, button);
    setSaid({ text: t('“{title}” was removed.', { title: wish.title }), removed: wish });
  }

  function move(wish: Wish, book: Book, button: HTMLElement): void {
    addToCart(book);
    leave(wish, button);
    setSaid({ text: t('“{title}” is in your cart.', { title: wish.title }) });
  }

  function undo(wish: Wish): void {
    heading.current?.focus();
    setSaid(undefined);
    setWish(wish, true);
  }

  return (
    <>
      <h1 ref={heading} className="text-3xl md:text-4xl" tabIndex={-1}>
        Wish list
      </h1>
      <div
        className={`mt-1 flex flex-wrap items-center text-[0.9375rem] text-muted ${newestFirst.length === 0 && !said ? 'mb-4' : 'mb-2 min-h-11'}`}
      >
        <p aria-live="polite">{said?.text}</p>
        {said?.removed && (
          <Button variant="quiet" onClick={() => said.removed && undo(said.removed)} className="px-2!">
            Undo
          </Button>
        )}
        {said && !said.removed && (
          <Link to={paths.cart} className="inline-flex min-h-11 items-center px-2 text-accent underline">
            See your cart
          </Link>
        )}
        {!said && newestFirst.length > 0 && (
          <p>{plural(newestFirst.length, '{count} book', '{count} books')}</p>
        )}
      </div>
      {newestFirst.length === 0 ? (
        <>
          <EmptyWishes />
          {instead}
        </>
      ) : (
        <>
          <div className="beside-sum gap-y-8">
            <ul className="wish-shelf divide-y divide-line border-y border-line">
              {newestFirst.map((wish) => (
                <WishRow
                  key={wish._id}
                  wish={wish}
                  isOnly={wishes.length === 1}
                  book={books.find(({ _id }) => _id === wish._id)}
                  onMove={(book, button) => move(wish, book, button)}
                  onRemove={(button) => remove(wish, button)}
                />
              ))}
            </ul>
            {more}
          </div>
          {newestFirst.length < 4 && below}
        </>
      )}
    </>
  );
}

function EmptyWishes() {
  return (
    <ShelfScene picture="wishes">
      <div>
        <h2 className="text-3xl md:text-4xl">A place for the books you do not want to lose</h2>
        <p className="mt-3 text-lg text-muted">
          {rich('Press {icon}<heart>the heart</heart> of a book, and it waits for you here.', {
            icon: <Icon className="inline align-[-0.2em] text-accent">{heartShape}</Icon>,
            heart: (text) => <span className="sr-only">{text}</span>,
          })}
        </p>
      </div>
      <BrowseLink />
    </ShelfScene>
  );
}
