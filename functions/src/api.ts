import express, { type Express } from 'express';
import { isAppCheckRequired, requireAppCheck } from './auth/app-check.ts';
import { identifyCaller } from './auth/callers.ts';
import { lookupAddress } from './isbn-lookup/open-library.ts';
import { MethodNotAllowed } from './platform/http/api-errors.ts';
import type { Api } from './platform/http/call-request.ts';
import {
  answerError,
  answerNotFound,
  prepareAnswer,
  refuseBadAddress,
} from './platform/http/error-answers.ts';
import { expressCall } from './platform/http/express-call.ts';
import type { Handlers } from './platform/http/handler.ts';
import { apiHeaders } from './platform/http/security-headers.ts';
import { logCalls } from './platform/logging/call-log.ts';
import * as account from './routes/account-routes.ts';
import * as audit from './routes/audit-routes.ts';
import * as auth from './routes/auth-routes.ts';
import * as author from './routes/author-routes.ts';
import * as bankFile from './routes/bank-file-routes.ts';
import * as bookChange from './routes/book-change-routes.ts';
import * as book from './routes/book-routes.ts';
import * as cash from './routes/cash-routes.ts';
import * as catalogue from './routes/catalogue-routes.ts';
import * as choice from './routes/choice-routes.ts';
import * as cover from './routes/cover-routes.ts';
import * as cspReport from './routes/csp-report-routes.ts';
import * as customer from './routes/customer-routes.ts';
import * as delivery from './routes/delivery-routes.ts';
import * as draft from './routes/draft-routes.ts';
import { formPages } from './routes/form-pages.ts';
import * as imports from './routes/import-routes.ts';
import * as invoice from './routes/invoice-routes.ts';
import * as isbnLookup from './routes/isbn-lookup-routes.ts';
import * as mail from './routes/mail-routes.ts';
import * as mailing from './routes/mailing-routes.ts';
import * as offer from './routes/offer-routes.ts';
import * as openItem from './routes/open-item-routes.ts';
import * as opening from './routes/opening-routes.ts';
import * as orderChange from './routes/order-change-routes.ts';
import * as order from './routes/order-routes.ts';
import * as payment from './routes/payment-routes.ts';
import * as person from './routes/person-routes.ts';
import * as publisher from './routes/publisher-routes.ts';
import * as review from './routes/review-routes.ts';
import * as settings from './routes/settings-routes.ts';
import * as shelf from './routes/shelf-routes.ts';
import * as shopperList from './routes/shopper-list-routes.ts';
import * as stats from './routes/stats-routes.ts';
import * as stock from './routes/stock-routes.ts';
import * as stocktake from './routes/stocktake-routes.ts';
import * as toOrder from './routes/to-order-routes.ts';
import * as version from './routes/version-routes.ts';
import * as voucher from './routes/voucher-routes.ts';
import * as wish from './routes/wish-routes.ts';
import * as withdrawal from './routes/withdrawal-routes.ts';
import { shopProfile } from './settings/shop-profile.ts';
import { callNames } from './shared/api-calls.ts';
import { type ApiFunction, functionOf } from './shared/api-functions.ts';
import { methodAndPath } from './shared/call-definition.ts';
import { moneyOf } from './shared/shop/money-format.ts';

export const handlers: Handlers = {
  'POST /api/auth/admin': auth.signInAdmin,
  'POST /api/auth/device': auth.rememberThisDevice,
  'DELETE /api/auth/admin': auth.signOutAdmin,
  'GET /api/admin': stats.getStats,
  'GET /api/admin/sales': stats.getSales,
  'GET /api/admin/isbn/:isbn': isbnLookup.getIsbnLookup,
  'GET /api/admin/books': catalogue.getAdminBooks,
  'GET /api/books': book.getBooks,
  'GET /api/books/export': imports.exportBooks,
  'GET /api/books/:id': book.getBook,
  'GET /api/catalogue': catalogue.getCatalogue,
  'GET /api/bookcase': catalogue.getBookcase,
  'GET /api/doors': catalogue.getDoors,
  'GET /api/suggestions': catalogue.getSuggestions,
  'GET /api/books/:id/related': catalogue.getRelatedBooks,
  'GET /api/books/:id/reviews': review.getBookReviews,
  'POST /api/reviews/:key/reports': review.postReport,
  'GET /api/admin/reviews': review.getDeskReviews,
  'GET /api/admin/reviews/counts': review.getOpenReviews,
  'POST /api/admin/reviews/:key/status': review.postReviewStep,
  'POST /api/admin/reviews/:key/undo': review.postReviewUndo,
  'PUT /api/admin/reviews/:key/reply': review.putReviewReply,
  'DELETE /api/admin/reviews/:key/reports': review.deleteReport,
  'GET /api/books/:id/drawn-cover': cover.getDrawnCover,
  'POST /api/books/create-book': bookChange.addBook,
  'PUT /api/books/edit/:id': bookChange.updateBook,
  'DELETE /api/books/:id': bookChange.removeBook,
  'POST /api/books/:id/restore': bookChange.restoreBook,
  'GET /api/drafts': draft.getDrafts,
  'POST /api/drafts': draft.draftRoutes.post,
  'GET /api/drafts/:id': draft.getDraft,
  'PUT /api/drafts/:id': draft.draftRoutes.put,
  'DELETE /api/drafts/:id': draft.draftRoutes.remove,
  'POST /api/drafts/:id/publish': draft.postDraftPublished,
  'GET /api/shelves': shelf.getShelves,
  'GET /api/shelves/:slug': shelf.getShelf,
  'GET /api/admin/shelves': shelf.getDeskShelves,
  'GET /api/admin/shelves/:id': shelf.getDeskShelf,
  'POST /api/shelves': shelf.shelfRoutes.post,
  'PUT /api/shelves/:id': shelf.shelfRoutes.put,
  'DELETE /api/shelves/:id': shelf.shelfRoutes.remove,
  'POST /api/shelves/:id/restore': shelf.shelfRoutes.restore,
  'GET /api/customers': customer.getCustomers,
  'POST /api/customers': customer.customerRoutes.post,
  'PUT /api/customers/:id': customer.customerRoutes.put,
  'DELETE /api/customers/:id': customer.customerRoutes.remove,
  'GET /api/offers': offer.getOffers,
  'POST /api/offers': offer.offerRoutes.post,
  'PUT /api/offers/:id': offer.offerRoutes.put,
  'DELETE /api/offers/:id': offer.offerRoutes.remove,
  'POST /api/offers/:id/restore': offer.offerRoutes.restore,
  'POST /api/cart/offers': offer.postCartOffers,
  'POST /api/account/offers': offer.postOwnOffers,
  'GET /api/authors/:id': author.getAuthor,
  'GET /api/admin/authors': author.getDeskAuthors,
  'PUT /api/authors/:id': author.putAuthor,
  'GET /api/publishers': publisher.getPublishers,
  'PUT /api/publishers': publisher.putPublisher,
  'GET /api/stock': stock.getStock,
  'POST /api/stock/:bookId': stock.postStock,
  'POST /api/stock/:bookId/damaged': stock.postDamaged,
  'GET /api/stock/scanned': delivery.getScanned,
  'GET /api/stock/:bookId/movements': stock.getMovements,
  'GET /api/to-order': toOrder.getToOrder,
  'GET /api/to-order/export': toOrder.getToOrderCsv,
  'PUT /api/to-order': toOrder.putReorders,
  'POST /api/to-order/given': toOrder.postGivenCopies,
  'GET /api/deliveries': delivery.getDeliveries,
  'POST /api/deliveries': delivery.postDelivery,
  'POST /api/stock-changes': delivery.postManyStocks,
  'GET /api/stocktakes': stocktake.getStocktakes,
  'POST /api/stocktakes': stocktake.postStocktake,
  'GET /api/stocktakes/:id': stocktake.getStocktake,
  'DELETE /api/stocktakes/:id': stocktake.removeStocktake,
  'POST /api/stocktakes/:id/counts': stocktake.postCounts,
  'POST /api/stocktakes/:id/book': stocktake.postStocktakeBooked,
  'POST /api/stock-postings/:id/continue': delivery.postContinued,
  'POST /api/stock-postings/:id/undo': delivery.postUndone,
  'GET /api/imports': imports.getImports,
  'POST /api/imports': imports.postImport,
  'GET /api/imports/:id': imports.getImport,
  'GET /api/imports/:id/columns': imports.getFileColumns,
  'POST /api/imports/:id/start': imports.postImportStart,
  'POST /api/imports/:id/undo': imports.postImportUndo,
  'POST /api/imports/:id/cancel': imports.postImportCancel,
  'GET /api/imports/:id/faulty': imports.getImportLines,
  'POST /api/bulk-changes': imports.postBulkChange,
  'DELETE /api/covers/:fileName': cover.removeCover,
  'GET /api/covers/:fileName': cover.getCover,
  'GET /api/covers/:fileName/preview': cover.getCoverPreview,
  'POST /api/orders': order.postOrder,
  'POST /api/orders/desk': order.postDeskOrder,
  'POST /api/payments': payment.postPayment,
  'POST /api/payments/links': payment.postPayLink,
  'POST /api/payments/:id/link': payment.postOpenedLink,
  'POST /api/payments/events': payment.postPaymentEvent,
  'POST /api/payments/:provider/events': payment.postProviderEvent,
  'GET /api/payments/provider': payment.getPaymentProvider,
  'GET /api/payments/held': payment.getHeldPayments,
  'GET /api/payments/:id': payment.getPayment,
  'POST /api/payments/:id/check': payment.postPaymentCheck,
  'POST /api/payments/:id/again': payment.postPaymentAgain,
  'POST /api/payments/:id/cash': payment.postPaymentInCash,
  'POST /api/payments/:id/refund': payment.postPaymentRefund,
  'POST /api/payments/:id/release': payment.postPaymentRelease,
  'POST /api/payments/:id/settled': payment.postPaymentSettled,
  'POST /api/vouchers': voucher.postVoucher,
  'POST /api/vouchers/desk': voucher.postDeskVoucher,
  'POST /api/vouchers/check': voucher.postVoucherCheck,
  'GET /api/vouchers/own': voucher.getOwnVouchers,
  'GET /api/vouchers/own/:id/card': voucher.getOwnVoucherCard,
  'GET /api/vouchers/:id/card': voucher.getVoucherCard,
  'GET /api/vouchers': voucher.getVouchers,
  'GET /api/vouchers/:id': voucher.getVoucher,
  'POST /api/vouchers/:id/changes': voucher.postVoucherChange,
  'GET /api/orders/email/:email': order.getOrders,
  'GET /api/orders': order.getOrdersByIds,
  'GET /api/orders/:id/queue': order.getQueue,
  'GET /api/orders/export': order.getOrdersCsv,
  'GET /api/orders/carrier-file': order.getCarrierFile,
  'POST /api/orders/:id/status': orderChange.postOrderStep,
  'GET /api/orders/:id/cash': cash.getOrderCash,
  'POST /api/orders/:id/cash': cash.postOrderCash,
  'GET /api/cash': cash.getCash,
  'POST /api/cash': cash.postDrawer,
  'POST /api/cash/:day/close': cash.postCashClose,
  'POST /api/cash/:day/reopen': cash.postCashReopen,
  'GET /api/cash/export': cash.exportAccountant,
  'GET /api/cash/datev': cash.exportAsDatev,
  'POST /api/orders/:id/lines': orderChange.postOrderLine,
  'POST /api/orders/:id/missing': choice.postMissingCopy,
  'POST /api/choices': choice.postChoice,
  'POST /api/orders/:id/parcels': orderChange.postParcel,
  'PUT /api/orders/:id/parcels/:number': orderChange.putParcel,
  'PUT /api/orders/:id/recipient': orderChange.putRecipient,
  'POST /api/orders/:id/messages': orderChange.postOrderMessage,
  'POST /api/orders/:id/discounts': orderChange.postDiscount,
  'DELETE /api/orders/:id/discounts/:number': orderChange.deleteDiscount,
  'GET /api/orders/:id/notes': orderChange.getOrderNotes,
  'POST /api/orders/:id/notes': orderChange.postOrderNote,
  'POST /api/cash/bank-files/read': bankFile.postBankFileRead,
  'GET /api/cash/bank-files': bankFile.getBankFiles,
  'POST /api/cash/bank-files': bankFile.postBankFile,
  'POST /api/cash/bank-files/:id/continue': bankFile.postBankFileContinued,
  'POST /api/cash/bank-files/:id/undo': bankFile.postBankFileUndone,
  'GET /api/cash/to-collect': openItem.getToCollect,
  'POST /api/cash/to-collect/:id': openItem.postCollected,
  'GET /api/open-items': openItem.getOpenItems,
  'GET /api/open-items/letters': openItem.getLetters,
  'POST /api/open-items/reminders': openItem.postReminders,
  'GET /api/invoices': invoice.getInvoices,
  'GET /api/invoices/export': invoice.exportInvoices,
  'GET /api/invoices/journal': invoice.exportJournal,
  'GET /api/invoices/:number': invoice.getInvoice,
  'GET /api/invoices/:number/x-rechnung': invoice.getXRechnung,
  'POST /api/withdrawals': withdrawal.postWithdrawal,
  'POST /api/newsletter': mailing.postSubscriber,
  'POST /api/newsletter/confirm': mailing.postConfirmation,
  'GET /api/newsletter': mailing.getNewsletter,
  'GET /api/newsletter/export': mailing.getSubscribersCsv,
  'POST /api/unsubscribes': mailing.postUnsubscribe,
  'GET /api/orders/counts': order.getOrderCounts,
  'GET /api/orders/picking': order.getPickedBooks,
  'GET /api/orders/slips': order.getPackingSlips,
  'GET /api/mails/failed': mail.getFailedMails,
  'GET /api/withdrawals/unknown': mail.getUnknownWithdrawals,
  'POST /api/withdrawals/unknown/:id': mail.postUnknownWithdrawal,
  'GET /api/orders/:id/mails': mail.getOrderMails,
  'POST /api/orders/:id/mails/:event': mail.postOrderMail,
  'GET /api/account': account.getAccount,
  'PUT /api/account': account.putAccount,
  'GET /api/account/export': account.getAccountExport,
  'POST /api/account/sign-out': account.postAccountSignOut,
  'GET /api/account/lists': shopperList.getAccountLists,
  'PUT /api/account/lists': shopperList.putAccountLists,
  'GET /api/account/reviews': review.getOwnReviews,
  'PUT /api/account/reviews/:bookId': review.putOwnReview,
  'DELETE /api/account/reviews/:bookId': review.removeOwnReview,
  'GET /api/account/wishlist-link': wish.getWishShare,
  'PUT /api/account/wishlist-link': wish.putWishShare,
  'DELETE /api/account/wishlist-link': wish.deleteWishShare,
  'GET /api/wishlists/:code': wish.getWishlist,
  'DELETE /api/account': account.deleteAccount,
  'GET /api/account/newsletter': mailing.getOwnNewsletter,
  'PUT /api/account/newsletter': mailing.putOwnNewsletter,
  'GET /api/people': person.getPeople,
  'POST /api/people': person.postPerson,
  'PUT /api/people/:id': person.putPerson,
  'DELETE /api/people/:id': person.deletePerson,
  'PUT /api/admin/password': auth.putOwnPassword,
  'GET /api/shop': settings.getShop,
  'GET /api/delivery': settings.getDelivery,
  'GET /api/opening': opening.getOpening,
  'PUT /api/opening': opening.putOpening,
  'GET /api/version': version.getVersion,
  'GET /api/texts/:name': settings.getText,
  'GET /api/settings': settings.getSettings,
  'PUT /api/settings': settings.putSettings,
  'POST /api/settings/mail': settings.previewMail,
  'GET /api/settings/past/:id': settings.getPastSettings,
  'GET /api/genres': settings.getGenres,
  'GET /api/audit': audit.getAudit,
  'POST /api/audit/:id/restore': audit.postAuditRestore,
  'POST /api/csp-reports': cspReport.logCspReport,
};

/** The shop's API: what answers each call, and who may make it. */
export const shopApi: Api = {
  handlers,
  access: { requireAppCheck, identifyCaller },
  bodyContext: async () => {
    const shop = await shopProfile();
    return { money: moneyOf(shop), fixedPrices: shop.fixedPrices };
  },
};

/** @throws Error for a wrong setting, which stops the start and not a shopper's order */
export function checkEnvironment(): void {
  isAppCheckRequired();
  lookupAddress();
}

/** The shop's API over HTTP, or the part of it that one function answers. */
export function createApi(only?: ApiFunction): Express {
  const app = express()
    .disable('x-powered-by')
    .disable('etag')
    .enable('case sensitive routing')
    .set('query parser', false);
  if (only === undefined || only === 'orders') app.use(formPages(shopApi));
  app.use(logCalls, prepareAnswer(apiHeaders), refuseBadAddress);
  const all = callNames.map((name) => ({ name, ...methodAndPath(name) }));
  const calls = all.filter(({ path }) => only === undefined || functionOf(path) === only);
  for (const { name, method, path } of calls) app[method](path, expressCall(name, shopApi));
  for (const [path, callsAtPath] of Map.groupBy(calls, (call) => call.path)) {
    app.all(path, () => {
      throw new MethodNotAllowed(callsAtPath.map(({ method }) => method.toUpperCase()));
    });
  }
  return app.use(answerNotFound).use(answerError);
}
