import { fetchLastRecipient, type Recipient, useKnownOf } from '#entities/order/last-recipient.ts';
import { fetchProfile } from '#entities/shopper/fetch-profile.ts';

interface KnownRecipients {
  /** The shopper's addresses, the first choice first. */
  saved: readonly Recipient[];
  last: Recipient | undefined;
}

async function fetchKnown(email: string, signal: AbortSignal): Promise<KnownRecipients> {
  function unknown(error: unknown): undefined {
    // A page that was left asks no more.
    if (!signal.aborted) console.warn('A recipient is not known:', error);
  }
  const [last, profile] = await Promise.all([
    fetchLastRecipient(email, signal).catch(unknown),
    fetchProfile(signal).catch(unknown),
  ]);
  return { saved: profile?.addresses ?? [], last };
}

/** To whom the shopper's books can go: what the form is filled in with, and what it offers. */
export function useKnownRecipients(email: string | null | undefined): KnownRecipients | undefined {
  return useKnownOf(email, fetchKnown);
}
