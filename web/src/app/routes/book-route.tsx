import { useParams } from 'react-router-dom';
import { LiveSection } from '#components/live-section.tsx';
import { texts } from '#config/texts.ts';
import { BookDetails } from '#features/books/book-details.tsx';
import { forgetBooks, useBook } from '#features/books/book-queries.ts';
import { BookSkeleton } from '#features/books/book-skeletons.tsx';
import { excerpt } from '#features/books/excerpt.ts';
import { AddToCartButton } from '#features/cart/add-to-cart-button.tsx';
import { PageHead } from '../page-head.tsx';

export function BookRoute() {
  const { id = '' } = useParams();
  // The key keeps one book from standing there while the next one is on its way.
  return (
    <LiveSection key={id} failure={texts.bookFailure} loading={<BookSkeleton />} forget={forgetBooks}>
      <BookPage id={id} />
    </LiveSection>
  );
}

function BookPage({ id }: { id: string }) {
  const book = useBook(id);
  return (
    <>
      <PageHead title={book.title} description={excerpt(book.description, 160)} />
      <BookDetails book={book} action={<AddToCartButton book={book} />} />
    </>
  );
}
