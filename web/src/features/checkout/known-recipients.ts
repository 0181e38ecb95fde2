import { fetchLastRecipient, type Recipient, useKnownOf } from '#entities/order/last-recipient.ts';
import { fetchProfile } from '#entities/shopper/fetch-profile.ts';

interface KnownRecipients {
  /** First choice first. */
  saved: readonly Recipient[];
  last: Recipient | undefined;
}

async function fetchKnown(email: string, signal: AbortSignal): Promise<KnownRecipients> {
  function unknown(error: unknown): undefined {
    // Requests of a page that was left are aborted.
    if (!signal.aborted) console.warn('A recipient is not known:', error);
  }
  const [last, profile] = await Promise.all([
    fetchLastRecipient(email, signal).catch(unknown),
    fetchProfile(signal).catch(unknown),
  ]);
  return { saved: profile?.addresses ?? [], last };
}

/** Prefills the form, and offers saved addresses. */
export function useKnownRecipients(email: string | null | undefined): KnownRecipients | undefined {
  return useKnownOf(email, fetchKnown);
}
