import { useMay } from '#entities/session/admin-role.ts';
import { OwnPassword } from './own-password.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { ShopSettings } from './shop-settings.tsx';

/** The settings of the shop, for the owner, and the password of each other person. */
export function SettingsPage() {
  const isOwner = useMay('owner');
  return (
    <div
      className={`grid grid-cols-1 gap-4 ${isOwner ? 'max-w-5xl lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8' : 'mx-auto max-w-3xl'}`}
    >
      {isOwner && <SettingsNav />}
      <div className="grid grid-cols-1 gap-4">
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
    </div>
  );
}
