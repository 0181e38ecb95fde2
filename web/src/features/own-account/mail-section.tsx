import { type MailKind, mailKinds } from '@bookstore/functions/shared/shopper/mail-kinds';
import type { ShopperProfile } from '@bookstore/functions/shared/shopper/profile';
import { useState } from 'react';
import { DateLabel } from '#components/labels/date-label.tsx';
import { useShop } from '#config/shop.ts';
import { AccountRows, AccountSection } from './account-section.tsx';
import { MailRow } from './mail-row.tsx';
import { NewsletterRow } from './newsletter-row.tsx';
import type { SaveProfile } from './use-profile.ts';

interface MailSectionProps {
  profile: ShopperProfile;
  /** Those that this shop sends. */
  kinds: readonly MailKind[];
  onSave: SaveProfile;
}

/** Optional mails, beside those that an order needs. */
export function MailSection({ profile, kinds, onSave }: MailSectionProps) {
  const { newsletter } = useShop();
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
            <MailRow
              key={kind}
              label={mailKinds[kind].label}
              isWanted={isWanted}
              busy={busy === kind}
              onAnswer={(wanted) => void answer(kind, wanted)}
            >
              {mailKinds[kind].words}
              {isWanted && (
                <>
                  {' '}
                  You agreed on <DateLabel instant={new Date(at).toISOString()} />.
                </>
              )}
            </MailRow>
          );
        })}
        {newsletter && <NewsletterRow wording={newsletter.wording} />}
      </AccountRows>
    </AccountSection>
  );
}
