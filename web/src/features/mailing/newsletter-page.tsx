import type { SentPress } from '@bookstore/functions/shared/mailing/sent-press';
import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { BooksIcon } from '#components/icons/icons.tsx';
import { rich } from '#components/labels/rich.ts';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { useSentForm } from '#entities/api-data/sent-form.ts';
import { PressPage } from './press-page.tsx';

/** Subscribes an address; with the token of the mail to it, confirms it. */
export function NewsletterPage({ wording }: { wording: string }) {
  const sent = useSentForm<SentPress>() ?? {};
  const [search] = useSearchParams();
  if (search.has('token')) return <Confirmation {...sent} wording={wording} />;
  return (
    <article className="page-width py-6 md:py-10">
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-10 rounded-2xl bg-sunken px-[min(1.5rem,6vw)] py-10 sm:px-10 md:grid-cols-[6fr_4fr] lg:px-16 lg:py-14 forced-colors:border">
        <div className="grid max-w-xl min-w-0 gap-5 wrap-anywhere">
          {sent.isDone ? <Entered email={sent.email ?? ''} /> : <Entry {...sent} wording={wording} />}
        </div>
        <Letter />
      </div>
    </article>
  );
}

function Confirmation({ wording, ...sent }: SentPress & { wording: string }) {
  return (
    <PressPage
      {...sent}
      title={sent.isDone ? t('You are subscribed') : t('Confirm your subscription')}
      button="Confirm"
      done={<p>Thank you: the next newsletter comes to you, too. Each one has a link that ends it.</p>}
    >
      <p className="text-lg">Your address is entered for our newsletter once you confirm it.</p>
      <p className="text-muted">{wording}</p>
    </PressPage>
  );
}

function Entered({ email }: { email: string }) {
  return (
    <>
      <h1 className="text-4xl" tabIndex={-1}>
        Look into your mailbox
      </h1>
      <p className="text-lg">
        {rich(
          'A mail is on its way to {email}. Open the link in it and confirm that it is you: only then the newsletter comes.',
          { email: <strong>{email}</strong> },
        )}
      </p>
      <p className="text-muted">
        No mail within a few minutes? Then look among the unwanted mails. We send one a day at most.
      </p>
    </>
  );
}

function Entry({ email = '', problem, wording }: SentPress & { wording: string }) {
  const id = useId();
  const { shopName } = useShop();
  return (
    <>
      <h1 className="text-4xl lg:text-5xl" tabIndex={-1}>
        Newsletter
      </h1>
      <p className="text-xl leading-relaxed text-muted">
        {t('News from the shelves of {shopName}, now and then.', { shopName })}
      </p>
      <form action={documentAddress(paths.newsletter)} method="post" className="grid gap-5">
        <FieldFrame id={id} label="E-mail address" error={problem}>
          <div className="flex gap-2 max-sm:flex-wrap">
            <input
              id={id}
              type="email"
              name="email"
              required
              maxLength={orderLimits.email}
              autoComplete="email"
              defaultValue={email}
              aria-invalid={Boolean(problem)}
              aria-describedby={problem && `${id}-error`}
              className={inputClasses}
            />
            <Button type="submit" className="max-sm:w-full">
              Subscribe
            </Button>
          </div>
        </FieldFrame>
        <p className="text-[0.9375rem] text-muted">{wording}</p>
      </form>
    </>
  );
}

/** To the reader, from the shop. */
function Letter() {
  const { shopName } = useShop();
  return (
    <div
      aria-hidden="true"
      className="letter-edge mx-auto w-full max-w-96 -rotate-2 rounded-lg p-2.5 shadow-lift max-md:hidden forced-colors:border"
    >
      <div className="flex aspect-[8/5] items-start justify-between gap-4 rounded-sm bg-surface p-6">
        <span className="line-clamp-3 font-display text-xl wrap-anywhere">{shopName}</span>
        <BooksIcon className="box-content size-9 shrink-0 rounded-sm border-2 border-dashed border-on-accent bg-accent-fill p-3 text-on-accent" />
      </div>
    </div>
  );
}
