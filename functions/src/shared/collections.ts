/**
 * Every collection of the database, whether a backup holds it, and whether shoppers have data in it: what of it is
 * exported and erased stands in `use-cases/shoppers/shopper-data.ts`. No backup holds the people of the dashboard, with
 * their sessions, devices and attempts, since a restored shop must let in no person whom it had put out; nor what is
 * only true for an hour; nor mails, which would be sent again; nor the catalogue and its changes, which are made from
 * the books; nor imports, whose files are not in a backup either; nor what can be looked up again; nor the history
 * and the past of the books and of the settings, which a restore must not rewrite.
 */
export const collections = {
  books: { inBackups: true },
  isbns: { inBackups: true },
  isbnLookups: { inBackups: false },
  // Pictures of books that have none, for other sites.
  drawnCovers: { inBackups: false },
  // The covers at an address, until they are copied.
  coverCopies: { inBackups: true },
  drafts: { inBackups: true },
  // Those on account, not of the shop's shoppers: the owner deletes them, and operators export them by their address.
  customers: { inBackups: true },
  // How much of their limits their orders take up.
  accounts: { inBackups: true },
  offers: { inBackups: true },
  // What they have brought.
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
  // Payments of the bank's files, by hashes, so that none is booked twice.
  bankFiles: { inBackups: true },
  bankLines: { inBackups: true },
  cashClosings: { inBackups: true },
  // What shoppers pay online, before it is an order and after.
  payments: { inBackups: true, ofShoppers: true },
  // Without their codes, which the database does not know.
  vouchers: { inBackups: true, ofShoppers: true },
  invoices: { inBackups: true, ofShoppers: true },
  invoiceCounters: { inBackups: true },
  stats: { inBackups: true },
  sales: { inBackups: true },
  settings: { inBackups: true },
  settingsArchive: { inBackups: false },
  // Of which release the data is: a backup brings the version of its own data along.
  meta: { inBackups: true },
  shelves: { inBackups: true },
  shelfIndex: { inBackups: true },
  stock: { inBackups: true },
  stockMovements: { inBackups: true },
  stockPostings: { inBackups: true },
  stocktakes: { inBackups: true },
  reorders: { inBackups: true },
  // The books whose day has moved, until the orders that wait for them have it.
  movedDays: { inBackups: true },
  mail: { inBackups: false, ofShoppers: true },
  subscribers: { inBackups: true, ofShoppers: true },
  // What signs the links in mails, of which old ones have to work after a restore, too.
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
  // What the published reviews of each book add up to.
  ratings: { inBackups: true },
} as const;

export type CollectionName = keyof typeof collections;

/** The collections in which shoppers have data. */
export type ShopperCollection = {
  [Name in CollectionName]: (typeof collections)[Name] extends { ofShoppers: true } ? Name : never;
}[CollectionName];
