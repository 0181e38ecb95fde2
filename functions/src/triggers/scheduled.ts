import { info, warn } from 'firebase-functions/logger';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { paymentSecrets } from '../payment/payment-secrets.ts';
import type { FunctionName } from '../setup/accounts.ts';
import { shopHour } from '../shared/shop/shop-day.ts';
import { voucherSecrets } from '../vouchers/voucher-key.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { serviceAccountOf } from './service-accounts.ts';

// Scheduled functions import their work lazily, since every function loads this file.

function scheduled(
  name: FunctionName,
  schedule: string,
  timeoutSeconds: number,
  work: () => Promise<void>,
  special: Pick<ScheduleOptions, 'secrets'> = {},
) {
  const options = { ...oneAtATime, ...special, schedule, timeoutSeconds };
  return onSchedule({ ...options, serviceAccount: serviceAccountOf(name) }, work);
}

const copyMs = 420_000;

/**
 * Copies covers given by address. The only function that fetches addresses from people and files, so its account may do
 * little else.
 */
export const copyCovers = scheduled('copyCovers', 'every 10 minutes', 540, async () => {
  const covers = await import('../use-cases/books/copy-covers.ts');
  const begin = performance.now();
  const isLate = () => performance.now() - begin > copyMs;
  const counts = await covers.copyCovers(() => new Date(), isLate);
  if (counts.copied + counts.failed > 0) info('Covers copied', counts);
});

/** Waiting changes that trigger the alert functions/ops/alerts/change-log-long.json. */
const longLog = 20_000;

/** Folds changes of books into the catalogue; one at a time, since of two concurrent folds only one counts. */
export const foldCatalogue = scheduled('foldCatalogue', 'every 5 minutes', 1800, async () => {
  const catalogue = await import('../use-cases/catalogue/fold-catalogue.ts');
  const fold = await catalogue.foldWhenDue(new Date());
  if (fold) info('Catalogue folded', fold);
  const { countLoggedChanges } = await import('../snapshot/change-log-store.ts');
  const { books } = await countLoggedChanges();
  if (books > longLog) warn('The change log is long', { books });
});

/** Passes moved publication days on to the orders that wait for the books. */
export const moveDays = scheduled('moveDays', 'every 5 minutes', 540, async () => {
  const days = await import('../use-cases/orders/move-days.ts');
  const orders = await days.moveDays(new Date());
  if (orders > 0) info('Orders have a new day', { orders });
});

/**
 * Releases copies of unpaid orders, and refunds what the shop owes online. Free copies, also from cancellations, go to
 * waiting orders. Sends vouchers on their day, and ends expired ones.
 */
export const sweepPayments = scheduled(
  'sweepPayments',
  'every 5 minutes',
  300,
  async () => {
    const payments = await import('../use-cases/payments/sweep-payments.ts');
    const count = await payments.sweepPayments(new Date());
    if (count > 0) info('Payments were looked at', { count });
    const { lookAtVouchers } = await import('../use-cases/vouchers/look-at-vouchers.ts');
    const vouchers = await lookAtVouchers(new Date());
    if (vouchers > 0) info('Vouchers were looked at', { count: vouchers });
    const { giveCopies } = await import('../use-cases/orders/give-copies.ts');
    const { length: copies } = await giveCopies();
    if (copies > 0) info('Copies given to orders that waited', { copies });
  },
  // A lookup at the provider may show that a voucher was paid, whose code is then made.
  { secrets: [...paymentSecrets, ...voucherSecrets] },
);

/** By the shop's clock, at an hour that no change of clocks skips or repeats. */
const morning = 8;

/** Mails about books on wish lists, in the morning; the next run continues where one ends. */
export const tellWishes = scheduled('tellWishes', '20 * * * *', 1800, async () => {
  const now = new Date();
  const { shopProfile } = await import('../settings/shop-profile.ts');
  if (shopHour(now, await shopProfile()) !== morning) return;
  const wishes = await import('../use-cases/wishes/tell-wishes.ts');
  info('Shoppers were told of their wishes', await wishes.tellWishes(now));
});
