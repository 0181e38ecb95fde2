import { useMay } from '#entities/session/admin-role.ts';
import { OwnPassword } from './own-password.tsx';
import { SettingsCard } from './settings-card.tsx';
import { ShopSettings } from './shop-settings.tsx';

/** The settings of the shop, for the owner, and the password of each other person. */
export function SettingsPage() {
  const isOwner = useMay('owner');
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      {isOwner && <ShopSettings />}
      <SettingsCard
        title="Your password"
        hint={
          isOwner
            ? 'The owner’s password is set where the shop is deployed: functions/RUNBOOK.md, “People of the dashboard”.'
            : 'You stay signed in here. Your other browsers sign in again.'
        }
      >
        {!isOwner && <OwnPassword />}
      </SettingsCard>
    </div>
  );
}
