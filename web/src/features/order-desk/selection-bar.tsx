import type { Order } from '@bookstore/functions/shared/order/order';
import { ordersTogether } from '@bookstore/functions/shared/order/order-limits';
import type { OrderStep } from '@bookstore/functions/shared/order/order-status';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { labelOfAll } from '#entities/order/order-labels.ts';
import { PrintLink } from '#entities/order/print-link.tsx';
import { commonCancellation, commonStep, goBothWays, isCancellation, isMixed } from './bulk-steps.ts';
import { CarrierFileForm } from './carrier-file-form.tsx';
import { PrintInvoices } from './print-invoices.tsx';
import { SelectPage } from './select-page.tsx';
import { ShipForm } from './ship-form.tsx';
import type { BulkStep } from './use-bulk-step.ts';
import type { Selection } from './use-selection.ts';
import { useShipping } from './use-shipping.ts';

interface SelectionBarProps {
  /** The orders of the page. */
  orders: readonly Order[];
  selection: Selection;
  bulkStep: BulkStep;
  /** Shown while nothing is selected. */
  aside: ReactNode;
}

/** Selected orders may be on other pages, too. */
export function SelectionBar({ orders, selection, bulkStep, aside }: SelectionBarProps) {
  const formId = useId();
  const fileFormId = useId();
  const fileButton = useRef<HTMLButtonElement>(null);
  const [isFileOpen, setFileOpen] = useState(false);
  const stepButton = useRef<HTMLButtonElement>(null);
  const shipping = useShipping(bulkStep);
  const { progress, take } = bulkStep;
  const count = selection.orders.length;
  const ids = selection.orders.map(({ _id }) => _id);
  // During the step, some of the orders have taken it already.
  const taken = progress && !isCancellation(progress.step) ? progress.step : undefined;
  const step = taken ?? commonStep(selection.orders);
  const cancellation = commonCancellation(selection.orders);
  const hint = progress ? '' : hintOf(selection.orders, step);
  const asksParcels = step?.to === 'shipped';
  const isAsking = asksParcels && shipping.isOpen;

  function closeForm(): void {
    shipping.setOpen(false);
    stepButton.current?.focus();
  }

  return (
    <>
      <div
        className={`flex flex-wrap items-center gap-x-2 border-b border-line bg-surface py-1.5 pe-4 lg:ps-2 ${count > 0 ? 'sticky top-0 z-10 md:top-16' : ''}`}
      >
        <SelectPage orders={orders} selection={selection} />
        {count === 0 && aside}
        {count > 0 && (
          <>
            <p role="status" className="text-[0.9375rem] font-medium tabular-nums">
              {progress ? (
                <>
                  {plural(
                    progress.all,
                    'Marking {count} order as {status}',
                    'Marking {count} orders as {status}',
                    {
                      status: withinSentence(labelOfAll(selection.orders, progress.step.to)),
                    },
                  )}
                  {/* A screen reader would read out each count. */}
                  <span aria-hidden="true">{t(': {count} done', { count: progress.finished })}</span>
                </>
              ) : count >= ordersTogether ? (
                t('{count} selected, the most at once', { count })
              ) : (
                t('{count} selected', { count })
              )}
            </p>
            <Button variant="quiet" onClick={selection.clear} className="me-auto px-2!">
              Clear
            </Button>
            <div className="flex w-full gap-2 overflow-x-auto px-4 py-1 md:flex-wrap md:overflow-visible md:px-2 lg:w-auto lg:px-0">
              {step && (
                <Button
                  ref={stepButton}
                  title={step.to === 'packed' ? `${step.label} (p)` : undefined}
                  busy={Boolean(taken)}
                  {...(asksParcels && { 'aria-expanded': isAsking, 'aria-controls': formId })}
                  onClick={() =>
                    asksParcels ? shipping.setOpen(!isAsking) : void take(selection.orders, step)
                  }
                >
                  {step.label}
                </Button>
              )}
              <PrintLink to={dashboardPaths.printOrders('slips', ids)} label="Print packing slips" />
              <PrintLink to={dashboardPaths.printOrders('picking', ids)} label="Print picking list" />
              <PrintLink to={dashboardPaths.printOrders('labels', ids)} label="Print labels" />
              {selection.orders.some(({ gift }) => gift?.note) && (
                <PrintLink to={dashboardPaths.printOrders('cards', ids)} label="Print note cards" />
              )}
              <Button
                ref={fileButton}
                variant="secondary"
                aria-expanded={isFileOpen}
                aria-controls={fileFormId}
                onClick={() => setFileOpen(!isFileOpen)}
              >
                Carrier file
              </Button>
              <PrintInvoices orders={selection.orders} />
              {cancellation && (
                <Button
                  variant="remove"
                  busy={progress ? isCancellation(progress.step) : false}
                  onClick={() => void take(selection.orders, cancellation)}
                >
                  {count === 1 ? cancellation.label : t('Cancel orders')}
                </Button>
              )}
            </div>
            <p role="status" className={hint ? 'w-full px-4 pb-1 text-sm text-muted md:px-2' : 'sr-only'}>
              {hint}
            </p>
          </>
        )}
      </div>
      {isFileOpen && count > 0 && (
        <CarrierFileForm
          id={fileFormId}
          orders={selection.orders}
          onClose={() => {
            setFileOpen(false);
            fileButton.current?.focus();
          }}
        />
      )}
      {isAsking && (
        <ShipForm
          id={formId}
          orders={selection.orders}
          step={step}
          isBusy={Boolean(progress)}
          shipping={shipping}
          onClose={closeForm}
        />
      )}
    </>
  );
}

function hintOf(orders: readonly Order[], step: OrderStep | undefined): string {
  if (isMixed(orders)) return t('Choose orders of one status to take their next step');
  const isSplit = step === undefined && goBothWays(orders);
  return isSplit ? t('Choose either orders to ship or orders to collect') : '';
}
