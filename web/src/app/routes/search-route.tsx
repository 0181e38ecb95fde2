import { useSearchParams } from 'react-router-dom';
import { AsyncBoundary } from '#components/async-boundary.tsx';
import { BrowseLink, NothingHere } from '#components/nothing-here.tsx';
import { texts } from '#config/texts.ts';
import { SearchResults } from '#features/books/search-results.tsx';
import { AddToCartButton } from '#features/cart/add-to-cart-button.tsx';
import { PageHead } from '../page-head.tsx';

export function SearchRoute() {
  const [parameters] = useSearchParams();
  const words = (parameters.get('q') ?? '').trim();
  return (
    <div className="page-width py-8 md:py-12">
      <PageHead title={words ? `Books for “${words}”` : 'Search'} />
      <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
        {words ? `Books for “${words}”` : 'Search'}
      </h1>
      {words ? (
        <AsyncBoundary key={words} failure={texts.booksFailure} wayOn={<BrowseLink look="quiet" />}>
          <SearchResults words={words} action={(book) => <AddToCartButton book={book} />} />
        </AsyncBoundary>
      ) : (
        <NothingHere text="Type a title or an author into the search box." />
      )}
    </div>
  );
}
