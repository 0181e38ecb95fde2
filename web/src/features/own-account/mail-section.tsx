import { type MailKind, mailKinds } from '@bookstore/functions/shared/shopper/mail-kinds';
import type { ShopperProfile } from '@bookstore/functions/shared/shopper/profile';
import { useState } from 'react';
import { DateLabel } from '#components/labels/date-label.tsx';
import { AccountRows, AccountSection } from './account-section.tsx';
import type { SaveProfile } from './use-profile.ts';

interface MailSectionProps {
  profile: ShopperProfile;
  /** Those that this shop sends. */
  kinds: readonly MailKind[];
  onSave: SaveProfile;
}

/** Which mails the shopper wants beside those that an order needs. */
export function MailSection({ profile, kinds, onSave }: MailSectionProps) {
  const [busy, setBusy] = useState<MailKind>();

  async function answer(kind: MailKind, isWanted: boolean) {
    setBusy(kind);
    await onSave(() => ({ mails: { [kind]: { isWanted, words: mailKinds[kind].words } } }));
    setBusy(undefined);
  }

  if (kinds.length === 0) return null;
  return (
    <AccountSection
      title="Mails"
      anchor="mails"
      text="Mails about your orders always come. These only if you want them."
    >
      <AccountRows>
        {kinds.map((kind) => {
          const { isWanted, at } = profile.mails[kind];
          return (
            <label key={kind} className="flex min-h-11 cursor-pointer gap-4 px-5 py-4 sm:px-6">
              <input
                type="checkbox"
                checked={isWanted}
                aria-busy={busy === kind}
                onChange={({ target }) => void answer(kind, target.checked)}
                className="mt-0.5 size-5 shrink-0"
              />
              <span>
                <span className="block font-medium">{mailKinds[kind].label}</span>
                <span className="block text-[0.9375rem] text-muted">
                  {mailKinds[kind].words}
                  {isWanted && (
                    <>
                      {' '}
                      You agreed on <DateLabel instant={new Date(at).toISOString()} />.
                    </>
                  )}
                </span>
              </span>
            </label>
          );
        })}
      </AccountRows>
    </AccountSection>
  );
}
