import { paths } from '#config/paths.ts';
import { PageHead } from '../../page-head.tsx';
import { loadShopText, ShopTextPage } from '../../shop-text-page.tsx';

export function Page() {
  return (
    <>
      <PageHead title="About us" path={paths.about} />
      <ShopTextPage name="about" title="About us">
        <p className="page-width py-24 text-center font-display text-3xl">About</p>
      </ShopTextPage>
    </>
  );
}

export const load = loadShopText('about');
