import { t } from '@bookstore/functions/shared/words/words';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { allShelves } from '#features/curated-shelves/shelf-queries.ts';
import { ShelfRow } from '#features/curated-shelves/shelf-row.tsx';
import { offlinePages } from '../../offline-pages.tsx';
import { PageHead } from '../../page-head.tsx';
import type { LoadPage } from '../../route-file.ts';

export function Page() {
  return (
    <div className="page-width py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
        Our shelves
      </h1>
      <AsyncBoundary failure={texts.booksFailure} offline={offlinePages}>
        <Shelves />
      </AsyncBoundary>
    </div>
  );
}

function Shelves() {
  const { shopName } = useShop();
  const shelves = useApiData(allShelves());
  if (shelves.length === 0) {
    return (
      <>
        <PageHead title="Our shelves" />
        <NothingHere
          text="We are still choosing the books for these shelves."
          hint="Until then, look through all our books."
        />
      </>
    );
  }
  return (
    <>
      <PageHead
        title="Our shelves"
        description={t('Books that people at {shopName} have put together, and what they say of them.', {
          shopName,
        })}
        path={paths.shelves}
      />
      <ul className="mt-6 grid gap-6 md:gap-8">
        {shelves.map((shelf) => (
          <li key={shelf.slug}>
            <ShelfRow shelf={shelf} />
          </li>
        ))}
      </ul>
    </>
  );
}

export const load: LoadPage = async (queryClient) => {
  await queryClient.fetchQuery(allShelves());
  return 200;
};
