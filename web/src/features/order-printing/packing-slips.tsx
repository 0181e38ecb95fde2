import { copyWords } from '@bookstore/functions/shared/book/copy-words';
import { addressLines } from '@bookstore/functions/shared/order/address-lines';
import { deliveryCostWords } from '@bookstore/functions/shared/order/delivery-words';
import type { Order } from '@bookstore/functions/shared/order/order';
import { billCents, billDiscounts, billOf, billTaxes } from '@bookstore/functions/shared/order/order-bill';
import { shownCents } from '@bookstore/functions/shared/tax/order-tax';
import { t } from '@bookstore/functions/shared/words/words';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { useShop } from '#config/shop.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { barcodeOf } from '#lib/barcode.ts';
import { identicalCopies, type PrintedParcel, printedParcels } from './printed-parcels.ts';
import { sheetClasses } from './sheet-classes.ts';

/** A page for each parcel: it goes into it, and the one who delivers it reads what to collect. */
export function PackingSlips({ orders }: { orders: readonly Order[] }) {
  const areMany = orders.length > 1;
  return orders.flatMap((order, index) =>
    printedParcels(order).map((parcel) => (
      <PackingSlip
        key={`${order._id} ${parcel.number}`}
        parcel={parcel}
        box={areMany ? index + 1 : undefined}
      />
    )),
  );
}

interface PackingSlipProps {
  parcel: PrintedParcel;
  /** Of several orders that are packed together: the number of its box on their picking list. */
  box: number | undefined;
}

function PackingSlip({ parcel, box }: PackingSlipProps) {
  const { shopName, contactEmail } = useShop();
  const { order, number, lines, deliveryCents, cashCents, isPaid } = parcel;
  const money = useOrderMoney(order);
  const bill = billOf(order, { lines, hasDelivery: deliveryCents !== undefined });
  return (
    <article aria-label={t('Packing slip {number}', { number: order.number })} className={sheetClasses}>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-dashed border-black pb-5">
        <div>
          <p className="font-display text-2xl wrap-anywhere">{shopName}</p>
          <p className="mt-1 text-sm wrap-anywhere">{contactEmail}</p>
        </div>
        <div className="ms-auto text-end">
          <Barcode text={order.number} />
          <h2 className="mt-1 font-sans! text-lg tracking-wide! tabular-nums">{order.number}</h2>
          <p className="text-sm">
            {box !== undefined && <strong>{t('Box {box} · ', { box })}</strong>}
            {number !== undefined && <strong>{t('Parcel {number} · ', { number })}</strong>}
            <TimeLabel instant={order.createdAt} />
          </p>
        </div>
      </header>
      <div className="mt-6 flex flex-wrap items-start justify-end gap-x-8 gap-y-4">
        <address className="min-w-0 flex-1 basis-48 text-lg leading-snug not-italic">
          {order.collection && <p className="mb-2 text-2xl font-semibold">To be collected</p>}
          <p className="mb-1 text-sm">{order.collection ? t('For') : t('Deliver to')}</p>
          {addressLines(order).map(([part, line]) => (
            <p key={part} className="wrap-anywhere nth-2:font-semibold">
              {line}
            </p>
          ))}
          {order.phone && <span className="mt-1 block text-base">{order.phone}</span>}
        </address>
        <p className="border-2 border-black px-5 py-3 text-center">
          <span className="block text-sm">{isPaid ? t('Paid in cash') : t('Cash to collect')}</span>
          <strong className="text-3xl tabular-nums">{money.text(cashCents)}</strong>
        </p>
      </div>
      <table className="mt-8 w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-black text-sm">
            <th scope="col" className="w-10 py-1.5 font-normal">
              <span className="sr-only">Packed</span>
            </th>
            <th scope="col" className="py-1.5 font-normal">
              {countedBooks(lines.length)}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {identicalCopies(lines).map(([line, count]) => (
            <tr key={line.bookId} className="break-inside-avoid border-b border-black/30">
              <td className="py-2 align-top">
                <span aria-hidden="true" className="mt-1 block size-4 border border-black" />
              </td>
              <td className="py-2 pe-6 wrap-anywhere">
                {count > 1 && <strong>{count} × </strong>}
                {line.title}
                {line.author && <span className="block text-sm">{line.author}</span>}
                {copyWords(line) && <span className="block text-sm">{copyWords(line)}</span>}
              </td>
              <td className="py-2 text-end align-top tabular-nums">
                {money.text(count * shownCents(order, line))}
              </td>
            </tr>
          ))}
          {billDiscounts(order, bill).map(({ number: discount, reason, cents }) => (
            <tr key={discount} className="break-inside-avoid border-b border-black/30">
              <td />
              <th scope="row" className="py-2 pe-6 font-normal wrap-anywhere">
                <span className="block">Discount</span>
                <span className="block text-sm">{reason}</span>
              </th>
              <td className="py-2 text-end align-top tabular-nums">{money.text(cents)}</td>
            </tr>
          ))}
          {deliveryCents !== undefined && (
            <tr className="border-b border-black/30">
              <td />
              <th scope="row" className="py-2 font-normal">
                Delivery
              </th>
              <td className="py-2 text-end tabular-nums">{deliveryCostWords(deliveryCents, money, order)}</td>
            </tr>
          )}
          <tr className="font-semibold">
            <td />
            <th scope="row" className="py-2">
              Total
            </th>
            <td className="py-2 text-end tabular-nums">{money.text(billCents(bill))}</td>
          </tr>
          {billTaxes(order, bill, money).map(({ label, amount }) => (
            <tr key={label} className="text-sm">
              <td />
              <th scope="row" className="font-normal">
                {label}
              </th>
              <td className="text-end tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-10 border-b border-black/50 pb-1 text-sm">Note:</p>
      <p className="mt-5 text-sm">
        {t(
          'Thank you for ordering from {shopName}. If anything is not as it should be, write to {contactEmail}.',
          { shopName, contactEmail },
        )}
      </p>
    </article>
  );
}

function Barcode({ text }: { text: string }) {
  const { path, width, height } = barcodeOf(text);
  return (
    <svg
      role="img"
      aria-label={t('Barcode of {text}', { text })}
      viewBox={`0 0 ${width} ${height}`}
      // A narrow bar of a third of a millimetre is read by any scanner.
      style={{ width: `${width / 3}mm`, height: '11mm' }}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="ms-auto block"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
