import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { useParams } from 'react-router-dom';
import { SettingsPage } from '#features/settings/settings-page.tsx';
import { sectionAt } from '#features/settings/settings-search.ts';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { section = '' } = useParams();
  return (
    <>
      <PageHead title={sectionAt(section)?.title ?? dashboardPages.settingsSection.title} />
      <SettingsPage section={section} />
    </>
  );
}
