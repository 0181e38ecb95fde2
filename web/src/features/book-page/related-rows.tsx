import { authorsOf } from '@bookstore/functions/shared/author/author';
import type { Book } from '@bookstore/functions/shared/book/book';
import { t } from '@bookstore/functions/shared/words/words';
import type { ComponentProps } from 'react';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookRow, SeeAll } from '#entities/book/book-row.tsx';
import { firstRelatedBooks, relatedBooks } from './related-books.ts';

export function RelatedRows({ book }: { book: Book }) {
  const { sameCategory, sameAuthor } = firstRelatedBooks(useApiData(relatedBooks(book._id)));
  const [author] = authorsOf(book.author);
  const { labelOf, hasPage } = useGenres();
  const category = book.category ?? '';
  const isOffer = ({ isbn }: Book) => isbn !== undefined && isbn === book.isbn;
  return (
    <>
      <BookRow title="Other copies of this book" books={sameAuthor.filter(isOffer)} />
      {author && (
        <RelatedRow
          title={t('Also by {author}', { author: author.name })}
          all={paths.author(author.slug)}
          books={sameAuthor.filter((other) => !isOffer(other))}
        />
      )}
      <RelatedRow
        title={t('More in {genre}', { genre: labelOf(category) })}
        all={hasPage(category) ? paths.category(category) : paths.browse}
        books={sameCategory}
      />
    </>
  );
}

interface NeighboursProps {
  book: Book;
  /** Books that the page already shows. */
  listed?: readonly Book[];
}

/** Books of other authors, for a page that lists few. */
export function Neighbours({ book, listed = [] }: NeighboursProps) {
  const { sameCategory } = firstRelatedBooks(useApiData(relatedBooks(book._id)));
  const { hasPage } = useGenres();
  const own = new Set(authorsOf(book.author).map(({ slug }) => slug));
  const listedIds = new Set(listed.map(({ _id }) => _id));
  return (
    <RelatedRow
      title="Neighbours on the shelf"
      all={hasPage(book.category) ? paths.category(book.category) : paths.browse}
      books={sameCategory.filter(
        ({ _id, author }) => !listedIds.has(_id) && authorsOf(author).every(({ slug }) => !own.has(slug)),
      )}
      className="mt-10"
    />
  );
}

interface RelatedRowProps extends Omit<ComponentProps<typeof BookRow>, 'action'> {
  /** The address of the page with all of them. */
  all: string;
}

function RelatedRow({ all, ...row }: RelatedRowProps) {
  return <BookRow {...row} action={<SeeAll title={row.title} to={all} />} />;
}
