import type { OwnWishShare } from '@bookstore/functions/shared/shopper/wish-share';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { showFailure, showToast, showWarning } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';

const call = '/api/account/wishlist-link';

const asAnswered = ({ share }: OwnWishShare) => ({ share, name: share?.name ?? '' });

export function WishSharing() {
  const heading = useId();
  const [{ share, name }, setLink] = useState(asAnswered({}));
  const [busy, setBusy] = useState<'share' | 'withdraw'>();

  useEffect(() => {
    const unused = new AbortController();
    callShopperApi(`GET ${call}`, {}, unused.signal).then(
      (answer) => setLink(asAnswered(answer)),
      (error: unknown) => {
        if (!unused.signal.aborted) console.warn('The link to the wish list could not be loaded:', error);
      },
    );
    return () => unused.abort();
  }, []);

  async function run(what: 'share' | 'withdraw', action: () => Promise<OwnWishShare>, done: string) {
    setBusy(what);
    try {
      setLink(asAnswered(await action()));
      await showToast(done);
    } catch (error) {
      console.warn('The link to the wish list is as before:', error);
      const reason = apiErrorOf(error)?.message ?? t('We have no answer from the shop. Try again.');
      await showFailure(t('The link is as before'), reason);
    } finally {
      setBusy(undefined);
    }
  }

  const address = share && location.origin + documentAddress(paths.sharedWishlist(share.code));

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      await showToast(texts.linkCopied);
    } catch (error) {
      console.warn('The link could not be copied:', error);
      await showWarning(texts.linkNotCopied, text, 'OK');
    }
  }

  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="text-xl">
        Share the list
      </h2>
      <p className="mt-1 text-[0.9375rem] text-muted">
        Everyone with the link sees the books and the name that you choose, and nothing else of you.
      </p>
      <form
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const put = () => callShopperApi(`PUT ${call}`, { body: { name } });
          void run('share', put, share ? t('The name is saved') : t('Your list has a link'));
        }}
      >
        <TextInput
          label="Name above the list (optional)"
          autoComplete="nickname"
          maxLength={60}
          value={name}
          onChange={(typed) => setLink({ share, name: typed })}
        />
        {(!share || name !== share.name) && (
          <Button type="submit" variant="secondary" busy={busy === 'share'} className="justify-self-start">
            {share ? t('Save the name') : t('Make a link')}
          </Button>
        )}
      </form>
      {address && (
        <>
          <p className="mt-4 wrap-anywhere">
            <a href={address} className="text-accent underline underline-offset-4">
              {address}
            </a>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-1">
            <Button variant="secondary" onClick={() => void copy(address)}>
              Copy the link
            </Button>
            <Button
              variant="remove"
              busy={busy === 'withdraw'}
              onClick={() =>
                void run(
                  'withdraw',
                  () => callShopperApi(`DELETE ${call}`, {}),
                  t('The link works no longer'),
                )
              }
            >
              Withdraw the link
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
