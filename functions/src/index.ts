import type { Express, Request, Response } from 'express';
import { type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { checkEnvironment, createApi, shopApi } from './api.ts';
import { adminSecrets, passwordHashSecret, usernameSecret } from './auth/credentials.ts';
import { paymentSecrets } from './payment/payment-secrets.ts';
import { region } from './platform/region.ts';
import { createPages } from './routes/pages.ts';
import { serviceAccountOf } from './triggers/service-accounts.ts';
import { voucherSecrets } from './vouchers/voucher-key.ts';

// Deployed functions, named by their exports.

checkEnvironment();

/** Each instance serves one function, and creates only its routes. */
function madeWhenAsked(make: () => Express) {
  let app: Express | undefined;
  return (request: Request, response: Response) => {
    app ??= make();
    app(request, response);
  };
}

const publicFunction: HttpsOptions = {
  region,
  memory: '512MiB',
  cpu: 1,
  concurrency: 40,
  // Google grants a new project no more than these in a small region.
  maxInstances: 10,
  timeoutSeconds: 60,
  invoker: 'public',
};

export const orders = onRequest(
  {
    ...publicFunction,
    serviceAccount: serviceAccountOf('orders'),
    secrets: [...adminSecrets, ...paymentSecrets, ...voucherSecrets],
  },
  madeWhenAsked(() => createApi('orders')),
);

export const api = onRequest(
  { ...publicFunction, serviceAccount: serviceAccountOf('api'), secrets: [usernameSecret] },
  madeWhenAsked(() => createApi('api')),
);

// Rare calls that may use much memory: few at once.
export const account = onRequest(
  {
    ...publicFunction,
    concurrency: 8,
    maxInstances: 5,
    serviceAccount: serviceAccountOf('account'),
    secrets: [passwordHashSecret],
  },
  madeWhenAsked(() => createApi('account')),
);

export const pages = onRequest(
  { ...publicFunction, serviceAccount: serviceAccountOf('pages') },
  madeWhenAsked(() => createPages(shopApi)),
);

export { checkCover } from './triggers/check-cover.ts';
export { runImport } from './triggers/run-import.ts';
export { copyCovers, foldCatalogue, moveDays, sweepPayments, tellWishes } from './triggers/scheduled.ts';
export { retryMails, sendMail } from './triggers/send-mails.ts';
export { sweepCovers } from './triggers/sweep-covers.ts';
