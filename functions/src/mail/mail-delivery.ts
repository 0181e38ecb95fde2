import type { MailState } from '../shared/order/mail.ts';

/** What has become of a mail. */
export interface Delivery {
  state: MailState;
  attempts: number;
  /** When it is tried next, or when the attempt that is under way counts as lost; in milliseconds. */
  nextAttemptAt: number;
}

const minute = 60_000;
/** How long after a failed attempt the next one follows; after the last of them a mail is given up. */
const waits = [1, 5, 30, 120].map((minutes) => minutes * minute);
/** Longer than an attempt can last (`attemptTimeout` in smtp.ts), so that no mail is sent twice at once. */
const leaseMs = 2 * minute;

/** A mail that waits for its first attempt. */
export function unsent(now: Date): Delivery {
  return { state: 'PENDING', attempts: 0, nextAttemptAt: now.getTime() };
}

/** Whether it is to be sent now. The first attempt ignores `nextAttemptAt`, since another computer's clock may have set it. */
export function isDue({ state, attempts, nextAttemptAt }: Delivery, now: Date): boolean {
  if (state === 'PENDING' && attempts === 0) return true;
  return (state === 'PENDING' || state === 'PROCESSING') && nextAttemptAt <= now.getTime();
}

/** What a due mail becomes before it is sent: PROCESSING is a lease, which only one sender can take. */
export function beginAttempt({ attempts, nextAttemptAt }: Delivery, now: Date, hasServer: boolean): Delivery {
  if (!hasServer) return { state: 'OFF', attempts, nextAttemptAt };
  // The last attempt was lost, with the function that made it.
  if (attempts > waits.length) return { state: 'ERROR', attempts, nextAttemptAt };
  return { state: 'PROCESSING', attempts: attempts + 1, nextAttemptAt: now.getTime() + leaseMs };
}

/** What a mail becomes whose attempt has failed. */
export function afterFailure(delivery: Delivery, now: Date, isPermanent: boolean): Delivery {
  const wait = waits[delivery.attempts - 1];
  if (isPermanent || wait === undefined) return { ...delivery, state: 'ERROR' };
  return { ...delivery, state: 'PENDING', nextAttemptAt: now.getTime() + wait };
}
