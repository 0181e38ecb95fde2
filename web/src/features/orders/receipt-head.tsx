import { shop } from '#config/shop.ts';

/** The shop's name on a receipt; only shown in print. */
export function ReceiptHead() {
  return (
    <div className="mb-8 hidden items-baseline justify-between border-b border-line pb-4 print:flex">
      <p className="font-display text-2xl">{shop.name}</p>
      <p>Receipt · {shop.contactEmail}</p>
    </div>
  );
}
