/** The addresses of the dashboard's pages; apart from the others, so that no shopper loads them. */
export const dashboardPaths = {
  addBook: '/dashboard/add-new-book',
  editBook: (id: string) => `/dashboard/edit-book/${encodeURIComponent(id)}`,
  manageBooks: '/dashboard/manage-books',
  importBooks: '/dashboard/import',
  importOf: (id: string) => `/dashboard/import?id=${encodeURIComponent(id)}`,
  history: '/dashboard/history',
  historyOf: (id: string) => `/dashboard/history?about=${encodeURIComponent(id)}`,
  people: '/dashboard/people',
  orderDesk: '/dashboard/orders',
  ordersToPack: '/dashboard/orders?status=placed',
  deskOrder: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`,
  printOrders: (what: 'slips' | 'picking', ids: readonly string[]) =>
    `/dashboard/orders/print?what=${what}&ids=${ids.map(encodeURIComponent).join()}`,
  drafts: '/dashboard/manage-books?drafts=1',
  draft: (id: string) => `/dashboard/drafts/${encodeURIComponent(id)}`,
  draftPreview: (id: string) => `/dashboard/drafts/${encodeURIComponent(id)}/preview`,
  bulkChange: (id: string) => `/dashboard/manage-books?change=${encodeURIComponent(id)}`,
  findBooks: (words: string) => `/dashboard/manage-books?q=${encodeURIComponent(words)}`,
  findOrders: (words: string) => `/dashboard/orders?q=${encodeURIComponent(words)}`,
};
