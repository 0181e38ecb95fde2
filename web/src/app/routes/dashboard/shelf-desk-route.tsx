import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { ShelfList } from '#features/shelf-desk/shelf-list.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={dashboardPages.shelfDesk.title} />
      <ShelfList onAdded={(id) => void navigate(dashboardPaths.editShelf(id))} />
    </>
  );
}
