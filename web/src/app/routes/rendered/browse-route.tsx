import { audienceLabel } from '@bookstore/functions/shared/book/audience';
import { usualGenreText } from '@bookstore/functions/shared/genre/usual-genre-texts';
import { t } from '@bookstore/functions/shared/words/words';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';
import { shop, useShop } from '#config/shop.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookList } from '#features/catalogue/book-list.tsx';
import type { CatalogueFilter } from '#features/catalogue/catalogue-address.ts';
import { filteredBooks } from '#features/catalogue/catalogue-queries.ts';
import { GenreSpines } from '#features/catalogue/genre-spines.tsx';
import { loadList } from '../../catalogue-filter.ts';
import { CataloguePage, ListHead, listedBook } from '../../catalogue-page.tsx';

export function Page() {
  return <CataloguePage>{(filter) => <Browse filter={filter} />}</CataloguePage>;
}

function Browse({ filter }: { filter: CatalogueFilter }) {
  const { shopName } = useShop();
  const { labelOf, textOf } = useGenres();
  const { category, series, audience } = filter;
  const { books } = useApiData(filteredBooks(filter));
  const named = series && books[0]?.series;
  const above = category ? [{ name: t('Books'), path: paths.browse }] : [];
  const listed = category
    ? t('{genre} books', { genre: labelOf(category) })
    : audience
      ? audienceLabel(audience)
      : t('All books');
  const title = named ? t('The series {series}', { series: named }) : listed;
  return (
    <>
      <ListHead
        place="browse"
        title={title}
        description={t('{title} at {shopName}: {tagline}.', { title, shopName, tagline: shop.tagline })}
        filter={filter}
        above={above}
      />
      {category && <Breadcrumb above={above} here={labelOf(category)} />}
      <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
        {title}
      </h1>
      {category && !series && (
        <p className="mt-2 max-w-prose text-lg text-pretty wrap-anywhere text-muted empty:hidden">
          {textOf(category) ?? usualGenreText(category)}
        </p>
      )}
      <BookList
        place="browse"
        filter={filter}
        card={listedBook}
        empty={
          <NothingHere text="No books here yet.">
            <div className="w-full max-w-lg">
              <GenreSpines />
            </div>
          </NothingHere>
        }
      />
    </>
  );
}

export const load = loadList('browse');
