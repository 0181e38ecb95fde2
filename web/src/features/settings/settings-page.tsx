import { ownPasswordSchema, personLimits } from '@bookstore/functions/shared/people/person';
import { t } from '@bookstore/functions/shared/words/words';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { AccountName } from '#components/forms/account-name.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PasswordField } from '#components/forms/field.tsx';
import { DeskHead } from '#components/layout/desk-head.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { DeskForm } from '#entities/command/desk-form.tsx';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useMay } from '#entities/session/admin-role.ts';
import { adminUsername } from '#entities/session/admin-token.ts';
import { SettingsCard } from './frame/settings-card.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { sectionAt } from './settings-search.ts';
import { ShopSettings } from './shop-settings.tsx';

/** For the owner: the shop's settings. For other people: their own password. */
export function SettingsPage({ section }: { section?: string }) {
  const { hash } = useLocation();
  if (!useMay('owner')) {
    return (
      <div className="max-w-3xl">
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
  if (section !== undefined) return <OneSection slug={section} />;
  // The address of a section before it had its own page.
  if (sectionAt(hash.slice(1))) {
    return <Navigate to={dashboardPaths.settingsSection(hash.slice(1))} replace />;
  }
  return (
    <>
      <DeskHead title="Settings" />
      <SettingsNav />
    </>
  );
}

/** Where there is room, the other sections are listed beside it. */
function OneSection({ slug }: { slug: string }) {
  const section = sectionAt(slug);
  const all = (className: string) => (
    <Link
      to={dashboardPaths.settings}
      className={`${buttonClasses(className ? 'quiet' : 'secondary')} ${className}`}
    >
      All settings
    </Link>
  );
  if (!section) return <NothingHere text="There are no such settings.">{all('')}</NothingHere>;
  return (
    <>
      <DeskHead title="Settings">{all('-my-2 px-0! lg:hidden!')}</DeskHead>
      <div className="grid grid-cols-1 items-start lg:grid-cols-[14rem_minmax(0,48rem)] lg:gap-8">
        <SettingsNav current={slug} />
        <ShopSettings key={slug} section={section} />
      </div>
    </>
  );
}

function OwnPassword() {
  return (
    <DeskForm
      aria-label="Your password"
      button="Change password"
      className="mt-4 grid grid-cols-1 gap-5"
      first={{ oldPassword: '', password: '' }}
      schema={ownPasswordSchema}
      command={(values) => ({
        send: () => callAdminApi('PUT /api/admin/password', { body: ownPasswordSchema.cast(values) }),
        failed: t('The password was not changed'),
        done: t('Password changed'),
        reasonOf: downloadFailure,
      })}
      isCleared
    >
      <AccountName value={adminUsername() ?? ''} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PasswordField name="oldPassword" label="Old password" autoComplete="current-password" />
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={t('At least {least} characters.', { least: personLimits.password.min })}
        />
      </div>
    </DeskForm>
  );
}
