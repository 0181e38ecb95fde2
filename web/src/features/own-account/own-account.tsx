import type { MailKind } from '@bookstore/functions/shared/shopper/mail-kinds';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { BreakableEmail } from '#components/labels/breakable-email.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { paths } from '#config/paths.ts';
import type { Shopper } from '#lib/firebase/auth.ts';
import { AccountSection } from './account-section.tsx';
import { AddressSection } from './address-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { MailSection } from './mail-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { useProfile } from './use-profile.ts';

interface OwnAccountProps {
  shopper: Shopper;
  /** The kinds of mails that this shop sends. */
  mailKinds: readonly MailKind[];
  /** Gift vouchers, in a shop that sells them. */
  vouchers?: ReactNode;
  /** Signs this browser out and leaves the page. */
  onLeave: () => Promise<void>;
}

const all = [
  { anchor: 'addresses', title: t('Addresses') },
  { anchor: 'vouchers', title: t('Gift vouchers') },
  { anchor: 'sign-in', title: t('You and your sign-in') },
  { anchor: 'mails', title: t('Mails') },
  { anchor: 'data', title: t('Your data and devices') },
  { anchor: 'delete', title: t('Delete your account') },
];

function AccountSkeleton() {
  return (
    <div aria-hidden="true" className="grid min-h-screen grid-cols-1 content-start gap-4">
      <div className="skeleton h-8 w-40 max-w-full" />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="skeleton h-52" />
        <div className="skeleton h-52 max-sm:hidden" />
      </div>
      <div className="skeleton mt-8 h-8 w-56 max-w-full" />
      <div className="skeleton h-56" />
    </div>
  );
}

export function OwnAccount({ shopper, mailKinds, vouchers, onLeave }: OwnAccountProps) {
  const { profile, last, failed, retry, save } = useProfile(shopper.email);
  const name = profile?.name || shopper.displayName || '';
  const hidden = [...(mailKinds.length > 0 ? [] : ['mails']), ...(vouchers ? [] : ['vouchers'])];
  const sections = all.filter(({ anchor }) => !hidden.includes(anchor));
  const [letter = '?'] = name || shopper.email || '?';
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="rounded-card bg-sunken p-5 sm:p-6 lg:sticky lg:top-24">
        <div className="flex items-center gap-5 max-[20rem]:flex-wrap lg:flex-col lg:items-start">
          <span
            aria-hidden="true"
            className="grid size-16 shrink-0 place-items-center rounded-full border border-line bg-surface font-display text-3xl text-accent uppercase"
          >
            {letter}
          </span>
          {/* Keeps its height: the name loads late, and on large screens the list of sections is below. */}
          <p className="min-w-0 wrap-anywhere lg:min-h-14">
            {name && <span className="block font-display text-xl">{name}</span>}
            <span className={name ? 'text-[0.9375rem] text-muted' : 'font-display text-xl'}>
              <BreakableEmail email={shopper.email ?? ''} />
            </span>
          </p>
        </div>
        <ul className="mt-5 flex flex-wrap gap-3 *:grow lg:*:basis-full">
          <li>
            <Link to={paths.orders} className={`${buttonClasses()} w-full`}>
              {t('Your orders')}
            </Link>
          </li>
          <li>
            <Link to={paths.wishlist} className={`${buttonClasses('secondary')} w-full`}>
              {t('Your wish list')}
            </Link>
          </li>
        </ul>
        <nav aria-label="On this page" className="mt-5 border-t border-line pt-3 max-lg:hidden">
          <ul>
            {sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className="flex min-h-11 items-center text-[0.9375rem] hover:text-accent hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-12">
        {profile ? (
          <>
            <AddressSection profile={profile} last={last} onSave={save} />
            {vouchers && (
              <AccountSection title="Gift vouchers" anchor="vouchers">
                {vouchers}
              </AccountSection>
            )}
            <SignInSection shopper={shopper} name={profile.name} onSave={save} />
            <MailSection profile={profile} kinds={mailKinds} onSave={save} />
          </>
        ) : failed ? (
          <LoadingFailure text="Your addresses could not be loaded" onRetry={retry} />
        ) : (
          <AccountSkeleton />
        )}
        {/* Last: it would move the rest. */}
        {(profile || failed) && (
          <>
            <DataSection onLeave={onLeave} />
            <DeleteAccount hasPassword={shopper.signInMethods.includes('password')} onDeleted={onLeave} />
          </>
        )}
      </div>
    </div>
  );
}
