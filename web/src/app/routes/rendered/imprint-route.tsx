import { OwnTextPage } from '../../own-text-page.tsx';
import { loadOwnText } from '../../shop-text-page.tsx';

export function Page() {
  return <OwnTextPage name="imprint" />;
}

export const load = loadOwnText('imprint');
