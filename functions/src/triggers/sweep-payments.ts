import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { paymentSecrets } from '../payment/payment-secrets.ts';
import { voucherSecrets } from '../vouchers/voucher-key.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { serviceAccountOf } from './service-accounts.ts';

/**
 * Releases the copies of what was not paid in time, and gives back what the shop owes of what was paid online. Copies that
 * came free, also by a cancellation, go to orders that wait for them. Sends vouchers on their day, and ends those that are over.
 */
export const sweepPayments = onSchedule(
  {
    ...oneAtATime,
    schedule: 'every 5 minutes',
    serviceAccount: serviceAccountOf('sweepPayments'),
    // What the provider says only when it is asked may be the money of a voucher, whose code is made then.
    secrets: [...paymentSecrets, ...voucherSecrets],
    timeoutSeconds: 300,
  },
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
);
