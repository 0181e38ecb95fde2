import { isDatevCountry, lackingForDatev } from '@bookstore/functions/shared/shop/datev';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { panel } from '#components/layout/desk-head.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { ExportDays } from '#entities/order/export-days.tsx';
import { useMay } from '#entities/session/admin-role.ts';
import { useSettingsQuery } from '#entities/settings/use-settings.ts';

interface DatevExportProps {
  /** The days preselected. */
  days: { from: string; to: string };
}

/** The DATEV file in countries where accountants use it, or what the settings lack for it. */
export function DatevExport({ days }: DatevExportProps) {
  const { data } = useSettingsQuery();
  const maySet = useMay('owner');
  if (!data || !isDatevCountry(data.country)) return null;
  const lacking = lackingForDatev(data);
  if (lacking.length === 0) {
    return (
      <ExportDays
        call="GET /api/cash/datev"
        label="Export for DATEV"
        text="The same rows as bookings for DATEV: sales by rate, and the money of each way against the open items"
        fileName="EXTF_Buchungsstapel"
        failure={t('The file for DATEV could not be made.')}
        days={days}
      />
    );
  }
  return (
    <section aria-label="DATEV" className={`${panel} text-[0.9375rem] text-muted`}>
      <p>For a file for DATEV the settings still lack:</p>
      <ul className="mt-1 list-disc ps-5">
        {lacking.map(({ slug, label }) => (
          <li key={label}>
            {maySet ? (
              <Link
                to={dashboardPaths.settingsSection(slug)}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
