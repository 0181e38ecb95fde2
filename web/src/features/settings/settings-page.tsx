import { useMay } from '#entities/session/admin-role.ts';
import { SettingsCard } from './frame/settings-card.tsx';
import { OwnPassword } from './own-password.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { ShopSettings } from './shop-settings.tsx';

/** The settings of the shop, for the owner, and the password of each other person. */
export function SettingsPage() {
  if (!useMay('owner')) {
    return (
      <div className="mx-auto max-w-3xl">
        <SettingsCard
          title="Your password"
          Heading="h2"
          hint="You stay signed in here. Your other browsers sign in again."
        >
          <OwnPassword />
        </SettingsCard>
      </div>
    );
  }
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-4 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8">
      <SettingsNav />
      <ShopSettings />
    </div>
  );
}
