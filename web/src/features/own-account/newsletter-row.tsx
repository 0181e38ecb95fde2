import type { OwnNewsletter } from '@bookstore/functions/shared/mailing/newsletter';
import { pageLanguage } from '@bookstore/functions/shared/words/page-language';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { failureWords } from '#entities/command/failure-words.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { showFailure } from '#lib/alerts.ts';
import { MailRow } from './mail-row.tsx';

/** Not part of the profile: it belongs to the address, and may have been ended elsewhere. */
export function NewsletterRow({ wording }: { wording: string }) {
  const [own, setOwn] = useState<OwnNewsletter>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const unused = new AbortController();
    callShopperApi('GET /api/account/newsletter', {}, unused.signal).then(
      // The shopper may have answered meanwhile.
      (stored) => setOwn((now) => now ?? stored),
      (error: unknown) => {
        if (!unused.signal.aborted) console.warn('The newsletter could not be loaded:', error);
      },
    );
    return () => unused.abort();
  }, []);

  async function answer(isWanted: boolean) {
    if (busy) return;
    setBusy(true);
    try {
      setOwn(
        await callShopperApi('PUT /api/account/newsletter', {
          body: { isWanted, ...pageLanguage },
        }),
      );
    } catch (error) {
      console.warn('The newsletter was not changed:', error);
      await showFailure(t('Your change is not saved'), failureWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <MailRow
      label="Newsletter"
      isWanted={own !== undefined && own.state !== 'none'}
      busy={busy || !own}
      onAnswer={(isWanted) => void answer(isWanted)}
    >
      {wording}{' '}
      {own?.state === 'waiting' && (
        <span role="status">A mail to your address asks you to confirm it: only then it comes.</span>
      )}
    </MailRow>
  );
}
