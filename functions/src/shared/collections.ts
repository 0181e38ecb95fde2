/**
 * Every collection of the database, whether a backup holds it, and whether shoppers have data in it (what is exported
 * and erased: `use-cases/shoppers/shopper-data.ts`). Not in backups: the people of the dashboard with their sessions,
 * devices and attempts, since a restore must not let in a person who was removed; short-lived data; mails, which would
 * be sent again; the catalogue and its changes, which are made from the books; imports, whose files are not in a backup
 * either; what can be looked up again; and the history of books and settings, which a restore must not rewrite.
 */
export const collections = {
  books: { inBackups: true },
  isbns: { inBackups: true },
  isbnLookups: { inBackups: false },
  // Covers drawn for books without a picture, for other sites.
  drawnCovers: { inBackups: false },
  // Covers at an address, until they are copied.
  coverCopies: { inBackups: true },
  drafts: { inBackups: true },
  // Customers on account, not shoppers: the owner deletes them, and operators export them by their address.
  customers: { inBackups: true },
  // How much of their limits the orders of customers take up.
  accounts: { inBackups: true },
  offers: { inBackups: true },
  offerCounts: { inBackups: true },
  authors: { inBackups: true },
  bookArchive: { inBackups: false },
  imports: { inBackups: false },
  bookChanges: { inBackups: false },
  catalogue: { inBackups: false },
  orders: { inBackups: true, ofShoppers: true },
  orderNumbers: { inBackups: true },
  orderNotes: { inBackups: true, ofShoppers: true },
  cashEntries: { inBackups: true, ofShoppers: true },
  cashBook: { inBackups: true },
  // Payments of bank files, by hashes, so that none is booked twice.
  bankFiles: { inBackups: true },
  bankLines: { inBackups: true },
  cashClosings: { inBackups: true },
  // Online payments, before and after they become orders.
  payments: { inBackups: true, ofShoppers: true },
  // Without their codes, which the database does not store.
  vouchers: { inBackups: true, ofShoppers: true },
  invoices: { inBackups: true, ofShoppers: true },
  invoiceCounters: { inBackups: true },
  stats: { inBackups: true },
  sales: { inBackups: true },
  settings: { inBackups: true },
  settingsArchive: { inBackups: false },
  // The release of the data: a backup carries the version of its own data.
  meta: { inBackups: true },
  shelves: { inBackups: true },
  shelfIndex: { inBackups: true },
  stock: { inBackups: true },
  stockMovements: { inBackups: true },
  stockPostings: { inBackups: true },
  stocktakes: { inBackups: true },
  reorders: { inBackups: true },
  // Books whose publication day has moved, until the orders that wait for them are updated.
  movedDays: { inBackups: true },
  mail: { inBackups: false, ofShoppers: true },
  subscribers: { inBackups: true, ofShoppers: true },
  // Keys that sign the links in mails; old links must work after a restore, too.
  keys: { inBackups: true },
  audit: { inBackups: false },
  admins: { inBackups: false },
  adminSessions: { inBackups: false },
  adminDevices: { inBackups: false },
  deviceLinks: { inBackups: false },
  adminAttempts: { inBackups: false },
  shoppers: { inBackups: true, ofShoppers: true },
  orderRates: { inBackups: false, ofShoppers: true },
  reviews: { inBackups: true, ofShoppers: true },
  // Totals of the published reviews of each book.
  ratings: { inBackups: true },
} as const;

export type CollectionName = keyof typeof collections;

export type ShopperCollection = {
  [Name in CollectionName]: (typeof collections)[Name] extends { ofShoppers: true } ? Name : never;
}[CollectionName];
