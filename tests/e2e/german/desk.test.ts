import { dashboardPages } from '../../../functions/src/shared/pages/dashboard-pages.ts';
import { settingsGroups } from '../../../functions/src/shared/shop/settings-groups.ts';
import { callAsAdmin, demoBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { openWhole } from '../shopper-pages.ts';
import { storeOrders } from '../stored-orders.ts';
import { englishOn } from './english-on.ts';

const sections = settingsGroups.flatMap((group) => group.sections);

asAdmin('no German page of the dashboard says anything in English', async ({ page }) => {
  const [order] = await storeOrders({ count: 1, name: () => 'Crawl', books: () => [demoBook('kim')] });
  const { body: ofDraft } = await callAsAdmin('POST', '/api/drafts', { title: 'A draft' });
  const named = { title: 'Winterabende', slug: `winter-${crypto.randomUUID().slice(0, 8)}` };
  const { body: ofShelf } = await callAsAdmin('POST', '/api/shelves', named);
  const { editBook, draft, editShelf, deskOrder, settingsSection, ...others } = dashboardPages;
  const withId = ({ path }: { path: string }, id: string | undefined) => path.replace(':id', id ?? '');
  const paths = [
    ...Object.values(others).map(({ path }) => path),
    withId(editBook, 'kim'),
    withId(draft, ofDraft.draft._id),
    withId(editShelf, ofShelf.shelf.id),
    ...['', '?what=slips', '?what=picks'].map((what) => `/dashboard/orders/print${what}`),
    withId(deskOrder, order?._id),
    ...sections.map(({ slug }) => settingsSection.path.replace(':section', slug)),
  ];
  for (const path of paths) {
    await openWhole(page, path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect.soft(await englishOn(page), path).toEqual([]);
  }
  await callAsAdmin('DELETE', `/api/drafts/${ofDraft.draft._id}`);
  await callAsAdmin('DELETE', `/api/shelves/${ofShelf.shelf.id}`);
});
