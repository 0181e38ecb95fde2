import type { ProfileEdit, ShopperProfile } from '@bookstore/functions/shared/shopper/profile';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef, useState } from 'react';
import { fetchLastRecipient, type Recipient } from '#entities/order/last-recipient.ts';
import { fetchProfile } from '#entities/shopper/fetch-profile.ts';
import { saveProfile } from '#entities/shopper/save-profile.ts';
import { showFailure } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';
import { isOutdated } from '#lib/lost-answer.ts';

/** The edit gets the present profile. @returns whether it was saved; otherwise the shopper was notified */
export type SaveProfile = (edit: (profile: ShopperProfile) => ProfileEdit) => Promise<boolean>;

/** How long the page waits for the last order, in milliseconds: a later answer would move the rest. */
const lastOrderMs = 3000;

async function findLastRecipient(email: string, unused: AbortSignal): Promise<Recipient | undefined> {
  try {
    return await fetchLastRecipient(email, AbortSignal.any([unused, AbortSignal.timeout(lastOrderMs)]));
  } catch (error) {
    if (!unused.aborted) console.warn('The last order could not be read:', error);
    return undefined;
  }
}

/** Changes run one after another. Also loads the recipient of the last order. */
export function useProfile(email: string | null) {
  const [profile, setProfile] = useState<ShopperProfile>();
  const [last, setLast] = useState<Recipient>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const latest = useRef<ShopperProfile>(undefined);
  const saved = useRef<Promise<unknown>>(Promise.resolve());

  function take(next: ShopperProfile): void {
    latest.current = next;
    setProfile(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what asks again
  useEffect(() => {
    const unused = new AbortController();
    setFailed(false);
    async function load(): Promise<void> {
      try {
        const [stored, recipient] = await Promise.all([
          fetchProfile(unused.signal),
          email ? findLastRecipient(email, unused.signal) : undefined,
        ]);
        setLast(recipient);
        take(stored);
      } catch (error) {
        if (unused.signal.aborted) return;
        console.warn('The profile could not be loaded:', error);
        setFailed(true);
      }
    }
    void load();
    return () => unused.abort();
  }, [email, tries]);

  const retry = () => setTries((before) => before + 1);

  async function saveNow(edit: (profile: ShopperProfile) => ProfileEdit): Promise<boolean> {
    if (!latest.current) return false;
    try {
      take(await saveProfile(latest.current, edit(latest.current)));
      return true;
    } catch (error) {
      console.warn('The profile was not saved:', error);
      // The next change, which may be waiting already, must start from what is stored now.
      if (isOutdated(error)) await fetchProfile().then(take, retry);
      await showFailure(
        t('Your change is not saved'),
        apiErrorOf(error)?.message ?? t('We have no answer from the shop. Try again.'),
      );
      return false;
    }
  }

  const save: SaveProfile = (edit) => {
    const result = saved.current.then(() => saveNow(edit));
    saved.current = result;
    return result;
  };

  return { profile, last, failed, retry, save };
}
