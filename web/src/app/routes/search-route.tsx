import { useSearchParams } from 'react-router-dom';
import { LiveSection } from '#components/live-section.tsx';
import { texts } from '#config/texts.ts';
import { forgetBooks } from '#features/books/book-queries.ts';
import { FoundBooks } from '#features/books/found-books.tsx';
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
        <LiveSection key={words} failure={texts.booksFailure} forget={forgetBooks}>
          <FoundBooks words={words} action={(book) => <AddToCartButton book={book} />} />
        </LiveSection>
      ) : (
        <p className="py-20 text-center text-lg text-muted">Type a title or an author into the search box.</p>
      )}
    </div>
  );
}
