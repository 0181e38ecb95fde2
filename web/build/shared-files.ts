/**
 * The files of JavaScript that pages share, each by the modules that it is for. Without them the bundler would make one
 * file of every module that two pages import. A file holds all that its modules import, too, except for what a file
 * above it holds.
 */
const sharedFiles: Record<string, string[]> = {
  app: [
    'web/app.html',
    'rolldown/runtime.js',
    'src/app/page-head.tsx',
    'src/config/env.ts',
    'src/lib/api.ts',
    'src/components/labels/count-of.ts',
    'shared/book/book-paging.ts',
    'shared/book/category.ts',
    'shared/book/cover.ts',
    'shared/values/money.ts',
    'shared/order/order-limits.ts',
  ],
  storefront: [
    'ssr/hydrate-app.tsx',
    'src/app/routes/home-route.tsx',
    'src/entities/book/book-links.tsx',
    'node_modules/@tanstack/',
  ],
  // What pages need beside home: cart, checkout, lists, a book.
  further: [
    'src/components/loading/nothing-here.tsx',
    'src/entities/book/field-words.ts',
    'src/features/cart/cart-check.ts',
    'src/features/cart/cart-limit.tsx',
  ],
  book: ['src/app/routes/book-route.tsx', 'src/components/layout/breadcrumb.tsx'],
  lists: ['src/app/list-pages.ts', 'routes/not-found-route.tsx'],
  dashboard: ['src/app/dashboard-pages.tsx'],
  charts: ['src/features/dashboard/revenue-chart.tsx', 'src/features/dashboard/sales-chart.tsx'],
  auth: ['src/lib/firebase/auth.ts', 'src/entities/session/shopper-api.ts'],
  // Formik and yup in one file: the checkout needs both, and may not ask for more files.
  forms: [
    'src/components/forms/field.tsx',
    'src/components/forms/shop-form.tsx',
    'shared/order/order.ts',
    'src/lib/form-values.ts',
    'src/lib/no-connection.ts',
  ],
  live: [
    'src/lib/firebase/live-data.ts',
    'src/entities/book/stored-book.ts',
    'src/entities/order/order-collection.ts',
  ],
  'book-form': ['routes/add-book-route.tsx', 'routes/edit-book-route.tsx', 'routes/draft-route.tsx'],
  inventory: [
    'routes/manage-books-route.tsx',
    'routes/draft-preview-route.tsx',
    'dashboard-search/search-results.tsx',
    'shared/import/book-import.ts',
  ],
  orders: ['src/app/routes/order-route.tsx', 'src/app/routes/orders-route.tsx', 'src/features/orders/'],
  account: ['routes/login-route.tsx', 'routes/register-route.tsx', 'routes/reset-password-route.tsx'],
  plain: ['routes/about-route.tsx', 'routes/privacy-route.tsx', 'routes/terms-route.tsx'],
  // Every file that a page may load stands in the app's own file, by its name.
  uploads: [
    'src/lib/firebase/storage.ts',
    'src/entities/cover/cover-upload.ts',
    'src/features/book-import/import-upload.ts',
  ],
  staff: ['routes/history-route.tsx', 'routes/people-route.tsx', 'shared/people/person.ts'],
  'order-desk': [
    'src/app/routes/order-desk-route.tsx',
    'src/app/routes/order-detail-route.tsx',
    'src/app/routes/print-orders-route.tsx',
    'src/features/orders-bell/to-pack-count.tsx',
  ],
};

/** For Rolldown's output. */
export const codeSplitting = {
  groups: Object.entries(sharedFiles).map(([name, modules], position, { length }) => ({
    name,
    test: (id: string) => modules.some((module) => id.includes(module)),
    priority: length - position,
  })),
};
