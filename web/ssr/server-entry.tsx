import { defaultDelivery } from '@bookstore/functions/shared/delivery/delivery-setting';
import { beginsAsShell, type PageRow } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import { defaultFrame, type ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { matchPath, matchRoutes, parsePath, StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import type { AppPage } from '#app/app-page.ts';
import { renderedPages } from '#app/rendered-pages.ts';
import { Page as CheckoutPage } from '#app/routes/shop/checkout-route.tsx';
import { documentAddress, languageRoot } from '#config/language.ts';
import { ShopContext } from '#config/shop.ts';
import { sentFormKey } from '#entities/api-data/sent-form.ts';
import { DrawnCover } from '#entities/cover/drawn-cover.tsx';
import { DrawnCoverContext } from '#entities/cover/drawn-cover-loader.tsx';
import { HomeShelves } from '#features/curated-shelves/home-shelves.tsx';
import { HomeShelvesContext } from '#features/curated-shelves/home-shelves-loader.ts';
import { LanguageSwitch } from '#features/languages/language-switch.tsx';
import { LanguageSwitchContext } from '#features/languages/language-switch-loader.ts';
import { type AskApi, createQueryClient } from '#lib/query-client.ts';
import type { PageParts } from './fill-template.ts';
import { documentOf } from './shell-template.ts';

/** The pages that a browser renders, which begin as a shell. */
const shells = Object.values<PageRow>(shopPages).filter(beginsAsShell);

/** The same for every shopper until the sign-in is known. */
const filledPages: Record<string, AppPage['Page']> = { [shopPages.checkout.path]: CheckoutPage };

const pageAt = (pages: readonly PageRow[], path: string) =>
  pages.find((page) => matchPath({ path: page.path, caseSensitive: true }, path));

/** For the log; undefined when the server has no page at the path. */
export function pagePattern(path: string): string | undefined {
  return pageAt([...renderedPages, ...shells], path)?.path;
}

export { fillTemplate } from './fill-template.ts';

// React puts a title, or hints to preload a picture, before everything else that it renders. A title may have several
// lines.
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/**
 * React's hints at pictures in view: dropped, since the browser sees the pictures themselves as early, in the same
 * flight of the connection.
 */
const pictureHints = /<link rel="preload" as="image"[^>]*>/g;

/** No '<' stands within. */
const structuredData = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** React's comment for a part that it could not render and leaves to the browser. */
const missingPart = '<!--$!-->';

/**
 * Renders the page at an address, or its shell, for the pages function; undefined when the server has none there.
 * @param address path and query, without the root of the language
 * @param askApi answers the API's calls in this process.
 * @param shop what its owner has set, from which the browser goes on
 * @param deliverySetting how it delivers, for search engines alone
 * @param form the result of a form that was sent to the page without JavaScript
 * @throws what a call of the page throws; Error when a part of the page could not be rendered.
 */
export async function renderPage(
  address: string,
  askApi: AskApi,
  shop: ShopChanges = {},
  deliverySetting = defaultDelivery,
  form?: object,
): Promise<PageParts | undefined> {
  const { pathname = '/', search = '' } = parsePath(address);
  const queryClient = createQueryClient(askApi);
  try {
    for (const page of renderedPages) {
      // Like the app's own routes, which decode an address.
      const [match] = matchRoutes([{ path: page.path, caseSensitive: true }], pathname) ?? [];
      if (!match) continue;
      const { params } = match;
      const { genres = defaultFrame.genres, ownTexts, withdrawal, newsletter, vouchers } = shop;
      const inUse = { genres, ownTexts, withdrawal, newsletter, vouchers };
      const place = { params, search: new URLSearchParams(search), ...inUse };
      if (form) queryClient.setQueryData(sentFormKey, form);
      const status = await page.load?.(queryClient, place);
      const { state, ...html } = renderWithData(address, queryClient, renderedPages, {
        ...shop,
        deliverySetting,
      });
      return { status: status ?? 200, template: documentOf(page), ...html, state: { ...state, shop } };
    }
    const shell = pageAt(shells, pathname);
    return shell && renderShell(shell, queryClient, shop);
  } finally {
    // Otherwise the answers would stay in memory for as long as in a browser.
    queryClient.clear();
  }
}

/**
 * What is the same for every visitor: the shop's settings, and in a shell of its own the page before the sign-in is
 * known.
 */
function renderShell(page: PageRow, queryClient: QueryClient, shop: ShopChanges): PageParts {
  const filled = { ...page, Page: filledPages[page.path] ?? (() => null) };
  const html = page.ownShell ? renderApp(page.path, queryClient, [filled], shop) : '';
  const template = page.ownShell ? page.path.slice(1) : 'shell';
  // React escapes HTML's special characters.
  return {
    status: 200,
    template,
    ...partsOf(html, page.path),
    state: { shop },
    shopName: renderToString(shop.shopName ?? defaultFrame.shopName),
  };
}

function renderWithData(
  address: string,
  queryClient: QueryClient,
  pages: readonly AppPage[],
  shop: ShopChanges,
): Omit<PageParts, 'status' | 'template'> {
  const html = renderApp(address, queryClient, pages, shop);
  const queries = queryClient.getQueryCache().getAll();
  const missing = queries.find(({ state }) => state.data === undefined);
  if (missing) throw new Error(`The page at ${address} needs ${missing.queryHash} and does not load it`);
  return {
    ...partsOf(html, address),
    state: { answers: queries.map(({ queryKey, state }) => [queryKey, state.data]) },
  };
}

function renderApp(
  address: string,
  queryClient: QueryClient,
  pages: readonly AppPage[],
  shop: ShopChanges,
): string {
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <StaticRouter basename={languageRoot} location={documentAddress(address)}>
        <DrawnCoverContext value={DrawnCover}>
          <ShopContext value={shop}>
            <HomeShelvesContext value={HomeShelves}>
              <LanguageSwitchContext value={LanguageSwitch}>
                <App pages={pages} />
              </LanguageSwitchContext>
            </HomeShelvesContext>
          </ShopContext>
        </DrawnCoverContext>
      </StaticRouter>
    </QueryClientProvider>,
  );
}

function partsOf(html: string, address: string): Pick<PageParts, 'head' | 'body'> {
  if (html.includes(missingPart)) throw new Error(`A part of the page at ${address} could not be rendered`);
  const [head = ''] = headElements.exec(html) ?? [];
  const body = html.slice(head.length);
  const data = body.match(structuredData) ?? [];
  return {
    head: head.replace(pictureHints, '') + data.join(''),
    // The browser's app has none, and must hydrate exactly the HTML that it would render itself.
    body: body.replace(structuredData, ''),
  };
}
