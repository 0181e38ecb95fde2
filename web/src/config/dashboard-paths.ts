import { dashboardPaths as pagePaths } from '@bookstore/functions/shared/pages/dashboard-pages';

/** Apart from the shop's addresses, so that no shopper loads them. */
export const dashboardPaths = {
  ...pagePaths,
  importOf: (id: string) => `${pagePaths.importBooks}?id=${encodeURIComponent(id)}`,
  stocktakeOf: (id: string) => `${pagePaths.stocktake}?id=${encodeURIComponent(id)}`,
  historyOf: (id: string) => `${pagePaths.history}?about=${encodeURIComponent(id)}`,
  cashOf: (day: string) => `${pagePaths.cash}?day=${day}`,
  ordersToPack: `${pagePaths.orderDesk}?status=placed`,
  withdrawnOrders: `${pagePaths.orderDesk}?withdrawn=1`,
  packedOrders: `${pagePaths.orderDesk}?status=packed`,
  printOrders: (what: 'slips' | 'picking' | 'labels' | 'cards', ids: readonly string[], parcel?: number) =>
    `${pagePaths.printOrders}?what=${what}&ids=${ids.map(encodeURIComponent).join()}${parcel ? `&parcel=${parcel}` : ''}`,
  lowStock: `${pagePaths.manageBooks}?lowStock=1`,
  booksOf: (category: string) => `${pagePaths.manageBooks}?category=${encodeURIComponent(category)}`,
  drafts: `${pagePaths.manageBooks}?drafts=1`,
  bulkChange: (id: string) => `${pagePaths.manageBooks}?change=${encodeURIComponent(id)}`,
  findBooks: (words: string) => `${pagePaths.manageBooks}?q=${encodeURIComponent(words)}`,
  findOrders: (words: string) => `${pagePaths.orderDesk}?q=${encodeURIComponent(words)}`,
};
