/** Addresses of the dashboard's pages that shoppers do not load. */
export const dashboardPaths = {
  history: '/dashboard/history',
  historyOf: (id: string) => `/dashboard/history?about=${encodeURIComponent(id)}`,
  people: '/dashboard/people',
};
