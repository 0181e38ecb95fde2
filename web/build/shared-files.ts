import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import type { PageRow } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import { routeFile } from '../src/config/route-file.ts';

/**
 * The JavaScript files that pages share, beside those that the page table names. Without them the bundler would make a
 * file of every module that two pages import. A file also holds its modules' imports, except for what a file above it
 * holds.
 */
const sharedFiles: Record<string, string[]> = {
  app: [
    'web/app.html',
    'rolldown/runtime.js',
    'src/app/page-head.tsx',
    'src/config/env.ts',
    'src/lib/api.ts',
    'src/components/labels/figure.ts',
    'shared/book/book-paging.ts',
    'shared/genre/genres.ts',
    'shared/book/cover.ts',
    'shared/values/money.ts',
    'shared/values/table-keys.ts',
    'shared/order/order-limits.ts',
    // What every page asks the API with. In storefront the dashboard would wait for the cards of books.
    'node_modules/@tanstack/',
    'src/entities/api-data/use-api-data.ts',
    'src/components/forms/kept-form-context.ts',
    'src/entities/command/failure-words.ts',
    'src/lib/lost-answer.ts',
    'shared/book/isbn.ts',
    'src/lib/browser/when-used.ts',
    'src/components/labels/rich.ts',
    'src/config/money.ts',
  ],
  storefront: [
    'ssr/hydrate-app.tsx',
    'src/entities/book/book-card.tsx',
    'src/entities/book/book-links.tsx',
    'src/entities/book/spine.tsx',
    'src/entities/book/standing-books.tsx',
    'src/entities/book/structured-data.ts',
    'src/features/cart/card-cart-button.tsx',
    'src/app/card-actions.tsx',
    'src/features/wishes/wish-heart.tsx',
    'shared/book/cover-cloth.ts',
    'shared/shop/default-news.ts',
    'shared/shop/default-services.ts',
    'shared/catalogue/catalogue-choices.ts',
    // Of home, too: else it would load the files of lists and of what pages need beside it.
    'src/entities/book/listed-book.ts',
    'src/lib/browser/use-hydrated.ts',
  ],
  // What pages need beside home: cart, checkout, lists, a book.
  further: [
    'shared/shop/ways-to-pay.ts',
    'src/components/labels/time-label.tsx',
    'src/components/layout/breadcrumb.tsx',
    // Of the pages that are sometimes empty.
    'src/components/layout/shelf-scene.tsx',
    'src/app/books-offered.tsx',
    'src/components/loading/nothing-here.tsx',
    'src/entities/api-data/null-when-missing.ts',
    'src/entities/book/field-words.ts',
    'src/entities/shop/delivery-words.ts',
    'src/entities/shop/expected-day.tsx',
    'src/entities/shop/payment-words.ts',
    'src/features/cart/cart-check.ts',
    'src/entities/book/books-by-ids.ts',
    'src/features/book-page/related-',
    'src/entities/book/book-row.tsx',
    'src/app/seen-offered.tsx',
    'src/config/today.ts',
    // Of books and authors.
    'shared/shop/shop-picture.ts',
    // For today's taxes in a book's price and a cart's costs: else the cart would load the page of a book.
    'shared/shop/shop-day.ts',
    // Of the terms at the checkout: else it would load the page of the settings.
    'shared/shop/shop-texts.ts',
  ],
  // The checkout of a shop with areas. Above the page of a book, whose server alone tells machines of the delivery.
  'delivery-rules': ['src/features/checkout/delivery-rules.ts'],
  book: [],
  // Their picture, which the account's pages show, too: else an empty cart would load those and the sign-in.
  'shelf-picture': ['src/components/layout/shelf-art.tsx', 'src/components/layout/shelf-parts.tsx'],
  lists: ['src/app/not-found.tsx'],
  dashboard: [
    'src/app/dashboard-router.tsx',
    'src/entities/shop/desk-shop.ts',
    'src/config/dashboard-texts.ts',
    'src/components/lists/column-heads.tsx',
    'src/entities/command/use-command.ts',
    'src/entities/command/command-button.tsx',
    'src/entities/session/use-admin-query.ts',
    // Also of the overview, which loads no chart and no form.
    'src/features/dashboard/short-day.ts',
    'src/entities/book/counted.ts',
  ],
  charts: ['src/features/dashboard/revenue-chart.tsx', 'src/features/dashboard/sales-chart.tsx'],
  auth: ['src/lib/firebase/auth.ts', 'src/lib/browser/kept-orders.ts', 'src/entities/session/shopper-api.ts'],
  // Of every page of a signed-in shopper: else they would load the lists of books.
  'own-lists': [
    'src/app/own-lists.ts',
    'src/features/wishes/synced-wishes.ts',
    'src/features/cart/synced-cart.ts',
  ],
  // Formik and yup in one file, with what else cart and checkout share: these need both, and may not load more files.
  forms: [
    'src/features/cart/cart-waits.ts',
    'src/features/cart/cart-limit.tsx',
    'src/components/forms/field-frame.tsx',
    'src/components/forms/field.tsx',
    'src/components/forms/shop-form.tsx',
    'shared/order/order-refusals.ts',
    'shared/order/recipient.ts',
    'src/components/forms/country-field.tsx',
    'src/components/forms/form-controls.tsx',
    'shared/order/missing-parts.ts',
    'src/entities/order/order-attempt.ts',
    // Else the checkout and a payment would load the live data, and the checkout four small files.
    'shared/offer/offer-code.ts',
    'src/entities/offer/carried-code.ts',
    'src/features/offers/use-offers.ts',
    'src/components/forms/address-fields.tsx',
    'src/entities/order/last-recipient.ts',
    'src/entities/shopper/fetch-profile.ts',
    'shared/order/order-id.ts',
    // Of the orders, too: else the checkout would load those, and the live data.
    'src/app/settle-attempt.ts',
    'src/entities/order/order-costs.ts',
    'src/entities/order/unsent-lines.ts',
    'src/entities/shop/shop-place.tsx',
    'src/components/labels/tax-list.tsx',
    'src/features/cart/cart-costs.ts',
    'src/lib/form-values.ts',
    'src/lib/no-connection.ts',
    'src/entities/voucher/pay-parts.ts',
  ],
  // Of shops with offers: else their carts would load the dashboard's code for days and laws.
  offers: ['src/features/offers/'],
  // Of the cart, too: else it would load the orders, and the live data.
  'kept-bought': ['src/features/orders/kept-bought.ts'],
  live: [
    'src/lib/firebase/live-data.ts',
    'src/entities/order/order-firestore-queries.ts',
    'shared/shop/carriers.ts',
  ],
  // Of the account and of a payment, too: else they would load the files of the dashboard's forms.
  'form-parts': [
    'src/components/forms/form-buttons.tsx',
    'src/components/forms/problem-note.tsx',
    'src/components/forms/opened-form.tsx',
    'src/components/forms/account-name.tsx',
    'src/components/loading/loading-failure.tsx',
    // Else a payment would load the orders, and the live data.
    'src/features/orders/order-not-found.tsx',
  ],
  // Of the checkout, where vouchers are redeemed, of their own pages and of the dashboard.
  redeem: ['src/entities/voucher/redeem', 'shared/voucher/voucher-code.ts'],
  vouchers: [
    'src/entities/voucher/voucher-card.tsx',
    'shared/voucher/card-',
    'shared/voucher/voucher-limits.ts',
    'shared/voucher/voucher-states.ts',
    'shared/values/amount.ts',
    'shared/shop/day-text.ts',
    'src/features/vouchers/',
  ],
  scanner: ['src/entities/isbn-scan/'],
  'book-form': ['src/entities/book/stored-book.ts'],
  inventory: ['dashboard-search/search-results.tsx', 'shared/import/book-import.ts'],
  // Above the orders, which the checkout loads for its ticket.
  withdrawals: ['src/features/orders/withdraw-link.tsx'],
  orders: ['src/features/orders/'],
  account: [],
  plain: [],
  law: [],
  // Every file that a page may load is named in the app's own file.
  uploads: [
    'src/lib/firebase/storage.ts',
    'src/entities/cover/cover-upload.ts',
    'src/features/book-import/import-upload.ts',
  ],
  // Above the page of the settings, whose forms the overview does not need.
  overview: ['routes/dashboard/dashboard-route.tsx', 'src/entities/settings/use-settings.ts'],
  shelves: ['src/features/curated-shelves/home-shelves.tsx'],
  staff: ['shared/people/person.ts'],
  'order-desk': ['src/features/orders-bell/to-pack-count.tsx'],
};

function withPages(files: Record<string, string[]>): Record<string, string[]> {
  const whole = { ...files };
  for (const [name, page] of Object.entries<PageRow>({ ...shopPages, ...dashboardPages })) {
    if (page.chunk) whole[page.chunk] = [...(whole[page.chunk] ?? []), routeFile(name, page).slice(1)];
  }
  return whole;
}

/** All pages of a further language show the language switch: else each would load one file more than in the first. */
function withLanguages(files: Record<string, string[]>): Record<string, string[]> {
  const storefront = [...(files.storefront ?? []), 'src/features/languages/language-switch.tsx'];
  return { ...files, storefront };
}

/** For Rolldown's output. @param languageRoot the prefix of a language's addresses */
export function codeSplitting(languageRoot: string) {
  const files = withPages(sharedFiles);
  const groups = Object.entries(languageRoot ? withLanguages(files) : files);
  return {
    groups: groups.map(([name, modules], position) => ({
      name,
      test: (id: string) => modules.some((module) => id.includes(module)),
      priority: groups.length - position,
    })),
  };
}
