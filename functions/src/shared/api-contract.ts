import { string } from 'yup';
import type { AuditPage } from './audit/audit.ts';
import { auditQuerySchema } from './audit/audit-query.ts';
import {
  type AuthorAnswer,
  type AuthorList,
  authorListQuerySchema,
  authorPageSchema,
  authorQuerySchema,
  type ShownAuthor,
} from './author/author-page.ts';
import {
  type Book,
  type BookAnswer,
  bookEditRequestSchema,
  newBookRequestSchema,
  type StoredBookAnswer,
} from './book/book.ts';
import { type Draft, type DraftAnswer, draftRequestSchema } from './book/draft.ts';
import type { IsbnLookup } from './book/isbn-lookup.ts';
import {
  type Made,
  type Maker,
  makerSchema,
  type PublisherList,
  publisherQuerySchema,
} from './book/maker.ts';
import { call, defaults } from './call-definition.ts';
import { type AdminBookPage, adminBookQuerySchema } from './catalogue/admin-books.ts';
import { bookcaseQuerySchema, bookListQuerySchema, freshQuerySchema } from './catalogue/book-list.ts';
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
import type { Door } from './catalogue/door.ts';
import { cspReportSchema } from './csp-report.ts';
import { type Customer, type CustomerAnswer, customerSchema } from './customer/customer.ts';
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
import { cartOffersSchema } from './offer/cart-offers.ts';
import { type ListedOffer, type OfferAnswer, offerSchema } from './offer/offer.ts';
import type { OffersForBooks } from './offer/offer-terms.ts';
import type { Opening } from './opening/opening.ts';
import { openingEditSchema } from './opening/opening-edit.ts';
import type { QueuePlace } from './order/awaited-books.ts';
import type { NotedChoice } from './order/awaited-choice.ts';
import { awaitedChoiceSchema, missingCopySchema } from './order/awaited-requests.ts';
import { type BankFile, bankFileSchema, bookBankFileSchema, type ReadBankFile } from './order/bank-file.ts';
import { carrierFileQuerySchema } from './order/carrier-files.ts';
import {
  type CashDay,
  type CashEntry,
  cashDayQuerySchema,
  cashRequestSchema,
  closeCashSchema,
  drawerRequestSchema,
  reopenCashSchema,
} from './order/cash.ts';
import { deskOrderSchema } from './order/desk-order.ts';
import type { FailedMails, OrderMail, UnknownWithdrawal } from './order/mail.ts';
import {
  type CollectedInvoice,
  type RemindedOrders,
  remindSchema,
  type ToCollect,
} from './order/open-items.ts';
import {
  type BookPlace,
  type Order,
  type OrderCounts,
  orderDaysQuerySchema,
  orderIdsQuerySchema,
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
import { orderRequestSchema } from './order/order-request.ts';
import { ownOrdersQuerySchema } from './order/own-orders.ts';
import { type OrderSlips, slipsQuerySchema } from './order/packing-slip.ts';
import type { SalesOverview } from './order/sales.ts';
import { type BooksToOrder, givenCopiesSchema, reordersSchema } from './order/to-order.ts';
import { unknownQuerySchema, withdrawalDoneSchema, withdrawalRequestSchema } from './order/withdrawal.ts';
import {
  type HeldPayment,
  type PayLink,
  type Payment,
  type PaymentAnswer,
  type ProviderCheck,
  payLinkSchema,
  settledSchema,
} from './payment/payment.ts';
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
  type Picked,
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
import type { DeskVoucher, OwnVoucherPage, Voucher, VoucherCheck, VoucherPage } from './voucher/voucher.ts';
import {
  deskVoucherSchema,
  ownVouchersQuerySchema,
  voucherChangeSchema,
  voucherCheckSchema,
  voucherListQuerySchema,
  voucherRequestSchema,
} from './voucher/voucher-requests.ts';
import { languageQuerySchema } from './words/language-schema.ts';

/** Who calls, and what else many calls have in common: the line of a call adds what it alone has. */
const anyone = { ...defaults, access: 'public' } as const;
const inCdn = { ...anyone, cdnSeconds: catalogueCdnSeconds } as const;
const person = { ...defaults, access: 'admin' } as const;
const catalogue = { ...defaults, access: 'catalogue' } as const;
const orders = { ...defaults, access: 'orders' } as const;
const owner = { ...defaults, access: 'owner' } as const;
const once = { headers: ['Idempotency-Key'] } as const;
/** What a provider of payments tells by itself, in a body of its own form. */
const providersEvent = {
  ...defaults,
  access: 'signed',
  body: string().required(),
  bodyKiB: 256,
  headers: ['Stripe-Signature'],
} as const;
const ofVersion = { headers: ['If-Match'] } as const;

/** What the desk's changes of an order have in common. */
const orderChange = { ...orders, ...once } as const;

/** What the desk's changes of a review have in common. */
const deskReview = { ...catalogue, ...ofVersion } as const;

/** A shopper whose account is open still, not only the token. */
const openAccount = { ...defaults, access: 'shopper' } as const;

/** The whole REST API: one line for each call, named by its method and path. */
export const apiContract = {
  'POST /api/auth/admin': call<{ token: string }>()({ ...anyone, body: adminLoginSchema, appCheck: true }),
  'POST /api/auth/device': call<{ message: string }>()({ ...anyone, body: deviceLinkSchema, appCheck: true }),
  'DELETE /api/auth/admin': call<{ message: string }>()(person),
  'GET /api/admin': call<AdminStats>()(person),
  'GET /api/admin/sales': call<SalesOverview>()(person),
  'GET /api/admin/isbn/:isbn': call<IsbnLookup>()(catalogue),
  'GET /api/admin/books': call<AdminBookPage>()({ ...catalogue, query: adminBookQuerySchema }),
  'GET /api/books': call<Book[]>()({
    ...defaults,
    access: 'public or admin',
    query: bookListQuerySchema,
    cdnSeconds: 60,
  }),
  // Stands before '/api/books/:id', so that 'export' is not taken for an id.
  'GET /api/books/export': call<string>()({ ...catalogue, answerType: 'text/csv' }),
  'GET /api/books/:id': call<Book & Made & Picked>()({ ...anyone, query: shelfQuerySchema, cdnSeconds: 60 }),
  'GET /api/catalogue': call<CataloguePage>()({ ...inCdn, query: catalogueQuerySchema }),
  'GET /api/bookcase': call<GenreShelf[]>()({ ...inCdn, query: bookcaseQuerySchema }),
  'GET /api/doors': call<Door[]>()({ ...inCdn, query: shelfQuerySchema }),
  'GET /api/suggestions': call<Suggestions>()({ ...inCdn, query: suggestionQuerySchema }),
  'GET /api/books/:id/related': call<RelatedBooks>()({ ...inCdn, query: freshQuerySchema }),
  'GET /api/books/:id/reviews': call<ReviewPage>()({ ...anyone, query: reviewPageSchema, cdnSeconds: 60 }),
  // From any visitor; it hides nothing by itself.
  'POST /api/reviews/:key/reports': call<{ message: string }>()(anyone),
  'GET /api/admin/reviews': call<DeskReviews>()({ ...catalogue, query: deskReviewsSchema }),
  'GET /api/admin/reviews/counts': call<OpenReviews>()(catalogue),
  'POST /api/admin/reviews/:key/status': call<Review>()({ ...deskReview, body: reviewStepSchema }),
  'POST /api/admin/reviews/:key/undo': call<Review>()(deskReview),
  'PUT /api/admin/reviews/:key/reply': call<Review>()({ ...deskReview, body: reviewReplySchema }),
  'DELETE /api/admin/reviews/:key/reports': call<Review>()(deskReview),
  // For search engines and previews, which take no drawing of a page.
  'GET /api/books/:id/drawn-cover': call<Uint8Array>()({
    ...anyone,
    answerType: 'image/jpeg',
    cdnSeconds: 24 * 60 * 60,
  }),
  'POST /api/books/create-book': call<StoredBookAnswer>()({
    ...catalogue,
    ...once,
    body: newBookRequestSchema,
  }),
  'PUT /api/books/edit/:id': call<StoredBookAnswer>()({
    ...catalogue,
    ...ofVersion,
    body: bookEditRequestSchema,
  }),
  'DELETE /api/books/:id': call<BookAnswer>()(catalogue),
  'POST /api/books/:id/restore': call<BookAnswer>()(catalogue),
  'GET /api/drafts': call<Draft[]>()(catalogue),
  'POST /api/drafts': call<DraftAnswer>()({ ...catalogue, ...once, body: draftRequestSchema }),
  'GET /api/drafts/:id': call<Draft>()(catalogue),
  'PUT /api/drafts/:id': call<DraftAnswer>()({ ...catalogue, ...ofVersion, body: draftRequestSchema }),
  'DELETE /api/drafts/:id': call<DraftAnswer>()(catalogue),
  'POST /api/drafts/:id/publish': call<StoredBookAnswer>()({ ...catalogue, ...ofVersion }),
  'GET /api/shelves': call<ListedShelf[]>()({ ...inCdn, query: shelfListQuerySchema }),
  'GET /api/shelves/:slug': call<ShownShelf>()({ ...inCdn, query: shelfQuerySchema }),
  'GET /api/admin/shelves': call<DeskShelf[]>()(catalogue),
  'GET /api/admin/shelves/:id': call<EditedShelf>()(catalogue),
  'POST /api/shelves': call<ShelfAnswer>()({ ...catalogue, ...once, body: curatedShelfSchema, bodyKiB: 512 }),
  'PUT /api/shelves/:id': call<ShelfAnswer>()({
    ...catalogue,
    ...ofVersion,
    body: curatedShelfSchema,
    bodyKiB: 512,
  }),
  'DELETE /api/shelves/:id': call<ShelfAnswer>()(catalogue),
  'POST /api/shelves/:id/restore': call<ShelfAnswer>()(catalogue),
  'GET /api/customers': call<Customer[]>()(orders),
  'POST /api/customers': call<CustomerAnswer>()({ ...owner, ...once, body: customerSchema }),
  'PUT /api/customers/:id': call<CustomerAnswer>()({ ...owner, ...ofVersion, body: customerSchema }),
  'DELETE /api/customers/:id': call<CustomerAnswer>()(owner),
  'GET /api/offers': call<ListedOffer[]>()(owner),
  'POST /api/offers': call<OfferAnswer>()({ ...owner, ...once, body: offerSchema }),
  'PUT /api/offers/:id': call<OfferAnswer>()({ ...owner, ...ofVersion, body: offerSchema }),
  'DELETE /api/offers/:id': call<OfferAnswer>()(owner),
  'POST /api/offers/:id/restore': call<OfferAnswer>()(owner),
  // What is offered for the books of a cart, and for those of a shopper.
  'POST /api/cart/offers': call<OffersForBooks>()({ ...anyone, body: cartOffersSchema }),
  'POST /api/account/offers': call<OffersForBooks>()({ ...openAccount, body: cartOffersSchema }),
  'GET /api/authors/:id': call<ShownAuthor>()({ ...inCdn, query: authorQuerySchema }),
  'GET /api/admin/authors': call<AuthorList>()({ ...catalogue, query: authorListQuerySchema }),
  'PUT /api/authors/:id': call<AuthorAnswer>()({ ...catalogue, ...ofVersion, body: authorPageSchema }),
  'GET /api/publishers': call<PublisherList>()({ ...catalogue, query: publisherQuerySchema }),
  'PUT /api/publishers': call<Maker>()({ ...catalogue, body: makerSchema }),
  'GET /api/stock': call<BookStock[]>()({ ...catalogue, query: stockQuerySchema }),
  'POST /api/stock/:bookId': call<BookStock>()({
    ...catalogue,
    body: stockChangeSchema,
    headers: ['Idempotency-Key', 'If-Match'],
  }),
  'POST /api/stock/:bookId/damaged': call<BookStock>()({ ...orders, ...once, body: damagedCopiesSchema }),
  'GET /api/stock/scanned': call<ScannedBook[]>()({ ...catalogue, query: scannedQuerySchema }),
  'GET /api/stock/:bookId/movements': call<StockMovement[]>()(catalogue),
  'GET /api/to-order': call<BooksToOrder>()(catalogue),
  'GET /api/to-order/export': call<string>()({ ...catalogue, answerType: 'text/csv' }),
  'PUT /api/to-order': call<BooksToOrder>()({ ...catalogue, body: reordersSchema }),
  'POST /api/to-order/given': call<GivenCopy[]>()({ ...catalogue, body: givenCopiesSchema }),
  'GET /api/deliveries': call<Posting[]>()(catalogue),
  'POST /api/deliveries': call<Posting>()({ ...catalogue, ...once, body: deliverySchema }),
  'POST /api/stock-changes': call<Posting>()({ ...catalogue, ...once, body: manyStocksSchema }),
  'GET /api/stocktakes': call<StocktakeHead[]>()(catalogue),
  'POST /api/stocktakes': call<Stocktake>()({ ...catalogue, ...once, body: newStocktakeSchema }),
  'GET /api/stocktakes/:id': call<Stocktake>()(catalogue),
  'DELETE /api/stocktakes/:id': call<Stocktake>()(catalogue),
  'POST /api/stocktakes/:id/counts': call<Stocktake>()({ ...catalogue, ...once, body: countsSchema }),
  'POST /api/stocktakes/:id/book': call<Stocktake>()(catalogue),
  'POST /api/stock-postings/:id/continue': call<Posting>()(catalogue),
  'POST /api/stock-postings/:id/undo': call<Posting>()(catalogue),
  'GET /api/imports': call<BookImport[]>()(catalogue),
  'POST /api/imports': call<BookImport>()({ ...catalogue, body: importRequestSchema }),
  'GET /api/imports/:id': call<BookImport>()(catalogue),
  'GET /api/imports/:id/columns': call<FileColumns>()(catalogue),
  'POST /api/imports/:id/start': call<BookImport>()(catalogue),
  'POST /api/imports/:id/undo': call<BookImport>()(catalogue),
  'POST /api/imports/:id/cancel': call<BookImport>()(catalogue),
  'GET /api/imports/:id/faulty': call<string>()({ ...catalogue, answerType: 'text/csv' }),
  'POST /api/bulk-changes': call<BookImport>()({ ...catalogue, body: bulkRequestSchema }),
  'DELETE /api/covers/:fileName': call<{ message: string; deleted: string[] }>()(catalogue),
  // Of the type that its name says.
  'GET /api/covers/:fileName': call<Uint8Array>()({
    ...anyone,
    answerType: 'image/jpeg',
    cdnSeconds: 365 * 24 * 60 * 60,
  }),
  // Covers are stored as AVIF, which few sites that show previews of pages can read.
  'GET /api/covers/:fileName/preview': call<Uint8Array>()({
    ...anyone,
    answerType: 'image/jpeg',
    cdnSeconds: 30 * 24 * 60 * 60,
  }),
  'POST /api/orders': call<Order>()({
    ...openAccount,
    ...once,
    body: orderRequestSchema,
    appCheck: true,
  }),
  // On the phone or over the counter; of 200 titles.
  'POST /api/orders/desk': call<Order>()({ ...orders, ...once, body: deskOrderSchema, bodyKiB: 64 }),
  // Paid online: it is an order once the money is there.
  'POST /api/payments': call<PaymentAnswer>()({
    ...openAccount,
    ...once,
    body: orderRequestSchema,
    appCheck: true,
  }),
  'POST /api/payments/links': call<PayLink>()({ ...orders, ...once, body: deskOrderSchema, bodyKiB: 64 }),
  'POST /api/payments/:id/link': call<PayLink>()({ ...anyone, body: payLinkSchema }),
  'POST /api/payments/events': call<{ message: string }>()(providersEvent),
  'POST /api/payments/:provider/events': call<{ message: string }>()(providersEvent),
  // Stands before '/api/payments/:id'.
  'GET /api/payments/provider': call<ProviderCheck>()(owner),
  'GET /api/payments/held': call<HeldPayment[]>()(orders),
  'GET /api/payments/:id': call<Payment>()(orders),
  // Asks the provider what is true, and takes the order when it was paid.
  'POST /api/payments/:id/check': call<PaymentAnswer>()(openAccount),
  'POST /api/payments/:id/again': call<PaymentAnswer>()(openAccount),
  'POST /api/payments/:id/cash': call<Order>()(openAccount),
  'POST /api/payments/:id/refund': call<Payment>()(orders),
  'POST /api/payments/:id/release': call<HeldPayment[]>()(orders),
  'POST /api/payments/:id/settled': call<Payment>()({ ...orders, body: settledSchema }),
  // Paid online: it is a voucher once the money is there.
  'POST /api/vouchers': call<PaymentAnswer>()({
    ...openAccount,
    ...once,
    body: voucherRequestSchema,
    appCheck: true,
  }),
  'POST /api/vouchers/desk': call<DeskVoucher>()({ ...orders, ...once, body: deskVoucherSchema }),
  'POST /api/vouchers/check': call<VoucherCheck>()({
    ...defaults,
    access: 'shopper or orders',
    body: voucherCheckSchema,
    appCheck: true,
  }),
  // Stands before '/api/vouchers/:id'.
  'GET /api/vouchers/own': call<OwnVoucherPage>()({ ...openAccount, query: ownVouchersQuerySchema }),
  'GET /api/vouchers/own/:id/card': call<Uint8Array>()({ ...openAccount, answerType: 'application/pdf' }),
  'GET /api/vouchers/:id/card': call<Uint8Array>()({ ...orders, answerType: 'application/pdf' }),
  'GET /api/vouchers': call<VoucherPage>()({ ...orders, query: voucherListQuerySchema }),
  'GET /api/vouchers/:id': call<Voucher>()(orders),
  'POST /api/vouchers/:id/changes': call<DeskVoucher>()({
    ...orders,
    ...ofVersion,
    body: voucherChangeSchema,
  }),
  'GET /api/orders/email/:email': call<Order[]>()({ ...openAccount, query: ownOrdersQuerySchema }),
  'GET /api/orders': call<Order[]>()({ ...orders, query: orderIdsQuerySchema }),
  'GET /api/orders/:id/queue': call<QueuePlace[]>()(openAccount),
  'GET /api/orders/export': call<string>()({
    ...orders,
    query: orderDaysQuerySchema,
    answerType: 'text/csv',
  }),
  'POST /api/orders/:id/status': call<Order>()({
    ...defaults,
    ...once,
    access: 'shopper or orders',
    body: orderStepSchema,
  }),
  'POST /api/orders/:id/lines': call<Order>()({ ...orderChange, body: lineRequestSchema }),
  'POST /api/orders/:id/missing': call<Order>()({ ...orderChange, body: missingCopySchema }),
  'POST /api/orders/:id/parcels': call<Order>()({ ...orderChange, body: parcelRequestSchema }),
  'PUT /api/orders/:id/parcels/:number': call<Order>()({ ...orderChange, body: parcelEditSchema }),
  'PUT /api/orders/:id/recipient': call<Order>()({ ...orderChange, body: recipientEditSchema }),
  'POST /api/orders/:id/messages': call<Order>()({ ...orderChange, body: orderTextSchema }),
  'POST /api/orders/:id/discounts': call<DiscountedOrder>()({ ...orderChange, body: discountRequestSchema }),
  'DELETE /api/orders/:id/discounts/:number': call<Order>()(orderChange),
  'GET /api/orders/:id/notes': call<DeskNote[]>()(orders),
  'POST /api/orders/:id/notes': call<DeskNote[]>()({ ...orderChange, body: orderTextSchema }),
  'GET /api/orders/:id/cash': call<CashEntry[]>()(orders),
  'POST /api/orders/:id/cash': call<Order>()({ ...orderChange, body: cashRequestSchema }),
  'GET /api/cash': call<CashDay>()({ ...orders, query: cashDayQuerySchema }),
  'POST /api/cash': call<CashDay>()({ ...orders, ...once, body: drawerRequestSchema }),
  'POST /api/cash/:day/close': call<CashDay>()({ ...orders, ...once, body: closeCashSchema }),
  'POST /api/cash/:day/reopen': call<CashDay>()({ ...owner, ...once, body: reopenCashSchema }),
  'GET /api/cash/export': call<string>()({ ...orders, query: orderDaysQuerySchema, answerType: 'text/csv' }),
  'GET /api/cash/datev': call<Uint8Array>()({
    ...orders,
    query: orderDaysQuerySchema,
    answerType: 'text/csv; charset=windows-1252',
  }),
  // Its bytes are in base64, a third longer; it changes nothing.
  'POST /api/cash/bank-files/read': call<ReadBankFile>()({ ...orders, body: bankFileSchema, bodyKiB: 1400 }),
  'GET /api/cash/bank-files': call<BankFile[]>()(orders),
  'POST /api/cash/bank-files': call<BankFile>()({
    ...orders,
    ...once,
    body: bookBankFileSchema,
    bodyKiB: 256,
  }),
  'POST /api/cash/bank-files/:id/continue': call<BankFile>()(orders),
  'POST /api/cash/bank-files/:id/undo': call<BankFile>()(orders),
  'GET /api/cash/to-collect': call<ToCollect[]>()(orders),
  'POST /api/cash/to-collect/:id': call<CollectedInvoice>()(orders),
  'GET /api/open-items': call<Order[]>()(orders),
  'GET /api/open-items/letters': call<Uint8Array>()({
    ...orders,
    query: orderIdsQuerySchema,
    answerType: 'application/pdf',
  }),
  'POST /api/open-items/reminders': call<RemindedOrders>()({ ...orders, ...once, body: remindSchema }),
  'GET /api/invoices': call<Uint8Array>()({
    ...orders,
    query: orderIdsQuerySchema,
    answerType: 'application/pdf',
  }),
  // Stand before '/api/invoices/:number'.
  'GET /api/invoices/export': call<Uint8Array>()({
    ...orders,
    query: invoiceExportSchema,
    answerType: 'application/zip',
  }),
  'GET /api/invoices/journal': call<string>()({
    ...orders,
    query: orderDaysQuerySchema,
    answerType: 'text/csv',
  }),
  'GET /api/invoices/:number': call<Uint8Array>()({
    ...defaults,
    access: 'shopper or orders',
    answerType: 'application/pdf',
  }),
  'GET /api/invoices/:number/x-rechnung': call<string>()({ ...orders, answerType: 'application/xml' }),
  // From visitors, too: the law wants no login for it.
  'POST /api/withdrawals': call<{ declaredAt: string }>()({ ...anyone, body: withdrawalRequestSchema }),
  'POST /api/newsletter': call<{ message: string }>()({ ...anyone, body: newSubscriberSchema }),
  'POST /api/newsletter/confirm': call<{ message: string }>()({ ...anyone, body: mailTokenSchema }),
  'GET /api/newsletter': call<NewsletterFigures>()(owner),
  'GET /api/newsletter/export': call<string>()({ ...owner, answerType: 'text/csv' }),
  'GET /api/withdrawals/unknown': call<UnknownWithdrawal[]>()({ ...orders, query: unknownQuerySchema }),
  'POST /api/withdrawals/unknown/:id': call<UnknownWithdrawal>()({ ...orders, body: withdrawalDoneSchema }),
  // By the token of a mail.
  'POST /api/choices': call<NotedChoice>()({ ...anyone, body: awaitedChoiceSchema }),
  // From visitors, too: a mail program has no login (RFC 8058).
  'POST /api/unsubscribes': call<{ message: string }>()({ ...anyone, body: mailTokenSchema }),
  'GET /api/orders/counts': call<OrderCounts>()(orders),
  'GET /api/orders/picking': call<BookPlace[]>()({ ...orders, query: orderIdsQuerySchema }),
  'GET /api/orders/carrier-file': call<string>()({
    ...orders,
    query: carrierFileQuerySchema,
    answerType: 'text/csv',
  }),
  'GET /api/orders/slips': call<OrderSlips[]>()({ ...orders, query: slipsQuerySchema }),
  'GET /api/mails/failed': call<FailedMails>()(orders),
  'GET /api/orders/:id/mails': call<OrderMail[]>()(orders),
  'POST /api/orders/:id/mails/:event': call<OrderMail>()(orders),
  'GET /api/account': call<ShopperProfile>()(openAccount),
  'PUT /api/account': call<ShopperProfile>()({ ...openAccount, ...ofVersion, body: profileEditSchema }),
  'GET /api/account/export': call<object>()(openAccount),
  'POST /api/account/sign-out': call<{ message: string }>()(openAccount),
  'GET /api/account/lists': call<ShownLists>()(openAccount),
  'PUT /api/account/lists': call<ShownLists>()({ ...openAccount, body: listActionsSchema }),
  'GET /api/account/reviews': call<Review[]>()(openAccount),
  'PUT /api/account/reviews/:bookId': call<Review>()({ ...openAccount, body: reviewRequestSchema }),
  'DELETE /api/account/reviews/:bookId': call<{ message: string }>()(openAccount),
  'GET /api/account/wishlist-link': call<OwnWishShare>()(openAccount),
  'PUT /api/account/wishlist-link': call<OwnWishShare>()({ ...openAccount, body: wishShareSchema }),
  'DELETE /api/account/wishlist-link': call<OwnWishShare>()(openAccount),
  'GET /api/wishlists/:code': call<SharedWishes>()({ ...anyone, cdnSeconds: 60 }),
  'DELETE /api/account': call<{ message: string }>()({ ...openAccount, query: languageQuerySchema }),
  'GET /api/account/newsletter': call<OwnNewsletter>()(openAccount),
  'PUT /api/account/newsletter': call<OwnNewsletter>()({ ...openAccount, body: ownNewsletterSchema }),
  'GET /api/people': call<Person[]>()(owner),
  'POST /api/people': call<Person>()({ ...owner, body: newPersonSchema }),
  'PUT /api/people/:id': call<Person>()({ ...owner, body: personEditSchema }),
  'DELETE /api/people/:id': call<{ message: string; person: Person }>()(owner),
  'PUT /api/admin/password': call<{ message: string }>()({ ...person, body: ownPasswordSchema }),
  'GET /api/shop': call<ShopChanges>()({ ...inCdn, query: freshQuerySchema.concat(languageQuerySchema) }),
  'GET /api/delivery': call<DeliverySetting>()(inCdn),
  'GET /api/opening': call<Opening>()(owner),
  'PUT /api/opening': call<Opening>()({ ...owner, body: openingEditSchema }),
  'GET /api/version': call<ShopVersion>()({ ...anyone, cdnSeconds: 60 }),
  'GET /api/texts/:name': call<{ nodes: TextNode[] }>()({ ...inCdn, query: languageQuerySchema }),
  'GET /api/settings': call<StoredSettings>()(person),
  'PUT /api/settings': call<StoredSettings>()({
    ...owner,
    ...ofVersion,
    body: settingsEditSchema,
    bodyKiB: 512,
  }),
  'GET /api/settings/past/:id': call<{ settings: SettingsEdit }>()(owner),
  // Its words are longer than an address may be.
  'POST /api/settings/mail': call<MailPreview>()({ ...owner, body: mailWordsSchema }),
  'GET /api/genres': call<CategoryCount[]>()(owner),
  'GET /api/audit': call<AuditPage>()({ ...person, query: auditQuerySchema }),
  'POST /api/audit/:id/restore': call<StoredBookAnswer>()({ ...catalogue, ...ofVersion }),
  'POST /api/csp-reports': call<{ message: string }>()({
    ...anyone,
    body: cspReportSchema,
    contentType: 'application/csp-report',
  }),
};
