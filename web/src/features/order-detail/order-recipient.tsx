import { addressLines } from '@bookstore/functions/shared/order/address-lines';
import type { Order } from '@bookstore/functions/shared/order/order';
import { useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { BreakableEmail } from '#components/labels/breakable-email.tsx';
import { RecipientForm } from './recipient-form.tsx';

const link =
  'inline-flex min-h-11 items-center text-accent underline-offset-4 wrap-anywhere hover:underline sm:min-h-8';

/** The recipient's address, phone and e-mail, which can be corrected in their place. */
export function OrderRecipient({ order }: { order: Order }) {
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { phone, email } = order;

  function close(): void {
    setEdited(false);
    button.current?.focus();
  }

  return (
    <section
      aria-labelledby="recipient-title"
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="recipient-title" className="text-lg">
          {order.collection ? 'Collected in the shop by' : 'Deliver to'}
        </h3>
        <Button
          ref={button}
          variant="quiet"
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
          className="-my-2 -mr-3 px-3!"
        >
          Correct
        </Button>
      </div>
      {isEdited ? (
        <RecipientForm order={order} onClose={close} />
      ) : (
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
      )}
    </section>
  );
}
