import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { ShelfList } from '#features/shelf-desk/shelf-list.tsx';

export function Page() {
  const navigate = useNavigate();
  return <ShelfList onAdded={(id) => void navigate(dashboardPaths.editShelf(id))} />;
}
