import { info, warn } from 'firebase-functions/logger';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { paymentSecrets } from '../payment/payment-secrets.ts';
import type { FunctionName } from '../setup/accounts.ts';
import { shopHour } from '../shared/shop/shop-day.ts';
import { voucherSecrets } from '../vouchers/voucher-key.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { serviceAccountOf } from './service-accounts.ts';

// What runs by the clock. Each loads what it does when it does it, since all functions load this file.

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

/** Copies the covers that books have by address. It alone fetches what people and files name, so it may do little else. */
export const copyCovers = scheduled('copyCovers', 'every 10 minutes', 540, async () => {
  const covers = await import('../use-cases/books/copy-covers.ts');
  const begin = performance.now();
  const isLate = () => performance.now() - begin > copyMs;
  const counts = await covers.copyCovers(() => new Date(), isLate);
  if (counts.copied + counts.failed > 0) info('Covers copied', counts);
});

/** From how many waiting changes of books on there is an alert: functions/ops/alerts/change-log-long.json. */
const longLog = 20_000;

/** Folds the changes of the books into the catalogue; one at a time, since of two folds at once only one counts. */
export const foldCatalogue = scheduled('foldCatalogue', 'every 5 minutes', 1800, async () => {
  const catalogue = await import('../use-cases/catalogue/fold-catalogue.ts');
  const fold = await catalogue.foldWhenDue(new Date());
  if (fold) info('Catalogue folded', fold);
  const { countLoggedChanges } = await import('../snapshot/change-log-store.ts');
  const { books } = await countLoggedChanges();
  if (books > longLog) warn('The change log is long', { books });
});

/** Brings the days on which books appear, once they have moved, to the orders that wait for them. */
export const moveDays = scheduled('moveDays', 'every 5 minutes', 540, async () => {
  const days = await import('../use-cases/orders/move-days.ts');
  const orders = await days.moveDays(new Date());
  if (orders > 0) info('Orders have a new day', { orders });
});

/**
 * Releases the copies of what was not paid in time, and gives back what the shop owes of what was paid online. Copies that
 * came free, also by a cancellation, go to orders that wait for them. Sends vouchers on their day, and ends those that are over.
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
  // What the provider says only when it is asked may be the money of a voucher, whose code is made then.
  { secrets: [...paymentSecrets, ...voucherSecrets] },
);

/** In which hour of the shop's clock. No clock is moved in it. */
const morning = 8;

/** Writes to shoppers of books on their wish lists, in the morning; what a run leaves behind, the next one takes up. */
export const tellWishes = scheduled('tellWishes', '20 * * * *', 1800, async () => {
  const now = new Date();
  const { shopProfile } = await import('../settings/shop-profile.ts');
  if (shopHour(now, await shopProfile()) !== morning) return;
  const wishes = await import('../use-cases/wishes/tell-wishes.ts');
  info('Shoppers were told of their wishes', await wishes.tellWishes(now));
});
