import { AboutPage } from '#components/layout/about-page.tsx';
import { paths } from '#config/paths.ts';
import { BooksOffered } from '../../books-offered.tsx';
import { PageHead } from '../../page-head.tsx';
import { loadShopText, ShopTextPage } from '../../shop-text-page.tsx';

export function Page() {
  return (
    <>
      <PageHead title="About us" path={paths.about} />
      <ShopTextPage name="about" title="About us">
        <AboutPage />
        <div className="page-width">
          <BooksOffered />
        </div>
      </ShopTextPage>
    </>
  );
}

export const load = loadShopText('about');
