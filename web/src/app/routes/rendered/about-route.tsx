import { BooksIcon } from '#components/icons/icons.tsx';
import { paths } from '#config/paths.ts';
import { PageHead } from '../../page-head.tsx';
import { loadShopText, ShopTextPage } from '../../shop-text-page.tsx';

export function Page() {
  return (
    <>
      <PageHead title="About us" path={paths.about} />
      <ShopTextPage name="about" title="About us">
        <div className="page-width grid min-h-[calc(100dvh-4rem)] grid-cols-1 place-items-center py-12">
          {/* Like the title page of a book, so that one word does not look lost. */}
          <div className="grid aspect-[2/3] w-80 max-w-full rounded-[3px] cover-edge bg-surface p-4 shadow-cover">
            <div className="grid grid-rows-[2fr_1fr] place-items-center border-4 border-double border-line-strong/60">
              <h1 className="text-4xl md:text-5xl" tabIndex={-1}>
                About
              </h1>
              <BooksIcon className="size-8 text-muted" />
            </div>
          </div>
        </div>
      </ShopTextPage>
    </>
  );
}

export const load = loadShopText('about');
