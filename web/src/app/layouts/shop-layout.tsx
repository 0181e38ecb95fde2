import { use } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { PromoLine } from '#components/layout/promo-line.tsx';
import { AsyncBoundary, pageFailure } from '#components/loading/async-boundary.tsx';
import { useShop } from '#config/shop.ts';
import { UserMenu } from '#features/auth/user-menu.tsx';
import { CartLink } from '#features/cart/cart-link.tsx';
import { LanguageSwitchContext, type SwitchPlace } from '#features/languages/language-switch-loader.ts';
import { SearchBox } from '#features/search/search-box.tsx';
import { WishLink } from '#features/wishes/wish-link.tsx';
import { useOnline } from '#lib/browser/use-online.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { offlinePages } from '../offline-pages.tsx';
import { useOwnLists } from '../use-own-lists.ts';

const contentId = 'content';

const SearchSuggestions = lazyComponent(
  async () => (await import('#features/search/search-suggestions.tsx')).SearchSuggestions,
);

/** Only in a shop that has several languages. */
function Languages({ place }: { place: SwitchPlace }) {
  const { languages } = useShop();
  const LanguageSwitch = use(LanguageSwitchContext);
  return (
    languages && (
      <AsyncBoundary loading={null}>
        <LanguageSwitch place={place} />
      </AsyncBoundary>
    )
  );
}

export function ShopLayout() {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  useOwnLists();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <PromoLine />
      <Header
        search={<SearchBox suggestions={(input) => <SearchSuggestions input={input} />} />}
        languages={<Languages place="header" />}
        userMenu={<UserMenu />}
        cartLink={<CartLink />}
      />
      {/* As high as the screen below the header, so that a loading page never moves the footer. */}
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1">
        {!isOnline && (
          <p role="status" className="bg-sunken px-4 py-2 text-center text-[0.9375rem]">
            You are offline. Your cart is here all the same, and pages are as you last saw them.
          </p>
        )}
        <AsyncBoundary key={pathname} failure={pageFailure} offline={offlinePages}>
          <Outlet />
        </AsyncBoundary>
      </main>
      <Footer
        more={(className) => <WishLink className={className} />}
        languages={<Languages place="footer" />}
      />
    </div>
  );
}
