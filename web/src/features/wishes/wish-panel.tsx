import { mailKinds } from '@bookstore/functions/shared/shopper/mail-kinds';
import type { ShopperProfile } from '@bookstore/functions/shared/shopper/profile';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useId, useState } from 'react';
import { fetchProfile } from '#entities/shopper/fetch-profile.ts';
import { saveProfile } from '#entities/shopper/save-profile.ts';
import { showFailure } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';
import { confirmAddress } from '#lib/firebase/auth.ts';
import { isOutdated } from '#lib/lost-answer.ts';
import { WishSharing } from './wish-sharing.tsx';

export function WishPanel() {
  return (
    <div className="grid gap-x-12 gap-y-7 rounded-card border border-line bg-surface p-[min(1.25rem,5vw)] sm:p-7 md:max-lg:grid-cols-2 lg:sticky lg:top-24 lg:*:last:border-t lg:*:last:border-line lg:*:last:pt-7 xl:p-8">
      <WishSharing />
      <WishMails />
    </div>
  );
}

const { words } = mailKinds.wishes;

/** Consent to mails about wished books, which go to confirmed addresses only. */
function WishMails() {
  const heading = useId();
  const [profile, setProfile] = useState<ShopperProfile>();
  const [pending, setPending] = useState<boolean>();
  const [mustConfirm, setMustConfirm] = useState(false);

  useEffect(() => {
    const unused = new AbortController();
    fetchProfile(unused.signal).then(setProfile, (error: unknown) => {
      if (!unused.signal.aborted) console.warn('The wanted mails could not be loaded:', error);
    });
    return () => unused.abort();
  }, []);

  async function answer(seen: ShopperProfile, isWanted: boolean) {
    setPending(isWanted);
    try {
      setProfile(await saveProfile(seen, { mails: { wishes: { isWanted, words } } }));
      setMustConfirm(isWanted && !(await confirmAddress()));
    } catch (error) {
      console.warn('The answer about mails was not saved:', error);
      if (isOutdated(error)) await fetchProfile().then(setProfile, console.warn);
      const reason = apiErrorOf(error)?.message ?? t('We have no answer from the shop. Try again.');
      await showFailure(t('Your answer is not saved'), reason);
    } finally {
      setPending(undefined);
    }
  }

  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="text-xl">
        Hear of your books
      </h2>
      <label className="mt-2 flex min-h-11 cursor-pointer gap-3 py-2">
        <input
          type="checkbox"
          checked={pending ?? profile?.mails.wishes.isWanted ?? false}
          disabled={!profile}
          aria-busy={pending !== undefined}
          onChange={({ target }) => profile && pending === undefined && void answer(profile, target.checked)}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>{words}</span>
      </label>
      <p role="status" className="mt-1 text-[0.9375rem] text-muted">
        {mustConfirm &&
          t(
            'Confirm your address first: a mail with a link for that is on its way. Until then we write nothing.',
          )}
      </p>
    </section>
  );
}
