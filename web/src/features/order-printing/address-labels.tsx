import type { OrderSlips, PackingSlip } from '@bookstore/functions/shared/order/packing-slip';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef } from 'react';
import { useShop } from '#config/shop.ts';
import { fitText } from './fit-text.ts';
import { OrderBarcode } from './order-barcode.tsx';
import { onSheets, type Paper } from './papers.ts';

interface AddressLabelsProps {
  orders: readonly OrderSlips[];
  paper: Paper;
  /** Labels already used on the first sheet. */
  used: number;
}

/** The grid of a label printer's page: one label. */
const alone = { columns: 1, rows: 1, left: 0, top: 0, gap: 0 };

/** A label for each parcel, laid out in sheets. */
export function AddressLabels({ orders, paper, used }: AddressLabelsProps) {
  const { shopName, postalAddress } = useShop();
  const sender = [...new Set([shopName, ...postalAddress.split('\n')])].filter(Boolean).join(' · ');
  const { grid, height: pageHeight = 0 } = paper;
  const { columns, rows, left, top, gap } = grid ?? alone;
  const { width, height } = grid ?? { width: paper.width, height: pageHeight };
  const slips = orders.flatMap((order) => order.slips);
  return onSheets(slips, columns * rows, used).map((labels, sheet) => (
    <div
      key={keyOf(labels.findLast(Boolean), sheet)}
      className="mx-auto my-4 grid content-start overflow-hidden bg-white text-black shadow-cover scheme-light forced-color-adjust-none not-first:break-before-page print:m-0 print:shadow-none"
      style={{
        width: `${paper.width}mm`,
        height: `${pageHeight}mm`,
        padding: `${top}mm 0 0 ${left}mm`,
        gridTemplateColumns: `repeat(${columns}, ${width}mm)`,
        gridAutoRows: `${height}mm`,
        columnGap: `${gap}mm`,
      }}
    >
      {labels.map((slip, place) =>
        slip ? (
          <Label
            key={keyOf(slip, place)}
            slip={slip}
            sender={sender}
            paper={paper}
            size={Math.min(width / 14, height / 13)}
          />
        ) : (
          <span key={keyOf(slip, place)} />
        ),
      )}
    </div>
  ));
}

const keyOf = (slip: PackingSlip | undefined, place: number) =>
  slip ? `${slip.number} ${slip.parcel ?? ''}` : `used ${place}`;

interface LabelProps {
  slip: PackingSlip;
  sender: string;
  paper: Paper;
  /** The font size in millimetres, reduced where the address does not fit. */
  size: number;
}

function Label({ slip, sender, paper, size }: LabelProps) {
  const label = useRef<HTMLElement>(null);
  useEffect(() => {
    void document.fonts.ready.then(() => label.current && fitText(label.current, size));
  }, [size]);
  return (
    <article
      ref={label}
      aria-label={t('Label of {number}', { number: slip.number })}
      lang={slip.language}
      className="flex min-w-0 flex-col overflow-hidden leading-tight"
      style={{ padding: `${paper.margin}mm`, fontSize: `${size}mm` }}
    >
      <p className="border-b border-black pb-[0.2em] text-[0.5em]">{sender}</p>
      <address className="my-auto py-[0.4em] not-italic">
        {slip.heading && <p className="font-semibold">{slip.heading}</p>}
        {slip.address.map(([part, line]) => (
          <p key={part} className="first-of-type:font-semibold">
            {line}
          </p>
        ))}
      </address>
      {paper.hasBarcode && <OrderBarcode text={slip.number} label={slip.barcode} className="mb-[0.3em]" />}
      <p className="text-[0.55em] tabular-nums">{[slip.number, slip.parcel].filter(Boolean).join(' · ')}</p>
    </article>
  );
}
