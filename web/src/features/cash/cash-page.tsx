import type { CashDay } from '@bookstore/functions/shared/order/cash';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PrintIcon } from '#components/icons/dashboard-icons.tsx';
import { Card } from '#components/layout/card.tsx';
import { DeskHead, deskColumns, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useDayLocale } from '#config/money.ts';
import { useToday } from '#config/today.ts';
import { ExportDays } from '#entities/order/export-days.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { type CashAddress, cashSearch, dayName, readCashAddress } from './cash-address.ts';
import { CashBook } from './cash-book.tsx';
import { CashSums } from './cash-sums.tsx';
import { CloseForm } from './close-form.tsx';
import { ClosedDay } from './closed-day.tsx';
import { DayEntries } from './day-entries.tsx';
import { DayPicker } from './day-picker.tsx';
import { EntrySearch } from './entry-search.tsx';
import { InvoiceExports } from './invoice-exports.tsx';
import { ToSettle } from './to-settle.tsx';

const onPaper = 'print:border-0 print:p-0';

export function CashPage() {
  const [parameters, setParameters] = useSearchParams();
  const locale = useDayLocale();
  // Taken when the page opened: at midnight the day being counted stays.
  const [today] = useState(useToday());
  const address = readCashAddress(parameters, today);
  const { day } = address;
  const query = useAdminQuery('GET /api/cash', { query: address });
  const { data: cash, refetch } = query;
  // While a search is loading, the sheet and the text of its box stay.
  const [latest, setLatest] = useState(cash);
  if (cash && cash !== latest) setLatest(cash);
  const sheet = cash ?? (latest?.day === day ? latest : undefined);
  return (
    <>
      <DeskHead title={t('Cash|page')} hint={<span role="status">{dayName(day, locale)}</span>}>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Link to={dashboardPaths.openItems} className={buttonClasses('secondary')}>
            Open items
          </Link>
          <Button variant="secondary" onClick={() => print()}>
            <PrintIcon />
            Print
          </Button>
        </div>
      </DeskHead>
      <div className="grid grid-cols-1 gap-4">
        <section aria-label="Days" className={`${panel} print:hidden`}>
          <DayPicker
            day={day}
            closedDays={latest?.closedDays ?? []}
            onChoose={(chosen) => setParameters(cashSearch({ day: chosen }))}
          />
        </section>
        {sheet?.toSettle && <ToSettle payments={sheet.toSettle} onSettled={refetch} />}
        {!sheet && <Pending query={query} failed="The cash could not be loaded." height="h-96" />}
        {sheet && <CashSheet key={day} cash={sheet} address={address} onChanged={refetch} />}
        <div className="grid gap-4 print:hidden">
          <ExportDays
            call="GET /api/cash/export"
            label="Export for the accountant"
            text="Sales, cash in and cash out as a spreadsheet, a row for each book and refund"
            fileName={t('cash|file')}
            failure={t('The cash could not be exported.')}
          />
          {latest && <InvoiceExports />}
        </div>
      </div>
    </>
  );
}

interface CashSheetProps {
  cash: CashDay;
  address: CashAddress;
  onChanged: () => unknown;
}

function CashSheet({ cash, address, onChanged }: CashSheetProps) {
  const { day, closing } = cash;
  const hasBegun = day <= useToday();
  return (
    <div className={deskColumns}>
      <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-start-1 print:mb-6">
        <Card title="Money of the day" className={onPaper}>
          <CashSums cash={cash} />
        </Card>
        <Card title="Cash book" className={cash.book ? onPaper : 'print:hidden'}>
          <CashBook cash={cash} onChanged={onChanged} />
        </Card>
        <Card
          title={closing ? t('Closed') : t('Count and close')}
          className={closing ? onPaper : 'print:hidden'}
        >
          {closing && <ClosedDay day={day} closing={closing} onChanged={onChanged} />}
          {!closing && hasBegun && <CloseForm cash={cash} onChanged={onChanged} />}
          {!closing && !hasBegun && (
            <p className="text-[0.9375rem] text-muted">This day can be closed once it has begun.</p>
          )}
        </Card>
      </div>
      <Card title="Entries" className={`${onPaper} lg:col-start-1 lg:row-start-1`}>
        <EntrySearch address={address} />
        <DayEntries cash={cash} address={address} />
      </Card>
    </div>
  );
}
