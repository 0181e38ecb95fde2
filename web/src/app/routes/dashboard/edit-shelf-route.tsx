import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { useParams } from 'react-router-dom';
import { ShelfPage } from '#features/shelf-desk/shelf-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHead title={dashboardPages.editShelf.title} />
      <ShelfPage key={id} id={id} />
    </>
  );
}
