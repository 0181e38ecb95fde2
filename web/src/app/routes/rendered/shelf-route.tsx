import { excerpt } from '@bookstore/functions/shared/book/excerpt';
import type { ShownShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { BrowseLink } from '#components/loading/nothing-here.tsx';
import { paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { isNotThere } from '#entities/api-data/null-when-missing.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { breadcrumbData, collectionData, pictureOf } from '#entities/book/structured-data.ts';
import { ShelfBooks } from '#features/curated-shelves/shelf-books.tsx';
import { shelfAt, shelfIfAny } from '#features/curated-shelves/shelf-queries.ts';
import { quietActions } from '../../card-actions.tsx';
import { NotFound } from '../../not-found.tsx';
import { offlinePages } from '../../offline-pages.tsx';
import { PageHead } from '../../page-head.tsx';
import type { LoadPage } from '../../route-file.ts';

export function Page() {
  const { slug = '' } = useParams();
  // The key keeps the previous shelf from being shown while the next one loads.
  return (
    <AsyncBoundary
      key={slug}
      failure={texts.booksFailure}
      offline={offlinePages}
      alternative={<BrowseLink variant="quiet" />}
    >
      <ShelfOrNone slug={slug} />
    </AsyncBoundary>
  );
}

function ShelfOrNone({ slug }: { slug: string }) {
  const shelf = useApiData(shelfIfAny(slug));
  return shelf ? <ShelfPage shelf={shelf} /> : <NotFound />;
}

/** The beginning of its text, or the titles of its first books. */
function descriptionOf({ title, text, books }: ShownShelf): string {
  const titles = books.slice(0, 5).map(({ book }) => book.title);
  return excerpt(
    text.replace(/\s+/g, ' ') || t('{label}: {text}', { label: title, text: titles.join(', ') }),
    160,
  );
}

function ShelfPage({ shelf }: { shelf: ShownShelf }) {
  const { title, slug, text, books } = shelf;
  const above = [{ name: t('Our shelves'), path: paths.shelves }];
  const here = { name: title, path: paths.shelf(slug) };
  const description = descriptionOf(shelf);
  const [first] = books;
  return (
    <div className="page-width py-6 md:py-10">
      <PageHead
        title={title}
        description={description}
        path={here.path}
        image={import.meta.env.SSR && first ? pictureOf(first.book) : undefined}
        structuredData={
          import.meta.env.SSR && [
            collectionData(
              { ...here, description },
              books.map(({ book }) => book),
            ),
            breadcrumbData(above, here),
          ]
        }
      />
      <Breadcrumb above={above} here={title} />
      <h1 dir="auto" className="text-3xl wrap-anywhere md:text-4xl" tabIndex={-1}>
        {title}
      </h1>
      {text && (
        <p
          dir="auto"
          className="mt-3 max-w-2xl text-lg leading-relaxed whitespace-pre-line wrap-anywhere text-muted"
        >
          {text}
        </p>
      )}
      <p className="mt-3 text-muted">{plural(books.length, '{count} book', '{count} books')}</p>
      <ShelfBooks books={books} action={quietActions} />
    </div>
  );
}

export const load: LoadPage = async (queryClient, { params: { slug = '' } }) => {
  try {
    await queryClient.fetchQuery(shelfAt(slug));
    return 200;
  } catch (error) {
    if (!isNotThere(error)) throw error;
    queryClient.clear();
    queryClient.setQueryData<ShownShelf | null>(shelfIfAny(slug).queryKey, null);
    return 404;
  }
};
