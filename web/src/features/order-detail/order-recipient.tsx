import { addressLines, type Order } from '@bookstore/functions/shared/order/order';
import { trackingUrl } from '@bookstore/functions/shared/shop/shop';
import { BreakableEmail } from '#components/labels/breakable-email.tsx';

const link =
  'inline-flex min-h-11 items-center text-accent underline-offset-4 wrap-anywhere hover:underline sm:min-h-8';

/** The recipient's address, phone and e-mail, and the parcel. */
export function OrderRecipient({ order }: { order: Order }) {
  const { phone, email, carrier, trackingCode } = order;
  const tracking = trackingUrl(carrier, trackingCode);
  const parcel = [carrier, trackingCode].filter(Boolean).join(' · ');
  return (
    <section
      aria-labelledby="recipient-title"
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h3 id="recipient-title" className="mb-2 text-lg">
        Deliver to
      </h3>
      <address className="text-[0.9375rem] leading-relaxed not-italic">
        {addressLines(order).map(([part, line]) => (
          <span key={part} className="block wrap-anywhere first:font-medium">
            {line}
          </span>
        ))}
        <span className="mt-2 grid justify-items-start">
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={link}>
              <BreakableEmail email={email} />
            </a>
          )}
        </span>
      </address>
      {parcel && (
        <p className="mt-3 border-t border-line pt-3 text-[0.9375rem]">
          <span className="block text-sm text-muted">Parcel</span>
          {tracking ? (
            <a href={tracking} target="_blank" rel="noreferrer" className={link} title="Opens in a new tab">
              {parcel}
            </a>
          ) : (
            <span className="wrap-anywhere">{parcel}</span>
          )}
        </p>
      )}
    </section>
  );
}
