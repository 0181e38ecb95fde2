import { string } from 'yup';
import type { AuditPage } from './audit/audit.ts';
import { auditQuerySchema } from './audit/audit-query.ts';
import {
  type Book,
  type BookAnswer,
  bookEditRequestSchema,
  newBookRequestSchema,
  type StoredBookAnswer,
} from './book/book.ts';
import { type Draft, type DraftAnswer, draftRequestSchema } from './book/draft.ts';
import type { IsbnLookup } from './book/isbn-lookup.ts';
import { call, defaults } from './call-definition.ts';
import { type AdminBookPage, adminBookQuerySchema } from './catalogue/admin-books.ts';
import { bookListQuerySchema, freshQuerySchema } from './catalogue/book-list.ts';
import type { GenreShelf } from './catalogue/bookcase.ts';
import {
  type CataloguePage,
  type CategoryCount,
  catalogueQuerySchema,
  type RelatedBooks,
  type Suggestions,
  suggestionQuerySchema,
} from './catalogue/catalogue.ts';
import { catalogueCdnSeconds } from './catalogue/catalogue-choices.ts';
import { cspReportSchema } from './csp-report.ts';
import type { DeliverySetting } from './delivery/delivery-setting.ts';
import { type BookImport, type FileColumns, importRequestSchema } from './import/book-import.ts';
import { bulkRequestSchema } from './import/bulk-request.ts';
import { invoiceExportSchema } from './invoice/invoice-export.ts';
import { mailTokenSchema } from './mailing/mailing.ts';
import {
  type NewsletterFigures,
  newSubscriberSchema,
  type OwnNewsletter,
  ownNewsletterSchema,
} from './mailing/newsletter.ts';
import type { Opening } from './opening/opening.ts';
import { openingEditSchema } from './opening/opening-edit.ts';
import type { NotedChoice } from './order/awaited-choice.ts';
import { awaitedChoiceSchema, missingCopySchema } from './order/awaited-requests.ts';
import {
  type CashDay,
  type CashEntry,
  cashDayQuerySchema,
  cashRequestSchema,
  closeCashSchema,
  reopenCashSchema,
} from './order/cash.ts';
import type { FailedMails, OrderMail, UnknownWithdrawal } from './order/mail.ts';
import {
  type BookPlace,
  type Order,
  type OrderCounts,
  orderDaysQuerySchema,
  orderIdsQuerySchema,
  orderRequestSchema,
  orderStepSchema,
} from './order/order.ts';
import {
  type DeskNote,
  type DiscountedOrder,
  discountRequestSchema,
  lineRequestSchema,
  orderTextSchema,
  parcelEditSchema,
  parcelRequestSchema,
  recipientEditSchema,
} from './order/order-changes.ts';
import { ownOrdersQuerySchema } from './order/own-orders.ts';
import type { OrderSlips } from './order/packing-slip.ts';
import type { SalesOverview } from './order/sales.ts';
import { type BooksToOrder, givenCopiesSchema, reordersSchema } from './order/to-order.ts';
import { withdrawalDoneSchema, withdrawalRequestSchema } from './order/withdrawal.ts';
import { type Payment, type PaymentAnswer, type ProviderCheck, settledSchema } from './payment/payment.ts';
import { type AdminStats, adminLoginSchema, deviceLinkSchema } from './people/admin.ts';
import { newPersonSchema, ownPasswordSchema, type Person, personEditSchema } from './people/person.ts';
import {
  type DeskReviews,
  deskReviewsSchema,
  type OpenReviews,
  reviewPageSchema,
  reviewReplySchema,
  reviewStepSchema,
} from './review/desk-reviews.ts';
import { type Review, type ReviewPage, reviewRequestSchema } from './review/review.ts';
import { curatedShelfSchema } from './shelf/curated-shelf.ts';
import {
  type DeskShelf,
  type EditedShelf,
  type ListedShelf,
  type ShelfAnswer,
  type ShownShelf,
  shelfListQuerySchema,
  shelfQuerySchema,
} from './shelf/shelf-answers.ts';
import type { MailPreview } from './shop/mail-settings.ts';
import {
  mailWordsSchema,
  type SettingsEdit,
  type StoredSettings,
  settingsEditSchema,
} from './shop/settings.ts';
import type { ShopChanges } from './shop/shop-profile.ts';
import type { TextNode } from './shop/shop-texts.ts';
import type { ShopVersion } from './shop/shop-version.ts';
import { listActionsSchema } from './shopper/list-actions.ts';
import { profileEditSchema, type ShopperProfile } from './shopper/profile.ts';
import type { ShownLists } from './shopper/shopper-lists.ts';
import { type OwnWishShare, type SharedWishes, wishShareSchema } from './shopper/wish-share.ts';
import { deliverySchema, scannedQuerySchema } from './stock/delivery.ts';
import type { GivenCopy, Posting, ScannedBook } from './stock/posting.ts';
import {
  type BookStock,
  damagedCopiesSchema,
  type StockMovement,
  stockChangeSchema,
  stockQuerySchema,
} from './stock/stock.ts';
import { manyStocksSchema } from './stock/stock-of-many.ts';
import type { Stocktake, StocktakeHead } from './stock/stocktake.ts';
import { countsSchema, newStocktakeSchema } from './stock/stocktake-requests.ts';
import { languageQuerySchema } from './words/language-schema.ts';

/** What the desk's changes of an order have in common. */
const orderChange = { ...defaults, access: 'orders', headers: ['Idempotency-Key'] } as const;

/** What the desk's changes of a review have in common. */
const deskReview = { ...defaults, access: 'catalogue', headers: ['If-Match'] } as const;

/** What the shoppers' calls about their own accounts have in common. */
const ownAccount = { ...defaults, access: 'shopper', checkRevoked: true } as const;

/** The whole REST API: one line for each call, named by its method and path. */
export const apiContract = {
  'POST /api/auth/admin': call<{ token: string }>()({
    ...defaults,
    access: 'public',
    body: adminLoginSchema,
    appCheck: true,
  }),
  'POST /api/auth/device': call<{ message: string }>()({
    ...defaults,
    access: 'public',
    body: deviceLinkSchema,
    appCheck: true,
  }),
  'DELETE /api/auth/admin': call<{ message: string }>()({ ...defaults, access: 'admin' }),
  'GET /api/admin': call<AdminStats>()({ ...defaults, access: 'admin' }),
  'GET /api/admin/sales': call<SalesOverview>()({ ...defaults, access: 'admin' }),
  'GET /api/admin/isbn/:isbn': call<IsbnLookup>()({ ...defaults, access: 'catalogue' }),
  'GET /api/admin/books': call<AdminBookPage>()({
    ...defaults,
    access: 'catalogue',
    query: adminBookQuerySchema,
  }),
  'GET /api/books': call<Book[]>()({
    ...defaults,
    access: 'public or admin',
    query: bookListQuerySchema,
    cdnSeconds: 60,
  }),
  // Stands before '/api/books/:id', so that 'export' is not taken for an id.
  'GET /api/books/export': call<string>()({ ...defaults, access: 'catalogue', answerType: 'text/csv' }),
  'GET /api/books/:id': call<Book>()({
    ...defaults,
    access: 'public',
    query: freshQuerySchema,
    cdnSeconds: 60,
  }),
  'GET /api/catalogue': call<CataloguePage>()({
    ...defaults,
    access: 'public',
    query: catalogueQuerySchema,
    cdnSeconds: catalogueCdnSeconds,
  }),
  'GET /api/bookcase': call<GenreShelf[]>()({
    ...defaults,
    access: 'public',
    query: freshQuerySchema,
    cdnSeconds: catalogueCdnSeconds,
  }),
  'GET /api/suggestions': call<Suggestions>()({
    ...defaults,
    access: 'public',
    query: suggestionQuerySchema,
    cdnSeconds: catalogueCdnSeconds,
  }),
  'GET /api/books/:id/related': call<RelatedBooks>()({
    ...defaults,
    access: 'public',
    query: freshQuerySchema,
    cdnSeconds: catalogueCdnSeconds,
  }),
  'GET /api/books/:id/reviews': call<ReviewPage>()({
    ...defaults,
    access: 'public',
    query: reviewPageSchema,
    cdnSeconds: 60,
  }),
  // From any visitor; it hides nothing by itself.
  'POST /api/reviews/:key/reports': call<{ message: string }>()({ ...defaults, access: 'public' }),
  'GET /api/admin/reviews': call<DeskReviews>()({
    ...defaults,
    access: 'catalogue',
    query: deskReviewsSchema,
  }),
  'GET /api/admin/reviews/counts': call<OpenReviews>()({ ...defaults, access: 'catalogue' }),
  'POST /api/admin/reviews/:key/status': call<Review>()({ ...deskReview, body: reviewStepSchema }),
  'POST /api/admin/reviews/:key/undo': call<Review>()(deskReview),
  'PUT /api/admin/reviews/:key/reply': call<Review>()({ ...deskReview, body: reviewReplySchema }),
  'DELETE /api/admin/reviews/:key/reports': call<Review>()(deskReview),
  // For search engines and previews, which take no drawing of a page.
  'GET /api/books/:id/drawn-cover': call<Uint8Array>()({
    ...defaults,
    access: 'public',
    answerType: 'image/jpeg',
    cdnSeconds: 24 * 60 * 60,
  }),
  'POST /api/books/create-book': call<StoredBookAnswer>()({
    ...defaults,
    access: 'catalogue',
    headers: ['Idempotency-Key'],
    body: newBookRequestSchema,
  }),
  'PUT /api/books/edit/:id': call<StoredBookAnswer>()({
    ...defaults,
    access: 'catalogue',
    body: bookEditRequestSchema,
    headers: ['If-Match'],
  }),
  'DELETE /api/books/:id': call<BookAnswer>()({ ...defaults, access: 'catalogue' }),
  'POST /api/books/:id/restore': call<BookAnswer>()({ ...defaults, access: 'catalogue' }),
  'GET /api/drafts': call<Draft[]>()({ ...defaults, access: 'catalogue' }),
  'POST /api/drafts': call<DraftAnswer>()({
    ...defaults,
    access: 'catalogue',
    headers: ['Idempotency-Key'],
    body: draftRequestSchema,
  }),
  'GET /api/drafts/:id': call<Draft>()({ ...defaults, access: 'catalogue' }),
  'PUT /api/drafts/:id': call<DraftAnswer>()({
    ...defaults,
    access: 'catalogue',
    body: draftRequestSchema,
    headers: ['If-Match'],
  }),
  'DELETE /api/drafts/:id': call<DraftAnswer>()({ ...defaults, access: 'catalogue' }),
  'POST /api/drafts/:id/publish': call<StoredBookAnswer>()({
    ...defaults,
    access: 'catalogue',
    headers: ['If-Match'],
  }),
  'GET /api/shelves': call<ListedShelf[]>()({
    ...defaults,
    access: 'public',
    query: shelfListQuerySchema,
    cdnSeconds: catalogueCdnSeconds,
  }),
  'GET /api/shelves/:slug': call<ShownShelf>()({
    ...defaults,
    access: 'public',
    query: shelfQuerySchema,
    cdnSeconds: catalogueCdnSeconds,
  }),
  'GET /api/admin/shelves': call<DeskShelf[]>()({ ...defaults, access: 'catalogue' }),
  'GET /api/admin/shelves/:id': call<EditedShelf>()({ ...defaults, access: 'catalogue' }),
  'POST /api/shelves': call<ShelfAnswer>()({
    ...defaults,
    access: 'catalogue',
    body: curatedShelfSchema,
    headers: ['Idempotency-Key'],
  }),
  'PUT /api/shelves/:id': call<ShelfAnswer>()({
    ...defaults,
    access: 'catalogue',
    body: curatedShelfSchema,
    headers: ['If-Match'],
  }),
  'DELETE /api/shelves/:id': call<ShelfAnswer>()({ ...defaults, access: 'catalogue' }),
  'POST /api/shelves/:id/restore': call<ShelfAnswer>()({ ...defaults, access: 'catalogue' }),
  'GET /api/stock': call<BookStock[]>()({ ...defaults, access: 'catalogue', query: stockQuerySchema }),
  'POST /api/stock/:bookId': call<BookStock>()({
    ...defaults,
    access: 'catalogue',
    body: stockChangeSchema,
    headers: ['Idempotency-Key', 'If-Match'],
  }),
  'POST /api/stock/:bookId/damaged': call<BookStock>()({
    ...defaults,
    access: 'orders',
    body: damagedCopiesSchema,
    headers: ['Idempotency-Key'],
  }),
  'GET /api/stock/scanned': call<ScannedBook[]>()({
    ...defaults,
    access: 'catalogue',
    query: scannedQuerySchema,
  }),
  'GET /api/stock/:bookId/movements': call<StockMovement[]>()({ ...defaults, access: 'catalogue' }),
  'GET /api/to-order': call<BooksToOrder>()({ ...defaults, access: 'catalogue' }),
  'GET /api/to-order/export': call<string>()({ ...defaults, access: 'catalogue', answerType: 'text/csv' }),
  'PUT /api/to-order': call<BooksToOrder>()({ ...defaults, access: 'catalogue', body: reordersSchema }),
  'POST /api/to-order/given': call<GivenCopy[]>()({
    ...defaults,
    access: 'catalogue',
    body: givenCopiesSchema,
  }),
  'GET /api/deliveries': call<Posting[]>()({ ...defaults, access: 'catalogue' }),
  'POST /api/deliveries': call<Posting>()({
    ...defaults,
    access: 'catalogue',
    body: deliverySchema,
    headers: ['Idempotency-Key'],
  }),
  'POST /api/stock-changes': call<Posting>()({
    ...defaults,
    access: 'catalogue',
    body: manyStocksSchema,
    headers: ['Idempotency-Key'],
  }),
  'GET /api/stocktakes': call<StocktakeHead[]>()({ ...defaults, access: 'catalogue' }),
  'POST /api/stocktakes': call<Stocktake>()({
    ...defaults,
    access: 'catalogue',
    body: newStocktakeSchema,
    headers: ['Idempotency-Key'],
  }),
  'GET /api/stocktakes/:id': call<Stocktake>()({ ...defaults, access: 'catalogue' }),
  'DELETE /api/stocktakes/:id': call<Stocktake>()({ ...defaults, access: 'catalogue' }),
  'POST /api/stocktakes/:id/counts': call<Stocktake>()({
    ...defaults,
    access: 'catalogue',
    body: countsSchema,
    headers: ['Idempotency-Key'],
  }),
  'POST /api/stocktakes/:id/book': call<Stocktake>()({ ...defaults, access: 'catalogue' }),
  'POST /api/stock-postings/:id/continue': call<Posting>()({ ...defaults, access: 'catalogue' }),
  'POST /api/stock-postings/:id/undo': call<Posting>()({ ...defaults, access: 'catalogue' }),
  'GET /api/imports': call<BookImport[]>()({ ...defaults, access: 'catalogue' }),
  'POST /api/imports': call<BookImport>()({ ...defaults, access: 'catalogue', body: importRequestSchema }),
  'GET /api/imports/:id': call<BookImport>()({ ...defaults, access: 'catalogue' }),
  'GET /api/imports/:id/columns': call<FileColumns>()({ ...defaults, access: 'catalogue' }),
  'POST /api/imports/:id/start': call<BookImport>()({ ...defaults, access: 'catalogue' }),
  'POST /api/imports/:id/undo': call<BookImport>()({ ...defaults, access: 'catalogue' }),
  'POST /api/imports/:id/cancel': call<BookImport>()({ ...defaults, access: 'catalogue' }),
  'GET /api/imports/:id/faulty': call<string>()({
    ...defaults,
    access: 'catalogue',
    answerType: 'text/csv',
  }),
  'POST /api/bulk-changes': call<BookImport>()({ ...defaults, access: 'catalogue', body: bulkRequestSchema }),
  'DELETE /api/covers/:fileName': call<{ message: string; deleted: string[] }>()({
    ...defaults,
    access: 'catalogue',
  }),
  // Covers are stored as AVIF, which few sites that show previews of pages can read.
  'GET /api/covers/:fileName/preview': call<Uint8Array>()({
    ...defaults,
    access: 'public',
    answerType: 'image/jpeg',
    cdnSeconds: 30 * 24 * 60 * 60,
  }),
  'POST /api/orders': call<Order>()({
    ...defaults,
    access: 'shopper',
    body: orderRequestSchema,
    headers: ['Idempotency-Key'],
    appCheck: true,
    checkRevoked: true,
  }),
  // Paid online: it is an order once the money is there.
  'POST /api/payments': call<PaymentAnswer>()({
    ...defaults,
    access: 'shopper',
    body: orderRequestSchema,
    headers: ['Idempotency-Key'],
    appCheck: true,
    checkRevoked: true,
  }),
  'POST /api/payments/events': call<{ message: string }>()({
    ...defaults,
    access: 'signed',
    body: string().required(),
    bodyKiB: 256,
    headers: ['Stripe-Signature'],
  }),
  // Stands before '/api/payments/:id'.
  'GET /api/payments/provider': call<ProviderCheck>()({ ...defaults, access: 'owner' }),
  'GET /api/payments/:id': call<Payment>()({ ...defaults, access: 'orders' }),
  // Asks the provider what is true, and takes the order when it was paid.
  'POST /api/payments/:id/check': call<PaymentAnswer>()({ ...defaults, access: 'shopper' }),
  'POST /api/payments/:id/again': call<PaymentAnswer>()({
    ...defaults,
    access: 'shopper',
    checkRevoked: true,
  }),
  'POST /api/payments/:id/cash': call<Order>()({ ...defaults, access: 'shopper', checkRevoked: true }),
  'POST /api/payments/:id/refund': call<Payment>()({ ...defaults, access: 'orders' }),
  'POST /api/payments/:id/settled': call<Payment>()({
    ...defaults,
    access: 'orders',
    body: settledSchema,
  }),
  'GET /api/orders/email/:email': call<Order[]>()({
    ...defaults,
    access: 'shopper',
    query: ownOrdersQuerySchema,
  }),
  'GET /api/orders': call<Order[]>()({ ...defaults, access: 'orders', query: orderIdsQuerySchema }),
  'GET /api/orders/export': call<string>()({
    ...defaults,
    access: 'orders',
    query: orderDaysQuerySchema,
    answerType: 'text/csv',
  }),
  'POST /api/orders/:id/status': call<Order>()({
    ...defaults,
    access: 'shopper or orders',
    body: orderStepSchema,
    headers: ['Idempotency-Key'],
    checkRevoked: true,
  }),
  'POST /api/orders/:id/lines': call<Order>()({ ...orderChange, body: lineRequestSchema }),
  'POST /api/orders/:id/missing': call<Order>()({ ...orderChange, body: missingCopySchema }),
  'POST /api/orders/:id/parcels': call<Order>()({ ...orderChange, body: parcelRequestSchema }),
  'PUT /api/orders/:id/parcels/:number': call<Order>()({ ...orderChange, body: parcelEditSchema }),
  'PUT /api/orders/:id/recipient': call<Order>()({ ...orderChange, body: recipientEditSchema }),
  'POST /api/orders/:id/messages': call<Order>()({ ...orderChange, body: orderTextSchema }),
  'POST /api/orders/:id/discounts': call<DiscountedOrder>()({ ...orderChange, body: discountRequestSchema }),
  'DELETE /api/orders/:id/discounts/:number': call<Order>()(orderChange),
  'GET /api/orders/:id/notes': call<DeskNote[]>()({ ...defaults, access: 'orders' }),
  'POST /api/orders/:id/notes': call<DeskNote[]>()({ ...orderChange, body: orderTextSchema }),
  'GET /api/orders/:id/cash': call<CashEntry[]>()({ ...defaults, access: 'orders' }),
  'POST /api/orders/:id/cash': call<Order>()({ ...orderChange, body: cashRequestSchema }),
  'GET /api/cash': call<CashDay>()({ ...defaults, access: 'orders', query: cashDayQuerySchema }),
  'POST /api/cash/:day/close': call<CashDay>()({
    ...defaults,
    access: 'orders',
    body: closeCashSchema,
    headers: ['Idempotency-Key'],
  }),
  'POST /api/cash/:day/reopen': call<CashDay>()({
    ...defaults,
    access: 'owner',
    body: reopenCashSchema,
    headers: ['Idempotency-Key'],
  }),
  'GET /api/cash/export': call<string>()({
    ...defaults,
    access: 'orders',
    query: orderDaysQuerySchema,
    answerType: 'text/csv',
  }),
  'GET /api/invoices': call<Uint8Array>()({
    ...defaults,
    access: 'orders',
    query: orderIdsQuerySchema,
    answerType: 'application/pdf',
  }),
  // Stand before '/api/invoices/:number'.
  'GET /api/invoices/export': call<Uint8Array>()({
    ...defaults,
    access: 'orders',
    query: invoiceExportSchema,
    answerType: 'application/zip',
  }),
  'GET /api/invoices/journal': call<string>()({
    ...defaults,
    access: 'orders',
    query: orderDaysQuerySchema,
    answerType: 'text/csv',
  }),
  'GET /api/invoices/:number': call<Uint8Array>()({
    ...defaults,
    access: 'shopper or orders',
    answerType: 'application/pdf',
    checkRevoked: true,
  }),
  // From visitors, too: the law wants no login for it.
  'POST /api/withdrawals': call<{ declaredAt: string }>()({
    ...defaults,
    access: 'public',
    body: withdrawalRequestSchema,
  }),
  'POST /api/newsletter': call<{ message: string }>()({
    ...defaults,
    access: 'public',
    body: newSubscriberSchema,
  }),
  'POST /api/newsletter/confirm': call<{ message: string }>()({
    ...defaults,
    access: 'public',
    body: mailTokenSchema,
  }),
  'GET /api/newsletter': call<NewsletterFigures>()({ ...defaults, access: 'owner' }),
  'GET /api/newsletter/export': call<string>()({ ...defaults, access: 'owner', answerType: 'text/csv' }),
  'GET /api/withdrawals/unknown': call<UnknownWithdrawal[]>()({ ...defaults, access: 'orders' }),
  'POST /api/withdrawals/unknown/:id': call<UnknownWithdrawal>()({
    ...defaults,
    access: 'orders',
    body: withdrawalDoneSchema,
  }),
  // By the token of a mail.
  'POST /api/choices': call<NotedChoice>()({ ...defaults, access: 'public', body: awaitedChoiceSchema }),
  // From visitors, too: a mail program has no login (RFC 8058).
  'POST /api/unsubscribes': call<{ message: string }>()({
    ...defaults,
    access: 'public',
    body: mailTokenSchema,
  }),
  'GET /api/orders/counts': call<OrderCounts>()({ ...defaults, access: 'orders' }),
  'GET /api/orders/picking': call<BookPlace[]>()({
    ...defaults,
    access: 'orders',
    query: orderIdsQuerySchema,
  }),
  'GET /api/orders/slips': call<OrderSlips[]>()({
    ...defaults,
    access: 'orders',
    query: orderIdsQuerySchema,
  }),
  'GET /api/mails/failed': call<FailedMails>()({ ...defaults, access: 'orders' }),
  'GET /api/orders/:id/mails': call<OrderMail[]>()({ ...defaults, access: 'orders' }),
  'POST /api/orders/:id/mails/:event': call<OrderMail>()({ ...defaults, access: 'orders' }),
  'GET /api/account': call<ShopperProfile>()(ownAccount),
  'PUT /api/account': call<ShopperProfile>()({
    ...ownAccount,
    body: profileEditSchema,
    headers: ['If-Match'],
  }),
  'GET /api/account/export': call<object>()(ownAccount),
  'POST /api/account/sign-out': call<{ message: string }>()(ownAccount),
  'GET /api/account/lists': call<ShownLists>()(ownAccount),
  'PUT /api/account/lists': call<ShownLists>()({ ...ownAccount, body: listActionsSchema }),
  'GET /api/account/reviews': call<Review[]>()(ownAccount),
  'PUT /api/account/reviews/:bookId': call<Review>()({ ...ownAccount, body: reviewRequestSchema }),
  'DELETE /api/account/reviews/:bookId': call<{ message: string }>()(ownAccount),
  'GET /api/account/wishlist-link': call<OwnWishShare>()(ownAccount),
  'PUT /api/account/wishlist-link': call<OwnWishShare>()({ ...ownAccount, body: wishShareSchema }),
  'DELETE /api/account/wishlist-link': call<OwnWishShare>()(ownAccount),
  'GET /api/wishlists/:code': call<SharedWishes>()({ ...defaults, access: 'public', cdnSeconds: 60 }),
  'DELETE /api/account': call<{ message: string }>()(ownAccount),
  'GET /api/account/newsletter': call<OwnNewsletter>()(ownAccount),
  'PUT /api/account/newsletter': call<OwnNewsletter>()({ ...ownAccount, body: ownNewsletterSchema }),
  'GET /api/people': call<Person[]>()({ ...defaults, access: 'owner' }),
  'POST /api/people': call<Person>()({ ...defaults, access: 'owner', body: newPersonSchema }),
  'PUT /api/people/:id': call<Person>()({ ...defaults, access: 'owner', body: personEditSchema }),
  'DELETE /api/people/:id': call<{ message: string; person: Person }>()({ ...defaults, access: 'owner' }),
  'PUT /api/admin/password': call<{ message: string }>()({
    ...defaults,
    access: 'admin',
    body: ownPasswordSchema,
  }),
  'GET /api/shop': call<ShopChanges>()({
    ...defaults,
    access: 'public',
    query: freshQuerySchema.concat(languageQuerySchema),
    cdnSeconds: catalogueCdnSeconds,
  }),
  'GET /api/delivery': call<DeliverySetting>()({
    ...defaults,
    access: 'public',
    cdnSeconds: catalogueCdnSeconds,
  }),
  'GET /api/opening': call<Opening>()({ ...defaults, access: 'owner' }),
  'PUT /api/opening': call<Opening>()({ ...defaults, access: 'owner', body: openingEditSchema }),
  'GET /api/version': call<ShopVersion>()({ ...defaults, access: 'public', cdnSeconds: 60 }),
  'GET /api/texts/:name': call<{ nodes: TextNode[] }>()({
    ...defaults,
    access: 'public',
    query: languageQuerySchema,
    cdnSeconds: catalogueCdnSeconds,
  }),
  'GET /api/settings': call<StoredSettings>()({ ...defaults, access: 'admin' }),
  'PUT /api/settings': call<StoredSettings>()({
    ...defaults,
    access: 'owner',
    body: settingsEditSchema,
    bodyKiB: 512,
    headers: ['If-Match'],
  }),
  'GET /api/settings/past/:id': call<{ settings: SettingsEdit }>()({ ...defaults, access: 'owner' }),
  // Its words are longer than an address may be.
  'POST /api/settings/mail': call<MailPreview>()({ ...defaults, access: 'owner', body: mailWordsSchema }),
  'GET /api/genres': call<CategoryCount[]>()({ ...defaults, access: 'owner' }),
  'GET /api/audit': call<AuditPage>()({ ...defaults, access: 'admin', query: auditQuerySchema }),
  'POST /api/audit/:id/restore': call<StoredBookAnswer>()({
    ...defaults,
    access: 'catalogue',
    headers: ['If-Match'],
  }),
  'POST /api/csp-reports': call<{ message: string }>()({
    ...defaults,
    access: 'public',
    body: cspReportSchema,
    contentType: 'application/csp-report',
  }),
};
