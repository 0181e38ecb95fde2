import { dashboardPages } from '../../../functions/src/shared/pages/dashboard-pages.ts';
import { settingsGroups } from '../../../functions/src/shared/shop/settings-groups.ts';
import { dashboardVisits } from '../dashboard-visits.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { openWhole } from '../shopper-pages.ts';
import { englishOn } from './english-on.ts';

const { printOrders, settingsSection } = dashboardPages;
const sections = settingsGroups.flatMap((group) => group.sections);

asAdmin('no German page of the dashboard says anything in English', async ({ page }) => {
  const { visits, end } = await dashboardVisits();
  const paths = [
    ...visits.map(({ path }) => path),
    ...['', '?what=slips', '?what=picks', '?what=labels'].map((what) => printOrders.path + what),
    ...sections.map(({ slug }) => settingsSection.path.replace(':section', slug)),
  ];
  for (const path of paths) {
    await openWhole(page, path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect.soft(await englishOn(page), path).toEqual([]);
  }
  await end();
});
