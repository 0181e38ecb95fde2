import type { CallName } from '@bookstore/functions/shared/api-calls';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { useShop } from '#config/shop.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { PageRule } from './page-rule.tsx';
import { usePaper } from './paper-choice.ts';
import { type Printed, printed } from './papers.ts';
import { PickingSheet } from './picking-sheet.tsx';
import { BarChoice, PaperChoice, PrintBar } from './print-bar.tsx';

// Lazy: barcodes are the largest part of this page's code, and the picking list has none.
const PackingSlips = lazyComponent(async () => (await import('./packing-slips.tsx')).PackingSlips);
const NoteCards = lazyComponent(async () => (await import('./note-cards.tsx')).NoteCards);
const AddressLabels = lazyComponent(async () => (await import('./address-labels.tsx')).AddressLabels);

interface Input {
  query: { ids: string[]; parcel?: number };
}

/** Loads the current state of these orders. */
function useNow<Data>(
  name: CallName,
  query: Input['query'],
  ask: (input: Input, signal: AbortSignal) => Promise<Data>,
): Data {
  const input = { query };
  return useApiData({
    queryKey: [name, input],
    queryFn: ({ signal }) => ask(input, signal),
    staleTime: 0,
  });
}

/** Opens once, when the sheets have their barcodes and fonts. */
function usePrintDialog(): void {
  useEffect(() => {
    let isLeft = false;
    void document.fonts.ready.then(() => {
      if (!isLeft) print();
    });
    return () => {
      isLeft = true;
    };
  }, []);
}

interface SheetsProps {
  ids: readonly string[];
}

interface PrintOrdersProps extends SheetsProps {
  what: Printed;
  /** Prints only this parcel. */
  parcel?: number | undefined;
}

export function PrintOrders({ what, ...rest }: PrintOrdersProps) {
  usePrintDialog();
  return what === 'picking' ? <PrintPickingList {...rest} /> : <PrintParcels what={what} {...rest} />;
}

function PrintParcels({ what, ids, parcel }: PrintOrdersProps) {
  const [paper, choosePaper] = usePaper(what);
  const [first, setFirst] = useState(1);
  const { postalAddress } = useShop();
  const chosen = useNow('GET /api/orders/slips', { ids: [...ids], ...(parcel && { parcel }) }, (...given) =>
    callAdminApi('GET /api/orders/slips', ...given),
  );
  // Orders cancelled since they were chosen are not packed.
  const orders = chosen.filter(({ isCancelled }) => !isCancelled);
  const slips = orders.flatMap((order) => order.slips);
  const count = slips.filter(({ card }) => what !== 'cards' || card).length;
  const perSheet = paper.grid ? paper.grid.columns * paper.grid.rows : 1;
  // Another sheet may have fewer labels.
  const used = Math.min(first, perSheet) - 1;
  return (
    <>
      <PageRule paper={paper} margin={what === 'slips' ? paper.margin : 0} />
      <PrintBar
        existing={chosen.length}
        kept={orders.length}
        ids={ids}
        choices={
          <>
            <PaperChoice what={what} paper={paper} onChoose={choosePaper} />
            {paper.grid && (
              <BarChoice
                label="First label"
                value={String(used + 1)}
                onChange={(text) => setFirst(Number(text))}
              >
                {Array.from({ length: perSheet }, (_, place) => String(place + 1)).map((place) => (
                  <option key={place}>{place}</option>
                ))}
              </BarChoice>
            )}
          </>
        }
      >
        {what === 'labels' && plural(count, '{count} label', '{count} labels')}
        {what === 'cards' && plural(count, '{count} card', '{count} cards')}
        {what === 'slips' && plural(count, '{count} packing slip', '{count} packing slips')}
        {what === 'labels' && !postalAddress && t(', with no address of the sender: it is a setting')}
      </PrintBar>
      {what === 'labels' ? (
        <section
          aria-label={printed.labels.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a sheet is moved by keys, too
          tabIndex={0}
          className="overflow-x-auto print:overflow-visible"
        >
          <AddressLabels key={`${paper.name} ${used}`} orders={orders} paper={paper} used={used} />
        </section>
      ) : what === 'cards' ? (
        <NoteCards key={paper.name} orders={orders} paper={paper} />
      ) : (
        <PackingSlips orders={orders} paper={paper} />
      )}
    </>
  );
}

function PrintPickingList({ ids }: SheetsProps) {
  const [paper, choosePaper] = usePaper('picking');
  const query = { ids: [...ids] };
  const chosen = useNow('GET /api/orders', query, (...given) => callAdminApi('GET /api/orders', ...given));
  const places = useNow('GET /api/orders/picking', query, (...given) =>
    callAdminApi('GET /api/orders/picking', ...given),
  );
  const orders = chosen.filter(({ status }) => status !== 'cancelled');
  return (
    <>
      <PageRule paper={paper} margin={paper.margin} />
      <PrintBar
        existing={chosen.length}
        kept={orders.length}
        ids={ids}
        choices={<PaperChoice what="picking" paper={paper} onChoose={choosePaper} />}
      >
        {plural(orders.length, '{count} order', '{count} orders')}
      </PrintBar>
      <PickingSheet orders={orders} places={places} paper={paper} />
    </>
  );
}
