import { type MailState, undoWaitMs } from '../shared/order/mail.ts';

export interface MailProgress {
  state: MailState;
  attempts: number;
  /** In milliseconds: the next attempt, or when the present one counts as lost. */
  nextAttemptAt: number;
  /** How often it was sent again; each copy needs its own Message-ID. */
  copy: number;
}

const minute = 60_000;
/** Between attempts; after the last one a mail is given up. */
const waits = [1, 5, 30, 120].map((minutes) => minutes * minute);
/** Longer than an attempt lasts (`attemptTimeout` in smtp.ts), so that no mail is sent twice at once. */
const leaseMs = 2 * minute;

/** Another computer's clock may be ahead by this. */
const clockSkewMs = undoWaitMs / 2;

export function unsent(now: Date, copy = 0, delayMs = 0): MailProgress {
  return { state: 'PENDING', attempts: 0, nextAttemptAt: now.getTime() + delayMs, copy };
}

export function lastAttempt(now: Date): MailProgress {
  return { ...unsent(now), attempts: waits.length };
}

export function isDue({ state, attempts, nextAttemptAt }: MailProgress, now: Date): boolean {
  const tolerance = state === 'PENDING' && attempts === 0 ? clockSkewMs : 0;
  return (state === 'PENDING' || state === 'PROCESSING') && nextAttemptAt <= now.getTime() + tolerance;
}

/** The recipient may have it. */
export function hasLeft({ state }: Pick<MailProgress, 'state'>): boolean {
  return state === 'SUCCESS' || state === 'PROCESSING';
}

/** PROCESSING is a lease, which only one sender can take. */
export function beginAttempt(progress: MailProgress, now: Date, hasServer: boolean): MailProgress {
  const { attempts } = progress;
  if (!hasServer) return { ...progress, state: 'OFF' };
  // The last attempt was lost with its function.
  if (attempts > waits.length) return { ...progress, state: 'ERROR' };
  const nextAttemptAt = now.getTime() + leaseMs;
  return { ...progress, state: 'PROCESSING', attempts: attempts + 1, nextAttemptAt };
}

export function afterFailure(progress: MailProgress, now: Date, isPermanent: boolean): MailProgress {
  const wait = waits[progress.attempts - 1];
  if (isPermanent || wait === undefined) return { ...progress, state: 'ERROR' };
  return { ...progress, state: 'PENDING', nextAttemptAt: now.getTime() + wait };
}
