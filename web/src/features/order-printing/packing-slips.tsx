import type { OrderSlips, PackingSlip } from '@bookstore/functions/shared/order/packing-slip';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { t } from '@bookstore/functions/shared/words/words';
import { useShop } from '#config/shop.ts';
import { OrderBarcode } from './order-barcode.tsx';
import { a4, type Paper } from './papers.ts';
import { sheetClasses } from './sheet-classes.ts';

/** A page for each parcel, which also tells the deliverer the amount to collect. */
export function PackingSlips({ orders, paper = a4 }: { orders: readonly OrderSlips[]; paper?: Paper }) {
  const areMany = orders.length > 1;
  return orders.flatMap(({ slips }, index) =>
    slips.map((slip) => (
      <Slip
        key={`${slip.number} ${slip.parcel ?? ''}`}
        slip={slip}
        paper={paper}
        box={areMany ? t('Box {box}', { box: index + 1 }) : undefined}
      />
    )),
  );
}

interface SlipProps {
  slip: PackingSlip;
  paper: Paper;
  /** The box on the picking list, when several orders are packed together. */
  box: string | undefined;
}

function Slip({ slip, paper, box }: SlipProps) {
  const { shopName, contactEmail } = useShop();
  const { language, head, cash, total } = slip;
  return (
    <article
      aria-label={slip.name}
      lang={language === buildLanguage ? undefined : language}
      className={sheetClasses(paper)}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-dashed border-black pb-5">
        <div>
          <p className="font-display text-2xl wrap-anywhere">{shopName}</p>
          <p className="mt-1 text-sm wrap-anywhere">{contactEmail}</p>
        </div>
        <div className="ms-auto text-end">
          <OrderBarcode text={slip.number} label={slip.barcode} className="ms-auto" />
          <h2 className="mt-1 font-sans! text-lg tracking-wide! tabular-nums">{slip.number}</h2>
          <p className="text-sm">
            {[box, slip.parcel].map((part) => part && <strong key={part}>{part} · </strong>)}
            {slip.placed}
          </p>
          {slip.gift && <p className="font-semibold">{slip.gift}</p>}
        </div>
      </header>
      <div className="mt-6 flex flex-wrap items-start justify-end gap-x-8 gap-y-4">
        <address className="min-w-0 flex-1 basis-48 text-lg leading-snug not-italic">
          {slip.heading && <p className="mb-2 text-2xl font-semibold">{slip.heading}</p>}
          <p className="mb-1 text-sm">{slip.recipient}</p>
          {slip.address.map(([part, line]) => (
            <p key={part} className="wrap-anywhere nth-2:font-semibold">
              {line}
            </p>
          ))}
          {slip.phone && <span className="mt-1 block text-base">{slip.phone}</span>}
        </address>
        {cash && (
          <p className="border-2 border-black px-5 py-3 text-center">
            <span className="block text-sm">{cash.label}</span>
            <strong className="text-3xl tabular-nums">{cash.amount}</strong>
          </p>
        )}
      </div>
      <table className="mt-8 w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-black text-sm">
            <th scope="col" className="w-10 py-1.5 font-normal">
              <span className="sr-only">{head.packed}</span>
            </th>
            <th scope="col" className="py-1.5 font-normal">
              {head.books}
            </th>
            {head.price ? (
              <th scope="col" className="py-1.5 text-end font-normal">
                {head.price}
              </th>
            ) : (
              <td />
            )}
          </tr>
        </thead>
        <tbody>
          {slip.lines.map(({ bookId, count, title, details, amount }) => (
            <tr key={bookId} className="break-inside-avoid border-b border-black/30">
              <td className="py-2 align-top">
                <span aria-hidden="true" className="mt-1 block size-4 border border-black" />
              </td>
              <td className="py-2 pe-6 wrap-anywhere">
                {count > 1 && <strong>{count} × </strong>}
                {title}
                {details.map((detail) => (
                  <span key={detail} className="block text-sm">
                    {detail}
                  </span>
                ))}
              </td>
              <td className="py-2 text-end align-top tabular-nums">{amount}</td>
            </tr>
          ))}
          {slip.further.map(({ key, label, detail, amount }) => (
            <tr key={key} className="break-inside-avoid border-b border-black/30">
              <td />
              <th scope="row" className="py-2 pe-6 font-normal wrap-anywhere">
                <span className="block">{label}</span>
                {detail && <span className="block text-sm">{detail}</span>}
              </th>
              <td className="py-2 text-end align-top tabular-nums">{amount}</td>
            </tr>
          ))}
          {total && (
            <tr className="font-semibold">
              <td />
              <th scope="row" className="py-2">
                {total.label}
              </th>
              <td className="py-2 text-end tabular-nums">{total.amount}</td>
            </tr>
          )}
          {slip.taxes.map(({ label, amount }) => (
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
      <p className="mt-10 border-b border-black/50 pb-1 text-sm">{slip.note}</p>
      <p className="mt-5 text-sm">{slip.thanks}</p>
    </article>
  );
}
