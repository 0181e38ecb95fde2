import { t } from '@bookstore/functions/shared/words/words';
import { useParams } from 'react-router-dom';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { texts } from '#config/texts.ts';
import { nullWhenMissing } from '#entities/api-data/null-when-missing.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { NoSharedList, SharedList, titleOfShared } from '#features/wishes/shared-list.tsx';
import { giftAction } from '../../card-actions.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { code = '' } = useParams();
  return (
    <section className="page-width py-6 md:py-10">
      <AsyncBoundary key={code} failure={texts.booksFailure}>
        <ListOrNone code={code} />
      </AsyncBoundary>
    </section>
  );
}

function ListOrNone({ code }: { code: string }) {
  const list = useApiData(nullWhenMissing('GET /api/wishlists/:code', { params: { code } }));
  return (
    <>
      <PageHead title={list ? titleOfShared(list) : t('Wish list not found')} />
      {list ? <SharedList list={list} action={giftAction} /> : <NoSharedList />}
    </>
  );
}
