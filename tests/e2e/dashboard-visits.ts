import { dashboardPages } from '../../functions/src/shared/pages/dashboard-pages.ts';
import { demoVoucherKey } from '../emulators/secrets.ts';
import { storeVoucher } from '../fixtures/stored-vouchers.ts';
import { callAsAdmin, demoBook } from './shop-data.ts';
import { storeOrders } from './stored-orders.ts';

process.env.VOUCHER_KEY ??= demoVoucherKey;

/**
 * The pages of the dashboard in the page table, with a book, an order, a voucher, a draft and a shelf where one is
 * needed, but without the sections of the settings and the papers. `end` removes what was made for them.
 */
export async function dashboardVisits() {
  const [order] = await storeOrders({ count: 1, name: () => 'Crawl', books: () => [demoBook('kim')] });
  const { body: ofDraft } = await callAsAdmin('POST', '/api/drafts', { title: 'A draft' });
  const named = { title: 'Winterabende', slug: `winter-${crypto.randomUUID().slice(0, 8)}` };
  const { body: ofShelf } = await callAsAdmin('POST', '/api/shelves', named);
  const ids = new Map([
    ['editBook', 'kim'],
    ['draft', ofDraft.draft._id],
    ['editShelf', ofShelf.shelf.id],
    ['deskOrder', order?._id],
    ['deskVoucher', (await storeVoucher())._id],
  ]);
  const { settingsSection: _section, printOrders: _papers, ...rows } = dashboardPages;
  return {
    visits: Object.entries(rows).map(([name, { path, title }]) => ({
      path: path.replace(':id', ids.get(name) ?? ''),
      title,
    })),
    async end() {
      await callAsAdmin('DELETE', `/api/drafts/${ofDraft.draft._id}`);
      await callAsAdmin('DELETE', `/api/shelves/${ofShelf.shelf.id}`);
    },
  };
}
