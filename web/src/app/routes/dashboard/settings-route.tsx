import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { SettingsPage } from '#features/settings/settings-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={dashboardPages.settings.title} />
      <SettingsPage />
    </>
  );
}
