import { addDays } from '@bookstore/functions/shared/shop/shop-day';
import { t } from '@bookstore/functions/shared/words/words';
import { useToday } from '#config/today.ts';
import { ExportDays } from '#entities/order/export-days.tsx';
import { useSettingsQuery } from '#entities/settings/use-settings.ts';
import { DatevExport } from './datev-export.tsx';

function monthBefore(today: string): { from: string; to: string } {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/**
 * The accountant's exports of a month: DATEV bookings; the journal and invoice files in a shop that writes invoices or
 * has done so.
 */
export function InvoiceExports() {
  const { data } = useSettingsQuery();
  const today = useToday();
  const setting = data?.invoices;
  const days = monthBefore(today);
  const datev = <DatevExport days={days} />;
  if (!setting?.isOn && !setting?.name) return datev;
  return (
    <>
      {datev}
      <ExportDays
        call="GET /api/invoices/journal"
        label="Export the journal"
        text="The journal of invoices and credit notes as a spreadsheet: net, tax and gross by rate, with their sums"
        fileName={t('journal|file')}
        failure={t('The journal could not be exported.')}
        days={days}
      />
      <ExportDays
        call="GET /api/invoices/export"
        label="Export invoices"
        text="All invoices and credit notes of these days as PDF files in one ZIP"
        fileName={t('invoices|file')}
        failure={t('The invoices could not be exported.')}
        days={days}
      />
    </>
  );
}
