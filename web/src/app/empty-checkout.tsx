import { ShelfScene } from '#components/layout/shelf-scene.tsx';
import { BrowseLink } from '#components/loading/nothing-here.tsx';
import { checkoutTexts } from '#config/checkout-texts.ts';
import { WishesWait } from '#features/wishes/wishes-wait.tsx';
import { BooksOffered } from './books-offered.tsx';

export function EmptyCheckout() {
  return (
    <>
      <ShelfScene picture="parcel">
        <div role="status">
          <p className="font-display text-3xl text-balance md:text-4xl">{checkoutTexts.nothingToOrder}</p>
          <p className="mt-3 text-lg text-muted">
            Put a book into it, and this page asks where the book should go.
          </p>
        </div>
        <BrowseLink />
      </ShelfScene>
      <WishesWait className="mt-8" />
      <BooksOffered />
    </>
  );
}
