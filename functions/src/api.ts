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
import { authRoutes } from './routes/auth-routes.ts';
import { authorRoutes } from './routes/author-routes.ts';
import { bookRoutes } from './routes/book-routes.ts';
import { catalogueRoutes } from './routes/catalogue-routes.ts';
import { choiceRoutes } from './routes/choice-routes.ts';
import { coverRoutes } from './routes/cover-routes.ts';
import { cspReportRoutes } from './routes/csp-report-routes.ts';
import { formPages } from './routes/form-pages.ts';
import { invoiceRoutes } from './routes/invoice-routes.ts';
import { mailingRoutes } from './routes/mailing-routes.ts';
import { offerRoutes } from './routes/offer-routes.ts';
import { orderChangeRoutes } from './routes/order-change-routes.ts';
import { orderRoutes } from './routes/order-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { reviewRoutes } from './routes/review-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { shelfRoutes } from './routes/shelf-routes.ts';
import { voucherRoutes } from './routes/voucher-routes.ts';
import { wishRoutes } from './routes/wish-routes.ts';
import { withdrawalRoutes } from './routes/withdrawal-routes.ts';
import { shopProfile } from './settings/shop-profile.ts';
import { type CallName, type CallNameFor, callNames } from './shared/api-calls.ts';
import { type ApiFunction, functionOf } from './shared/api-functions.ts';
import { methodAndPath } from './shared/call-definition.ts';
import type { Capability } from './shared/people/roles.ts';
import { moneyOf } from './shared/shop/money-format.ts';

/** Every call that shoppers make, and those of the desk that stand beside them. */
const shopHandlers = {
  ...accountRoutes,
  ...authRoutes,
  ...authorRoutes,
  ...bookRoutes,
  ...catalogueRoutes,
  ...choiceRoutes,
  ...coverRoutes,
  ...cspReportRoutes,
  ...invoiceRoutes,
  ...mailingRoutes,
  ...offerRoutes,
  ...orderChangeRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...reviewRoutes,
  ...settingsRoutes,
  ...shelfRoutes,
  ...voucherRoutes,
  ...wishRoutes,
  ...withdrawalRoutes,
} satisfies Omit<Handlers, CallNameFor<Capability>>;

let deskCalls: Promise<typeof import('./desk-api.ts')> | undefined;

/** The desk's other calls are loaded by the first of them: no shopper waits for what only the desk uses. */
async function handlersWith(name: CallName): Promise<Partial<Handlers>> {
  if (name in shopHandlers) return shopHandlers;
  deskCalls ??= import('./desk-api.ts');
  const { deskHandlers } = await deskCalls;
  return deskHandlers satisfies Omit<Handlers, keyof typeof shopHandlers>;
}

/** Handlers of all calls, by who may make them. */
export const shopApi: Api = {
  handlersWith,
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
