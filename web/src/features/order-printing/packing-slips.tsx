import { addressLines, type Order } from '@bookstore/functions/shared/order/order';
import { formatCents } from '@bookstore/functions/shared/values/money';
import { countOf } from '#components/labels/count-of.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { shop } from '#config/shop.ts';
import { orderName } from '#entities/order/order-labels.ts';
import { barcodeOf } from '#lib/barcode.ts';
import { sheetClasses } from './sheet-classes.ts';

/** A page for each order: it goes into the parcel, and the one who delivers it reads what to collect. */
export function PackingSlips({ orders }: { orders: readonly Order[] }) {
  return orders.map((order) => <PackingSlip key={order._id} order={order} />);
}

function PackingSlip({ order }: { order: Order }) {
  const { lines, totalPrice, cashCents, phone } = order;
  return (
    <article aria-label={`Packing slip ${orderName(order)}`} className={sheetClasses}>
      <header className="flex items-start justify-between gap-8 border-b-2 border-black pb-5">
        <div>
          <p className="font-display text-2xl">{shop.name}</p>
          <p className="mt-1 text-sm">{shop.contactEmail}</p>
        </div>
        <div className="text-right">
          {order.number && <Barcode text={order.number} />}
          <h2 className="mt-1 font-sans! text-lg tracking-wide! tabular-nums">{orderName(order)}</h2>
          <p className="text-sm">
            <TimeLabel instant={order.createdAt} />
          </p>
        </div>
      </header>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-8">
        <address className="text-lg leading-snug not-italic">
          <p className="mb-1 text-sm">Deliver to</p>
          {addressLines(order).map(([part, line]) => (
            <p key={part} className="wrap-anywhere nth-2:font-semibold">
              {line}
            </p>
          ))}
          {phone && <span className="mt-1 block text-base">{phone}</span>}
        </address>
        <p className="border-2 border-black px-5 py-3 text-center">
          <span className="block text-sm">
            {cashCents === undefined ? 'Cash to collect' : 'Paid in cash'}
          </span>
          <strong className="text-3xl tabular-nums">
            ${cashCents === undefined ? totalPrice : formatCents(cashCents)}
          </strong>
        </p>
      </div>
      <table className="mt-8 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-black text-sm">
            <th scope="col" className="w-10 py-1.5 font-normal">
              <span className="sr-only">Packed</span>
            </th>
            <th scope="col" className="py-1.5 font-normal">
              {countOf(lines.length, 'book')}
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ bookId, title, author, unitCents }) => (
            <tr key={bookId} className="break-inside-avoid border-b border-black/30">
              <td className="py-2 align-top">
                <span aria-hidden="true" className="mt-1 block size-4 border border-black" />
              </td>
              <td className="py-2 pr-6 wrap-anywhere">
                {title}
                {author && <span className="block text-sm">{author}</span>}
              </td>
              <td className="py-2 text-right align-top tabular-nums">${formatCents(unitCents)}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <td />
            <th scope="row" className="py-2">
              Total
            </th>
            <td className="py-2 text-right tabular-nums">${totalPrice}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-10 border-b border-black/50 pb-1 text-sm">Note:</p>
      <p className="mt-5 text-sm">
        Thank you for ordering from {shop.name}. If anything is not as it should be, write to{' '}
        {shop.contactEmail}.
      </p>
    </article>
  );
}

function Barcode({ text }: { text: string }) {
  const { path, width, height } = barcodeOf(text);
  return (
    <svg
      role="img"
      aria-label={`Barcode of ${text}`}
      viewBox={`0 0 ${width} ${height}`}
      // A narrow bar of a third of a millimetre is read by any scanner.
      style={{ width: `${width / 3}mm`, height: '11mm' }}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="ml-auto block"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
