import { setTimeout } from 'node:timers/promises';
import { smtpAddress } from './mail-catcher.ts';
import { stripeVariables } from './stripe.ts';

// The functions' scheduled work, more often than in production: the emulators have no Scheduler. Modules of the shop
// load only when a schedule begins, since Firebase's libraries read the emulators' addresses when they are loaded.

const minuteMs = 60_000;

async function every(milliseconds: number, signal: AbortSignal, task: () => unknown): Promise<never> {
  while (true) {
    await task();
    await setTimeout(milliseconds, undefined, { signal });
  }
}

/** As `retryMails` does. */
async function sendMails(): Promise<void> {
  const { sendDueMails } = await import('../../functions/src/mail/mail-sender.ts');
  const { shopProfile } = await import('../../functions/src/settings/shop-profile.ts');
  const { codeToSend } = await import('../../functions/src/vouchers/voucher-store.ts');
  const server = { address: smtpAddress, shop: await shopProfile(), codeOf: codeToSend };
  await sendDueMails(() => new Date(), server);
}

/** As `foldCatalogue` does. */
async function foldCatalogue(): Promise<void> {
  const { foldWhenDue } = await import('../../functions/src/use-cases/catalogue/fold-catalogue.ts');
  await foldWhenDue(new Date());
}

/** As `tellWishes` does each day: within minutes here, once a day at most. */
async function tellOfWishes(): Promise<void> {
  const { tellWishes } = await import('../../functions/src/use-cases/wishes/tell-wishes.ts');
  await tellWishes(new Date());
}

/** As `moveDays` does. */
async function moveDaysOfOrders(): Promise<void> {
  const { moveDays } = await import('../../functions/src/use-cases/orders/move-days.ts');
  await moveDays(new Date());
}

/** As `copyCovers` does. */
async function copyCoversOfBooks(): Promise<void> {
  const { copyCovers } = await import('../../functions/src/use-cases/books/copy-covers.ts');
  await copyCovers(
    () => new Date(),
    () => false,
  );
}

/** As `sweepPayments` does. */
async function sweepDuePayments(): Promise<void> {
  Object.assign(process.env, stripeVariables);
  const { sweepPayments } = await import('../../functions/src/use-cases/payments/sweep-payments.ts');
  await sweepPayments(new Date());
  const { lookAtVouchers } = await import('../../functions/src/use-cases/vouchers/look-at-vouchers.ts');
  await lookAtVouchers(new Date());
}

export function keepSchedules(signal: AbortSignal): Promise<never>[] {
  return [
    every(minuteMs, signal, sendMails),
    every(5 * minuteMs, signal, foldCatalogue),
    every(2 * minuteMs, signal, tellOfWishes),
    every(minuteMs, signal, moveDaysOfOrders),
    every(minuteMs, signal, sweepDuePayments),
    every(minuteMs, signal, copyCoversOfBooks),
  ];
}
