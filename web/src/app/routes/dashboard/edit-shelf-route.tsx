import { useParams } from 'react-router-dom';
import { ShelfPage } from '#features/shelf-desk/shelf-page.tsx';

export function Page() {
  const { id = '' } = useParams();
  return <ShelfPage key={id} id={id} />;
}
