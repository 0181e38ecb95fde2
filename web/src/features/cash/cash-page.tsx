import type { CashDay } from '@bookstore/functions/shared/order/cash';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { PrintIcon } from '#components/icons/dashboard-icons.tsx';
import { Card } from '#components/layout/card.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { useDayLocale } from '#config/money.ts';
import { useToday } from '#config/today.ts';
import { ExportDays } from '#entities/order/export-days.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { cashSearch, dayName, readCashAddress } from './cash-address.ts';
import { CashSums } from './cash-sums.tsx';
import { CloseForm } from './close-form.tsx';
import { ClosedDay } from './closed-day.tsx';
import { DayEntries } from './day-entries.tsx';
import { DayPicker } from './day-picker.tsx';
import { InvoiceExports } from './invoice-exports.tsx';

const onPaper = 'print:border-0 print:p-0';

/** The cash-up of a day: its sums, its entries, and its closing. */
export function CashPage() {
  const [parameters, setParameters] = useSearchParams();
  const locale = useDayLocale();
  // Of when the page was opened: at midnight the day that is being counted stays.
  const [today] = useState(useToday());
  const { day, after } = readCashAddress(parameters, today);
  const query = useAdminQuery('GET /api/cash', { query: { day, ...(after && { after }) } });
  const { data: cash, refetch } = query;
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grow basis-40 sm:grow-0 sm:basis-auto">
          <h2 id="cash-title" className="text-2xl">
            Cash
          </h2>
          <p role="status" className="text-[0.9375rem] text-muted">
            {dayName(day, locale)}
          </p>
        </div>
        <Button variant="secondary" onClick={() => print()} className="sm:order-last print:hidden">
          <PrintIcon />
          Print
        </Button>
        <DayPicker day={day} onChoose={(chosen) => setParameters(cashSearch(chosen))} />
      </header>
      <Pending query={query} failed="The cash could not be loaded." height="h-96" />
      {cash && <CashSheet key={day} cash={cash} after={after} onChanged={refetch} />}
      <div className="grid gap-4 print:hidden">
        <ExportDays
          call="GET /api/cash/export"
          label="Export for the accountant"
          text="Sales, cash in and cash out as a spreadsheet, a row for each book and refund"
          fileName="cash"
          failure="The cash could not be exported."
        />
        {cash && <InvoiceExports />}
      </div>
    </div>
  );
}

interface CashSheetProps {
  cash: CashDay;
  after: string | undefined;
  onChanged: () => unknown;
}

function CashSheet({ cash, after, onChanged }: CashSheetProps) {
  const { day, closing } = cash;
  const hasBegun = day <= useToday();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
      <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-start-1 print:mb-6">
        <Card title="Money of the day" className={onPaper}>
          <CashSums cash={cash} />
        </Card>
        <Card title={closing ? 'Closed' : 'Count and close'} className={closing ? onPaper : 'print:hidden'}>
          {closing && <ClosedDay day={day} closing={closing} onChanged={onChanged} />}
          {!closing && hasBegun && <CloseForm cash={cash} onChanged={onChanged} />}
          {!closing && !hasBegun && (
            <p className="text-[0.9375rem] text-muted">This day can be closed once it has begun.</p>
          )}
        </Card>
      </div>
      <Card title="Entries" className={`${onPaper} lg:col-start-1 lg:row-start-1`}>
        <DayEntries cash={cash} after={after} />
      </Card>
    </div>
  );
}
