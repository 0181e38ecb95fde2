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
import { accountRoutes } from './routes/account-routes.ts';
import { auditRoutes } from './routes/audit-routes.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { authorRoutes } from './routes/author-routes.ts';
import { bankFileRoutes } from './routes/bank-file-routes.ts';
import { bookChangeRoutes } from './routes/book-change-routes.ts';
import { bookRoutes } from './routes/book-routes.ts';
import { cashRoutes } from './routes/cash-routes.ts';
import { catalogueRoutes } from './routes/catalogue-routes.ts';
import { choiceRoutes } from './routes/choice-routes.ts';
import { coverRoutes } from './routes/cover-routes.ts';
import { cspReportRoutes } from './routes/csp-report-routes.ts';
import { customerRoutes } from './routes/customer-routes.ts';
import { deliveryRoutes } from './routes/delivery-routes.ts';
import { draftRoutes } from './routes/draft-routes.ts';
import { formPages } from './routes/form-pages.ts';
import { importRoutes } from './routes/import-routes.ts';
import { invoiceRoutes } from './routes/invoice-routes.ts';
import { isbnLookupRoutes } from './routes/isbn-lookup-routes.ts';
import { mailRoutes } from './routes/mail-routes.ts';
import { mailingRoutes } from './routes/mailing-routes.ts';
import { offerRoutes } from './routes/offer-routes.ts';
import { orderChangeRoutes } from './routes/order-change-routes.ts';
import { orderRoutes } from './routes/order-routes.ts';
import { overviewRoutes } from './routes/overview-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { personRoutes } from './routes/person-routes.ts';
import { reviewRoutes } from './routes/review-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { shelfRoutes } from './routes/shelf-routes.ts';
import { stockRoutes } from './routes/stock-routes.ts';
import { stocktakeRoutes } from './routes/stocktake-routes.ts';
import { toOrderRoutes } from './routes/to-order-routes.ts';
import { voucherRoutes } from './routes/voucher-routes.ts';
import { wishRoutes } from './routes/wish-routes.ts';
import { withdrawalRoutes } from './routes/withdrawal-routes.ts';
import { shopProfile } from './settings/shop-profile.ts';
import { callNames } from './shared/api-calls.ts';
import { type ApiFunction, functionOf } from './shared/api-functions.ts';
import { methodAndPath } from './shared/call-definition.ts';
import { moneyOf } from './shared/shop/money-format.ts';

export const handlers: Handlers = {
  ...accountRoutes,
  ...auditRoutes,
  ...authRoutes,
  ...authorRoutes,
  ...bankFileRoutes,
  ...bookChangeRoutes,
  ...bookRoutes,
  ...cashRoutes,
  ...catalogueRoutes,
  ...choiceRoutes,
  ...coverRoutes,
  ...cspReportRoutes,
  ...customerRoutes,
  ...deliveryRoutes,
  ...draftRoutes,
  ...importRoutes,
  ...invoiceRoutes,
  ...isbnLookupRoutes,
  ...mailRoutes,
  ...mailingRoutes,
  ...offerRoutes,
  ...orderChangeRoutes,
  ...orderRoutes,
  ...overviewRoutes,
  ...paymentRoutes,
  ...personRoutes,
  ...reviewRoutes,
  ...settingsRoutes,
  ...shelfRoutes,
  ...stockRoutes,
  ...stocktakeRoutes,
  ...toOrderRoutes,
  ...voucherRoutes,
  ...wishRoutes,
  ...withdrawalRoutes,
};

/** Handlers of all calls, by who may make them. */
export const shopApi: Api = {
  handlers,
  access: { requireAppCheck, identifyCaller },
  bodyContext: async () => {
    const shop = await shopProfile();
    return { money: moneyOf(shop), fixedPrices: shop.fixedPrices };
  },
};

/** @throws Error for a wrong setting: the start fails rather than a shopper's order */
export function checkEnvironment(): void {
  isAppCheckRequired();
  lookupAddress();
}

/** All calls, or only those served by one function. */
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
