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
import { callsBy } from './call-definition.ts';
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

const anyone = callsBy('public');
const inCdn = callsBy('public', { cdnSeconds: catalogueCdnSeconds });
const person = callsBy('admin');
const catalogue = callsBy('catalogue');
const orders = callsBy('orders');
const owner = callsBy('owner');
const shopperOrOrders = callsBy('shopper or orders');

/** Checks that the account still exists, not only the token. */
const openAccount = callsBy('shopper');

const once = ['Idempotency-Key'] as const;
const ofVersion = ['If-Match'] as const;

/** Webhooks of payment providers. */
const providersEvent = callsBy('signed', { bodyKiB: 256 });
const signedText = { body: string().required(), headers: ['Stripe-Signature'] } as const;

/** One line per call. The first line that matches a request answers it. */
export const apiContract = {
  'POST /api/auth/admin': anyone<{ token: string }>()({ body: adminLoginSchema, appCheck: true }),
  'POST /api/auth/device': anyone<{ message: string }>()({ body: deviceLinkSchema, appCheck: true }),
  'DELETE /api/auth/admin': person<{ message: string }>()(),
  'GET /api/admin': person<AdminStats>()(),
  'GET /api/admin/sales': person<SalesOverview>()(),
  'GET /api/admin/isbn/:isbn': catalogue<IsbnLookup>()(),
  'GET /api/admin/books': catalogue<AdminBookPage>()({ query: adminBookQuerySchema }),
  'GET /api/books': callsBy('public or admin')<Book[]>()({ query: bookListQuerySchema, cdnSeconds: 60 }),
  // Before '/api/books/:id', so that 'export' is not taken for an id.
  'GET /api/books/export': catalogue<string>()({ answerType: 'text/csv' }),
  'GET /api/books/:id': anyone<Book & Made & Picked>()({ query: shelfQuerySchema, cdnSeconds: 60 }),
  'GET /api/catalogue': inCdn<CataloguePage>()({ query: catalogueQuerySchema }),
  'GET /api/bookcase': inCdn<GenreShelf[]>()({ query: bookcaseQuerySchema }),
  'GET /api/doors': inCdn<Door[]>()({ query: shelfQuerySchema }),
  'GET /api/suggestions': inCdn<Suggestions>()({ query: suggestionQuerySchema }),
  'GET /api/books/:id/related': inCdn<RelatedBooks>()({ query: freshQuerySchema }),
  'GET /api/books/:id/reviews': anyone<ReviewPage>()({ query: reviewPageSchema, cdnSeconds: 60 }),
  // A report alone hides nothing.
  'POST /api/reviews/:key/reports': anyone<{ message: string }>()(),
  'GET /api/admin/reviews': catalogue<DeskReviews>()({ query: deskReviewsSchema }),
  'GET /api/admin/reviews/counts': catalogue<OpenReviews>()(),
  'POST /api/admin/reviews/:key/status': catalogue<Review>()({ headers: ofVersion, body: reviewStepSchema }),
  'POST /api/admin/reviews/:key/undo': catalogue<Review>()({ headers: ofVersion }),
  'PUT /api/admin/reviews/:key/reply': catalogue<Review>()({ headers: ofVersion, body: reviewReplySchema }),
  'DELETE /api/admin/reviews/:key/reports': catalogue<Review>()({ headers: ofVersion }),
  // For search engines and link previews, which do not render a cover drawn in HTML.
  'GET /api/books/:id/drawn-cover': anyone<Uint8Array>()({
    answerType: 'image/jpeg',
    cdnSeconds: 24 * 60 * 60,
  }),
  'POST /api/books/create-book': catalogue<StoredBookAnswer>()({ headers: once, body: newBookRequestSchema }),
  'PUT /api/books/edit/:id': catalogue<StoredBookAnswer>()({
    headers: ofVersion,
    body: bookEditRequestSchema,
  }),
  'DELETE /api/books/:id': catalogue<BookAnswer>()(),
  'POST /api/books/:id/restore': catalogue<BookAnswer>()(),
  'GET /api/drafts': catalogue<Draft[]>()(),
  'POST /api/drafts': catalogue<DraftAnswer>()({ headers: once, body: draftRequestSchema }),
  'GET /api/drafts/:id': catalogue<Draft>()(),
  'PUT /api/drafts/:id': catalogue<DraftAnswer>()({ headers: ofVersion, body: draftRequestSchema }),
  'DELETE /api/drafts/:id': catalogue<DraftAnswer>()(),
  'POST /api/drafts/:id/publish': catalogue<StoredBookAnswer>()({ headers: ofVersion }),
  'GET /api/shelves': inCdn<ListedShelf[]>()({ query: shelfListQuerySchema }),
  'GET /api/shelves/:slug': inCdn<ShownShelf>()({ query: shelfQuerySchema }),
  'GET /api/admin/shelves': catalogue<DeskShelf[]>()(),
  'GET /api/admin/shelves/:id': catalogue<EditedShelf>()(),
  'POST /api/shelves': catalogue<ShelfAnswer>()({ headers: once, body: curatedShelfSchema, bodyKiB: 512 }),
  'PUT /api/shelves/:id': catalogue<ShelfAnswer>()({
    headers: ofVersion,
    body: curatedShelfSchema,
    bodyKiB: 512,
  }),
  'DELETE /api/shelves/:id': catalogue<ShelfAnswer>()(),
  'POST /api/shelves/:id/restore': catalogue<ShelfAnswer>()(),
  'GET /api/customers': orders<Customer[]>()(),
  'POST /api/customers': owner<CustomerAnswer>()({ headers: once, body: customerSchema }),
  'PUT /api/customers/:id': owner<CustomerAnswer>()({ headers: ofVersion, body: customerSchema }),
  'DELETE /api/customers/:id': owner<CustomerAnswer>()(),
  'GET /api/offers': owner<ListedOffer[]>()(),
  'POST /api/offers': owner<OfferAnswer>()({ headers: once, body: offerSchema }),
  'PUT /api/offers/:id': owner<OfferAnswer>()({ headers: ofVersion, body: offerSchema }),
  'DELETE /api/offers/:id': owner<OfferAnswer>()(),
  'POST /api/offers/:id/restore': owner<OfferAnswer>()(),
  'POST /api/cart/offers': anyone<OffersForBooks>()({ body: cartOffersSchema }),
  'POST /api/account/offers': openAccount<OffersForBooks>()({ body: cartOffersSchema }),
  'GET /api/authors/:id': inCdn<ShownAuthor>()({ query: authorQuerySchema }),
  'GET /api/admin/authors': catalogue<AuthorList>()({ query: authorListQuerySchema }),
  'PUT /api/authors/:id': catalogue<AuthorAnswer>()({ headers: ofVersion, body: authorPageSchema }),
  'GET /api/publishers': catalogue<PublisherList>()({ query: publisherQuerySchema }),
  'PUT /api/publishers': catalogue<Maker>()({ body: makerSchema }),
  'GET /api/stock': catalogue<BookStock[]>()({ query: stockQuerySchema }),
  'POST /api/stock/:bookId': catalogue<BookStock>()({
    body: stockChangeSchema,
    headers: ['Idempotency-Key', 'If-Match'],
  }),
  'POST /api/stock/:bookId/damaged': orders<BookStock>()({ headers: once, body: damagedCopiesSchema }),
  'GET /api/stock/scanned': catalogue<ScannedBook[]>()({ query: scannedQuerySchema }),
  'GET /api/stock/:bookId/movements': catalogue<StockMovement[]>()(),
  'GET /api/to-order': catalogue<BooksToOrder>()(),
  'GET /api/to-order/export': catalogue<string>()({ answerType: 'text/csv' }),
  'PUT /api/to-order': catalogue<BooksToOrder>()({ body: reordersSchema }),
  'POST /api/to-order/given': catalogue<GivenCopy[]>()({ body: givenCopiesSchema }),
  'GET /api/deliveries': catalogue<Posting[]>()(),
  'POST /api/deliveries': catalogue<Posting>()({ headers: once, body: deliverySchema }),
  'POST /api/stock-changes': catalogue<Posting>()({ headers: once, body: manyStocksSchema }),
  'GET /api/stocktakes': catalogue<StocktakeHead[]>()(),
  'POST /api/stocktakes': catalogue<Stocktake>()({ headers: once, body: newStocktakeSchema }),
  'GET /api/stocktakes/:id': catalogue<Stocktake>()(),
  'DELETE /api/stocktakes/:id': catalogue<Stocktake>()(),
  'POST /api/stocktakes/:id/counts': catalogue<Stocktake>()({ headers: once, body: countsSchema }),
  'POST /api/stocktakes/:id/book': catalogue<Stocktake>()(),
  'POST /api/stock-postings/:id/continue': catalogue<Posting>()(),
  'POST /api/stock-postings/:id/undo': catalogue<Posting>()(),
  'GET /api/imports': catalogue<BookImport[]>()(),
  'POST /api/imports': catalogue<BookImport>()({ body: importRequestSchema }),
  'GET /api/imports/:id': catalogue<BookImport>()(),
  'GET /api/imports/:id/columns': catalogue<FileColumns>()(),
  'POST /api/imports/:id/start': catalogue<BookImport>()(),
  'POST /api/imports/:id/undo': catalogue<BookImport>()(),
  'POST /api/imports/:id/cancel': catalogue<BookImport>()(),
  'GET /api/imports/:id/faulty': catalogue<string>()({ answerType: 'text/csv' }),
  'POST /api/bulk-changes': catalogue<BookImport>()({ body: bulkRequestSchema }),
  'DELETE /api/covers/:fileName': catalogue<{ message: string; deleted: string[] }>()(),
  // The answer's actual type follows the file's ending.
  'GET /api/covers/:fileName': anyone<Uint8Array>()({
    answerType: 'image/jpeg',
    cdnSeconds: 365 * 24 * 60 * 60,
  }),
  // As JPEG: few sites that preview links can read AVIF.
  'GET /api/covers/:fileName/preview': anyone<Uint8Array>()({
    answerType: 'image/jpeg',
    cdnSeconds: 30 * 24 * 60 * 60,
  }),
  'POST /api/orders': openAccount<Order>()({ headers: once, body: orderRequestSchema, appCheck: true }),
  // By phone or at the counter; room for 200 titles.
  'POST /api/orders/desk': orders<Order>()({ headers: once, body: deskOrderSchema, bodyKiB: 64 }),
  // Becomes an order only once it is paid.
  'POST /api/payments': openAccount<PaymentAnswer>()({
    headers: once,
    body: orderRequestSchema,
    appCheck: true,
  }),
  'POST /api/payments/links': orders<PayLink>()({ headers: once, body: deskOrderSchema, bodyKiB: 64 }),
  'POST /api/payments/:id/link': anyone<PayLink>()({ body: payLinkSchema }),
  'POST /api/payments/events': providersEvent<{ message: string }>()(signedText),
  'POST /api/payments/:provider/events': providersEvent<{ message: string }>()(signedText),
  // Before '/api/payments/:id'.
  'GET /api/payments/provider': owner<ProviderCheck>()(),
  'GET /api/payments/held': orders<HeldPayment[]>()(),
  'GET /api/payments/:id': orders<Payment>()(),
  // Asks the provider for the state, and places the order if it was paid.
  'POST /api/payments/:id/check': openAccount<PaymentAnswer>()(),
  // Ends it at the provider, too, so that nothing stays reserved.
  'POST /api/payments/:id/cancel': openAccount<PaymentAnswer>()(),
  'POST /api/payments/:id/again': openAccount<PaymentAnswer>()(),
  'POST /api/payments/:id/cash': openAccount<Order>()(),
  'POST /api/payments/:id/refund': orders<Payment>()(),
  'POST /api/payments/:id/release': orders<HeldPayment[]>()(),
  'POST /api/payments/:id/settled': orders<Payment>()({ body: settledSchema }),
  // Becomes a voucher only once it is paid.
  'POST /api/vouchers': openAccount<PaymentAnswer>()({
    headers: once,
    body: voucherRequestSchema,
    appCheck: true,
  }),
  'POST /api/vouchers/desk': orders<DeskVoucher>()({ headers: once, body: deskVoucherSchema }),
  'POST /api/vouchers/check': shopperOrOrders<VoucherCheck>()({ body: voucherCheckSchema, appCheck: true }),
  // Before '/api/vouchers/:id'.
  'GET /api/vouchers/own': openAccount<OwnVoucherPage>()({ query: ownVouchersQuerySchema }),
  'GET /api/vouchers/own/:id/card': openAccount<Uint8Array>()({ answerType: 'application/pdf' }),
  'GET /api/vouchers/:id/card': orders<Uint8Array>()({ answerType: 'application/pdf' }),
  'GET /api/vouchers': orders<VoucherPage>()({ query: voucherListQuerySchema }),
  'GET /api/vouchers/:id': orders<Voucher>()(),
  'POST /api/vouchers/:id/changes': orders<DeskVoucher>()({ headers: ofVersion, body: voucherChangeSchema }),
  'GET /api/orders/email/:email': openAccount<Order[]>()({ query: ownOrdersQuerySchema }),
  'GET /api/orders': orders<Order[]>()({ query: orderIdsQuerySchema }),
  'GET /api/orders/:id/queue': openAccount<QueuePlace[]>()(),
  'GET /api/orders/export': orders<string>()({ query: orderDaysQuerySchema, answerType: 'text/csv' }),
  'POST /api/orders/:id/status': shopperOrOrders<Order>()({ headers: once, body: orderStepSchema }),
  'POST /api/orders/:id/lines': orders<Order>()({ headers: once, body: lineRequestSchema }),
  'POST /api/orders/:id/missing': orders<Order>()({ headers: once, body: missingCopySchema }),
  'POST /api/orders/:id/parcels': orders<Order>()({ headers: once, body: parcelRequestSchema }),
  'PUT /api/orders/:id/parcels/:number': orders<Order>()({ headers: once, body: parcelEditSchema }),
  'PUT /api/orders/:id/recipient': orders<Order>()({ headers: once, body: recipientEditSchema }),
  'POST /api/orders/:id/messages': orders<Order>()({ headers: once, body: orderTextSchema }),
  'POST /api/orders/:id/discounts': orders<DiscountedOrder>()({ headers: once, body: discountRequestSchema }),
  'DELETE /api/orders/:id/discounts/:number': orders<Order>()({ headers: once }),
  'GET /api/orders/:id/notes': orders<DeskNote[]>()(),
  'POST /api/orders/:id/notes': orders<DeskNote[]>()({ headers: once, body: orderTextSchema }),
  'GET /api/orders/:id/cash': orders<CashEntry[]>()(),
  'POST /api/orders/:id/cash': orders<Order>()({ headers: once, body: cashRequestSchema }),
  'GET /api/cash': orders<CashDay>()({ query: cashDayQuerySchema }),
  'POST /api/cash': orders<CashDay>()({ headers: once, body: drawerRequestSchema }),
  'POST /api/cash/:day/close': orders<CashDay>()({ headers: once, body: closeCashSchema }),
  'POST /api/cash/:day/reopen': owner<CashDay>()({ headers: once, body: reopenCashSchema }),
  'GET /api/cash/export': orders<string>()({ query: orderDaysQuerySchema, answerType: 'text/csv' }),
  'GET /api/cash/datev': orders<Uint8Array>()({
    query: orderDaysQuerySchema,
    answerType: 'text/csv; charset=windows-1252',
  }),
  // Base64 makes the file a third longer. This call only reads it.
  'POST /api/cash/bank-files/read': orders<ReadBankFile>()({ body: bankFileSchema, bodyKiB: 1400 }),
  'GET /api/cash/bank-files': orders<BankFile[]>()(),
  'POST /api/cash/bank-files': orders<BankFile>()({ headers: once, body: bookBankFileSchema, bodyKiB: 256 }),
  'POST /api/cash/bank-files/:id/continue': orders<BankFile>()(),
  'POST /api/cash/bank-files/:id/undo': orders<BankFile>()(),
  'GET /api/cash/to-collect': orders<ToCollect[]>()(),
  'POST /api/cash/to-collect/:id': orders<CollectedInvoice>()(),
  'GET /api/open-items': orders<Order[]>()(),
  'GET /api/open-items/letters': orders<Uint8Array>()({
    query: orderIdsQuerySchema,
    answerType: 'application/pdf',
  }),
  'POST /api/open-items/reminders': orders<RemindedOrders>()({ headers: once, body: remindSchema }),
  'GET /api/invoices': orders<Uint8Array>()({ query: orderIdsQuerySchema, answerType: 'application/pdf' }),
  // Before '/api/invoices/:number'.
  'GET /api/invoices/export': orders<Uint8Array>()({
    query: invoiceExportSchema,
    answerType: 'application/zip',
  }),
  'GET /api/invoices/journal': orders<string>()({ query: orderDaysQuerySchema, answerType: 'text/csv' }),
  'GET /api/invoices/:number': shopperOrOrders<Uint8Array>()({ answerType: 'application/pdf' }),
  'GET /api/invoices/:number/x-rechnung': orders<string>()({ answerType: 'application/xml' }),
  // Open to visitors: the law requires it to work without a login.
  'POST /api/withdrawals': anyone<{ declaredAt: string }>()({ body: withdrawalRequestSchema }),
  'POST /api/newsletter': anyone<{ message: string }>()({ body: newSubscriberSchema }),
  'POST /api/newsletter/confirm': anyone<{ message: string }>()({ body: mailTokenSchema }),
  'GET /api/newsletter': owner<NewsletterFigures>()(),
  'GET /api/newsletter/export': owner<string>()({ answerType: 'text/csv' }),
  'GET /api/withdrawals/unknown': orders<UnknownWithdrawal[]>()({ query: unknownQuerySchema }),
  'POST /api/withdrawals/unknown/:id': orders<UnknownWithdrawal>()({ body: withdrawalDoneSchema }),
  // Authorised by the token in a mail.
  'POST /api/choices': anyone<NotedChoice>()({ body: awaitedChoiceSchema }),
  // Open to visitors: mail programs have no login (RFC 8058).
  'POST /api/unsubscribes': anyone<{ message: string }>()({ body: mailTokenSchema }),
  'GET /api/orders/counts': orders<OrderCounts>()(),
  'GET /api/orders/picking': orders<BookPlace[]>()({ query: orderIdsQuerySchema }),
  'GET /api/orders/carrier-file': orders<string>()({ query: carrierFileQuerySchema, answerType: 'text/csv' }),
  'GET /api/orders/slips': orders<OrderSlips[]>()({ query: slipsQuerySchema }),
  'GET /api/mails/failed': orders<FailedMails>()(),
  'GET /api/orders/:id/mails': orders<OrderMail[]>()(),
  'POST /api/orders/:id/mails/:event': orders<OrderMail>()(),
  'GET /api/account': openAccount<ShopperProfile>()(),
  'PUT /api/account': openAccount<ShopperProfile>()({ headers: ofVersion, body: profileEditSchema }),
  'GET /api/account/export': openAccount<object>()(),
  'POST /api/account/sign-out': openAccount<{ message: string }>()(),
  'GET /api/account/lists': openAccount<ShownLists>()(),
  'PUT /api/account/lists': openAccount<ShownLists>()({ body: listActionsSchema }),
  'GET /api/account/reviews': openAccount<Review[]>()(),
  'PUT /api/account/reviews/:bookId': openAccount<Review>()({ body: reviewRequestSchema }),
  'DELETE /api/account/reviews/:bookId': openAccount<{ message: string }>()(),
  'GET /api/account/wishlist-link': openAccount<OwnWishShare>()(),
  'PUT /api/account/wishlist-link': openAccount<OwnWishShare>()({ body: wishShareSchema }),
  'DELETE /api/account/wishlist-link': openAccount<OwnWishShare>()(),
  'GET /api/wishlists/:code': anyone<SharedWishes>()({ cdnSeconds: 60 }),
  'DELETE /api/account': openAccount<{ message: string }>()({ query: languageQuerySchema }),
  'GET /api/account/newsletter': openAccount<OwnNewsletter>()(),
  'PUT /api/account/newsletter': openAccount<OwnNewsletter>()({ body: ownNewsletterSchema }),
  'GET /api/people': owner<Person[]>()(),
  'POST /api/people': owner<Person>()({ body: newPersonSchema }),
  'PUT /api/people/:id': owner<Person>()({ body: personEditSchema }),
  'DELETE /api/people/:id': owner<{ message: string; person: Person }>()(),
  'PUT /api/admin/password': person<{ message: string }>()({ body: ownPasswordSchema }),
  'GET /api/shop': inCdn<ShopChanges>()({ query: freshQuerySchema.concat(languageQuerySchema) }),
  'GET /api/delivery': inCdn<DeliverySetting>()(),
  'GET /api/opening': owner<Opening>()(),
  'PUT /api/opening': owner<Opening>()({ body: openingEditSchema }),
  'GET /api/version': anyone<ShopVersion>()({ cdnSeconds: 60 }),
  'GET /api/texts/:name': inCdn<{ nodes: TextNode[] }>()({ query: languageQuerySchema }),
  'GET /api/settings': person<StoredSettings>()(),
  'PUT /api/settings': owner<StoredSettings>()({
    headers: ofVersion,
    body: settingsEditSchema,
    bodyKiB: 512,
  }),
  'GET /api/settings/past/:id': owner<{ settings: SettingsEdit }>()(),
  // POST because the text is too long for an address.
  'POST /api/settings/mail': owner<MailPreview>()({ body: mailWordsSchema }),
  'GET /api/genres': owner<CategoryCount[]>()(),
  'GET /api/audit': person<AuditPage>()({ query: auditQuerySchema }),
  'POST /api/audit/:id/restore': catalogue<StoredBookAnswer>()({ headers: ofVersion }),
  'POST /api/csp-reports': anyone<{ message: string }>()({
    body: cspReportSchema,
    contentType: 'application/csp-report',
  }),
};
