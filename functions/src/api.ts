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
import {
  deleteAccount,
  getAccount,
  getAccountExport,
  postAccountSignOut,
  putAccount,
} from './routes/account-routes.ts';
import { getAudit, postAuditRestore } from './routes/audit-routes.ts';
import { putOwnPassword, rememberThisDevice, signInAdmin, signOutAdmin } from './routes/auth-routes.ts';
import { addBook, removeBook, restoreBook, updateBook } from './routes/book-change-routes.ts';
import { getBook, getBooks } from './routes/book-routes.ts';
import {
  exportAccountant,
  getCash,
  getOrderCash,
  postCashClose,
  postCashReopen,
  postOrderCash,
} from './routes/cash-routes.ts';
import {
  getAdminBooks,
  getBookcase,
  getCatalogue,
  getRelatedBooks,
  getSuggestions,
} from './routes/catalogue-routes.ts';
import { postChoice, postMissingCopy } from './routes/choice-routes.ts';
import { getCoverPreview, getDrawnCover, removeCover } from './routes/cover-routes.ts';
import { logCspReport } from './routes/csp-report-routes.ts';
import {
  getDeliveries,
  getScanned,
  postContinued,
  postDelivery,
  postManyStocks,
  postUndone,
} from './routes/delivery-routes.ts';
import {
  getDraft,
  getDrafts,
  postDraft,
  postDraftPublished,
  putDraft,
  removeDraft,
} from './routes/draft-routes.ts';
import { formPages } from './routes/form-pages.ts';
import {
  exportBooks,
  getFileColumns,
  getImport,
  getImportLines,
  getImports,
  postBulkChange,
  postImport,
  postImportCancel,
  postImportStart,
  postImportUndo,
} from './routes/import-routes.ts';
import { exportInvoices, exportJournal, getInvoice, getInvoices } from './routes/invoice-routes.ts';
import { getIsbnLookup } from './routes/isbn-lookup-routes.ts';
import {
  getFailedMails,
  getOrderMails,
  getUnknownWithdrawals,
  postOrderMail,
  postUnknownWithdrawal,
} from './routes/mail-routes.ts';
import {
  getNewsletter,
  getOwnNewsletter,
  getSubscribersCsv,
  postConfirmation,
  postSubscriber,
  postUnsubscribe,
  putOwnNewsletter,
} from './routes/mailing-routes.ts';
import { getOpening, putOpening } from './routes/opening-routes.ts';
import {
  deleteDiscount,
  getOrderNotes,
  postDiscount,
  postOrderLine,
  postOrderMessage,
  postOrderNote,
  postOrderStep,
  postParcel,
  putParcel,
  putRecipient,
} from './routes/order-change-routes.ts';
import {
  getOrderCounts,
  getOrders,
  getOrdersByIds,
  getOrdersCsv,
  getPackingSlips,
  getPickedBooks,
  postOrder,
} from './routes/order-routes.ts';
import {
  getPayment,
  getPaymentProvider,
  postPayment,
  postPaymentAgain,
  postPaymentCheck,
  postPaymentEvent,
  postPaymentInCash,
  postPaymentRefund,
  postPaymentSettled,
} from './routes/payment-routes.ts';
import { deletePerson, getPeople, postPerson, putPerson } from './routes/person-routes.ts';
import {
  deleteReport,
  getBookReviews,
  getDeskReviews,
  getOpenReviews,
  getOwnReviews,
  postReport,
  postReviewStep,
  postReviewUndo,
  putOwnReview,
  putReviewReply,
  removeOwnReview,
} from './routes/review-routes.ts';
import {
  getDelivery,
  getGenres,
  getPastSettings,
  getSettings,
  getShop,
  getText,
  previewMail,
  putSettings,
} from './routes/settings-routes.ts';
import {
  getDeskShelf,
  getDeskShelves,
  getShelf,
  getShelves,
  postShelf,
  postShelfRestored,
  putShelf,
  removeShelf,
} from './routes/shelf-routes.ts';
import { getAccountLists, putAccountLists } from './routes/shopper-list-routes.ts';
import { getSales, getStats } from './routes/stats-routes.ts';
import { getMovements, getStock, postDamaged, postStock } from './routes/stock-routes.ts';
import {
  getStocktake,
  getStocktakes,
  postCounts,
  postStocktake,
  postStocktakeBooked,
  removeStocktake,
} from './routes/stocktake-routes.ts';
import { getToOrder, getToOrderCsv, postGivenCopies, putReorders } from './routes/to-order-routes.ts';
import { getVersion } from './routes/version-routes.ts';
import { deleteWishShare, getWishlist, getWishShare, putWishShare } from './routes/wish-routes.ts';
import { postWithdrawal } from './routes/withdrawal-routes.ts';
import { shopProfile } from './settings/shop-profile.ts';
import { callNames } from './shared/api-calls.ts';
import { type ApiFunction, functionOf } from './shared/api-functions.ts';
import { methodAndPath } from './shared/call-definition.ts';
import { moneyOf } from './shared/shop/money-format.ts';

export const handlers: Handlers = {
  'POST /api/auth/admin': signInAdmin,
  'POST /api/auth/device': rememberThisDevice,
  'DELETE /api/auth/admin': signOutAdmin,
  'GET /api/admin': getStats,
  'GET /api/admin/sales': getSales,
  'GET /api/admin/isbn/:isbn': getIsbnLookup,
  'GET /api/admin/books': getAdminBooks,
  'GET /api/books': getBooks,
  'GET /api/books/export': exportBooks,
  'GET /api/books/:id': getBook,
  'GET /api/catalogue': getCatalogue,
  'GET /api/bookcase': getBookcase,
  'GET /api/suggestions': getSuggestions,
  'GET /api/books/:id/related': getRelatedBooks,
  'GET /api/books/:id/reviews': getBookReviews,
  'POST /api/reviews/:key/reports': postReport,
  'GET /api/admin/reviews': getDeskReviews,
  'GET /api/admin/reviews/counts': getOpenReviews,
  'POST /api/admin/reviews/:key/status': postReviewStep,
  'POST /api/admin/reviews/:key/undo': postReviewUndo,
  'PUT /api/admin/reviews/:key/reply': putReviewReply,
  'DELETE /api/admin/reviews/:key/reports': deleteReport,
  'GET /api/books/:id/drawn-cover': getDrawnCover,
  'POST /api/books/create-book': addBook,
  'PUT /api/books/edit/:id': updateBook,
  'DELETE /api/books/:id': removeBook,
  'POST /api/books/:id/restore': restoreBook,
  'GET /api/drafts': getDrafts,
  'POST /api/drafts': postDraft,
  'GET /api/drafts/:id': getDraft,
  'PUT /api/drafts/:id': putDraft,
  'DELETE /api/drafts/:id': removeDraft,
  'POST /api/drafts/:id/publish': postDraftPublished,
  'GET /api/shelves': getShelves,
  'GET /api/shelves/:slug': getShelf,
  'GET /api/admin/shelves': getDeskShelves,
  'GET /api/admin/shelves/:id': getDeskShelf,
  'POST /api/shelves': postShelf,
  'PUT /api/shelves/:id': putShelf,
  'DELETE /api/shelves/:id': removeShelf,
  'POST /api/shelves/:id/restore': postShelfRestored,
  'GET /api/stock': getStock,
  'POST /api/stock/:bookId': postStock,
  'POST /api/stock/:bookId/damaged': postDamaged,
  'GET /api/stock/scanned': getScanned,
  'GET /api/stock/:bookId/movements': getMovements,
  'GET /api/to-order': getToOrder,
  'GET /api/to-order/export': getToOrderCsv,
  'PUT /api/to-order': putReorders,
  'POST /api/to-order/given': postGivenCopies,
  'GET /api/deliveries': getDeliveries,
  'POST /api/deliveries': postDelivery,
  'POST /api/stock-changes': postManyStocks,
  'GET /api/stocktakes': getStocktakes,
  'POST /api/stocktakes': postStocktake,
  'GET /api/stocktakes/:id': getStocktake,
  'DELETE /api/stocktakes/:id': removeStocktake,
  'POST /api/stocktakes/:id/counts': postCounts,
  'POST /api/stocktakes/:id/book': postStocktakeBooked,
  'POST /api/stock-postings/:id/continue': postContinued,
  'POST /api/stock-postings/:id/undo': postUndone,
  'GET /api/imports': getImports,
  'POST /api/imports': postImport,
  'GET /api/imports/:id': getImport,
  'GET /api/imports/:id/columns': getFileColumns,
  'POST /api/imports/:id/start': postImportStart,
  'POST /api/imports/:id/undo': postImportUndo,
  'POST /api/imports/:id/cancel': postImportCancel,
  'GET /api/imports/:id/faulty': getImportLines,
  'POST /api/bulk-changes': postBulkChange,
  'DELETE /api/covers/:fileName': removeCover,
  'GET /api/covers/:fileName/preview': getCoverPreview,
  'POST /api/orders': postOrder,
  'POST /api/payments': postPayment,
  'POST /api/payments/events': postPaymentEvent,
  'GET /api/payments/provider': getPaymentProvider,
  'GET /api/payments/:id': getPayment,
  'POST /api/payments/:id/check': postPaymentCheck,
  'POST /api/payments/:id/again': postPaymentAgain,
  'POST /api/payments/:id/cash': postPaymentInCash,
  'POST /api/payments/:id/refund': postPaymentRefund,
  'POST /api/payments/:id/settled': postPaymentSettled,
  'GET /api/orders/email/:email': getOrders,
  'GET /api/orders': getOrdersByIds,
  'GET /api/orders/export': getOrdersCsv,
  'POST /api/orders/:id/status': postOrderStep,
  'GET /api/orders/:id/cash': getOrderCash,
  'POST /api/orders/:id/cash': postOrderCash,
  'GET /api/cash': getCash,
  'POST /api/cash/:day/close': postCashClose,
  'POST /api/cash/:day/reopen': postCashReopen,
  'GET /api/cash/export': exportAccountant,
  'POST /api/orders/:id/lines': postOrderLine,
  'POST /api/orders/:id/missing': postMissingCopy,
  'POST /api/choices': postChoice,
  'POST /api/orders/:id/parcels': postParcel,
  'PUT /api/orders/:id/parcels/:number': putParcel,
  'PUT /api/orders/:id/recipient': putRecipient,
  'POST /api/orders/:id/messages': postOrderMessage,
  'POST /api/orders/:id/discounts': postDiscount,
  'DELETE /api/orders/:id/discounts/:number': deleteDiscount,
  'GET /api/orders/:id/notes': getOrderNotes,
  'POST /api/orders/:id/notes': postOrderNote,
  'GET /api/invoices': getInvoices,
  'GET /api/invoices/export': exportInvoices,
  'GET /api/invoices/journal': exportJournal,
  'GET /api/invoices/:number': getInvoice,
  'POST /api/withdrawals': postWithdrawal,
  'POST /api/newsletter': postSubscriber,
  'POST /api/newsletter/confirm': postConfirmation,
  'GET /api/newsletter': getNewsletter,
  'GET /api/newsletter/export': getSubscribersCsv,
  'POST /api/unsubscribes': postUnsubscribe,
  'GET /api/orders/counts': getOrderCounts,
  'GET /api/orders/picking': getPickedBooks,
  'GET /api/orders/slips': getPackingSlips,
  'GET /api/mails/failed': getFailedMails,
  'GET /api/withdrawals/unknown': getUnknownWithdrawals,
  'POST /api/withdrawals/unknown/:id': postUnknownWithdrawal,
  'GET /api/orders/:id/mails': getOrderMails,
  'POST /api/orders/:id/mails/:event': postOrderMail,
  'GET /api/account': getAccount,
  'PUT /api/account': putAccount,
  'GET /api/account/export': getAccountExport,
  'POST /api/account/sign-out': postAccountSignOut,
  'GET /api/account/lists': getAccountLists,
  'PUT /api/account/lists': putAccountLists,
  'GET /api/account/reviews': getOwnReviews,
  'PUT /api/account/reviews/:bookId': putOwnReview,
  'DELETE /api/account/reviews/:bookId': removeOwnReview,
  'GET /api/account/wishlist-link': getWishShare,
  'PUT /api/account/wishlist-link': putWishShare,
  'DELETE /api/account/wishlist-link': deleteWishShare,
  'GET /api/wishlists/:code': getWishlist,
  'DELETE /api/account': deleteAccount,
  'GET /api/account/newsletter': getOwnNewsletter,
  'PUT /api/account/newsletter': putOwnNewsletter,
  'GET /api/people': getPeople,
  'POST /api/people': postPerson,
  'PUT /api/people/:id': putPerson,
  'DELETE /api/people/:id': deletePerson,
  'PUT /api/admin/password': putOwnPassword,
  'GET /api/shop': getShop,
  'GET /api/delivery': getDelivery,
  'GET /api/opening': getOpening,
  'PUT /api/opening': putOpening,
  'GET /api/version': getVersion,
  'GET /api/texts/:name': getText,
  'GET /api/settings': getSettings,
  'PUT /api/settings': putSettings,
  'POST /api/settings/mail': previewMail,
  'GET /api/settings/past/:id': getPastSettings,
  'GET /api/genres': getGenres,
  'GET /api/audit': getAudit,
  'POST /api/audit/:id/restore': postAuditRestore,
  'POST /api/csp-reports': logCspReport,
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

/** The shop's API over HTTP, or the part of it that one function answers. */
export function createApi(only?: ApiFunction): Express {
  // A wrong setting stops the start, not a shopper's order.
  isAppCheckRequired();
  lookupAddress();
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
