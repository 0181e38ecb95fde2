/** Addresses of the dashboard that only its own pages know: shoppers do not load them. */
export const dashboardPaths = {
  drafts: '/dashboard/manage-books?drafts=1',
  draft: (id: string) => `/dashboard/drafts/${encodeURIComponent(id)}`,
  draftPreview: (id: string) => `/dashboard/drafts/${encodeURIComponent(id)}/preview`,
  bulkChange: (id: string) => `/dashboard/manage-books?change=${encodeURIComponent(id)}`,
  findBooks: (words: string) => `/dashboard/manage-books?q=${encodeURIComponent(words)}`,
  findOrders: (words: string) => `/dashboard/orders?q=${encodeURIComponent(words)}`,
};
