import { useMay } from '#entities/session/admin-role.ts';
import { OwnPassword } from './own-password.tsx';
import { ShopSettings } from './shop-settings.tsx';

const card = 'rounded-card border border-line bg-surface p-4 sm:p-6';

/** The settings of the shop, for the owner, and the password of each other person. */
export function SettingsPage() {
  const isOwner = useMay('owner');
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      {isOwner && (
        <section aria-labelledby="settings-title" className={card}>
          <h2 id="settings-title" className="text-xl">
            Settings
          </h2>
          <ShopSettings />
        </section>
      )}
      <section aria-labelledby="password-title" className={card}>
        <h2 id="password-title" className="text-xl">
          Your password
        </h2>
        <p className="mt-1 text-[0.9375rem] text-muted">
          {isOwner
            ? 'The owner’s password is set where the shop is deployed: functions/RUNBOOK.md, “People of the dashboard”.'
            : 'You stay signed in here. Your other browsers sign in again.'}
        </p>
        {!isOwner && <OwnPassword />}
      </section>
    </div>
  );
}
