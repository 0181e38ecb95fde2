import { expect, it } from 'vitest';
import { strayModules } from '../../web/build/dashboard-apart.ts';

const route = (name: string) => `/web/src/app/routes/${name}-route.tsx`;
const imports: Record<string, string[]> = {
  'main.tsx': [route('rendered/book'), '/web/src/app/dashboard-router.tsx'],
  [route('rendered/book')]: ['cover.tsx', 'reviews.tsx'],
  '/web/src/app/dashboard-router.tsx': [route('dashboard/stock')],
  [route('dashboard/stock')]: ['cover.tsx', 'stock-table.tsx'],
};
const chunk = (fileName: string, chunkImports: string[], moduleIds: string[]) => ({
  fileName,
  imports: chunkImports,
  moduleIds,
});
const stray = (...ofShared: string[]) =>
  strayModules(
    ['main.tsx', route('rendered/book')],
    [
      chunk('app.js', [], ['main.tsx']),
      chunk('book.js', ['app.js', 'shared.js'], [route('rendered/book')]),
      chunk('shared.js', ['app.js'], ofShared),
      chunk('stock.js', ['shared.js'], [route('dashboard/stock')]),
    ],
    (module) => imports[module] ?? [],
  );

it('A file that a page of the shop loads may hold what pages of the shop import, at once or later', () => {
  expect(stray('cover.tsx', 'reviews.tsx')).toEqual([]);
});

it('A module that only the dashboard imports is found in the file that a page of the shop loads with it', () => {
  expect(stray('cover.tsx', 'stock-table.tsx')).toEqual(['stock-table.tsx']);
});
