import type { Order } from '@bookstore/functions/shared/order';

/** Who gets the books of an order, and where; empty fields are left out. */
export function OrderRecipient({ order }: { order: Order }) {
  const { name, phone, email, address } = order;
  const { street, country } = address;
  const city = [address.city, address.state, address.zipcode].filter(Boolean).join(', ');
  const recipient = Object.entries({ name, street, city, country, phone, email }).filter(([, line]) => line);
  return (
    <address className="min-w-0 text-[0.9375rem] leading-relaxed text-muted not-italic">
      <strong className="mb-1 block font-medium text-ink">Cash on delivery to</strong>
      {recipient.map(([field, line]) => (
        <span key={field} className="block break-words">
          {field === 'email' ? <BreakableEmail email={line} /> : line}
        </span>
      ))}
    </address>
  );
}

/** An e-mail address that, when it is too long for its line, breaks before the @ rather than within a word. */
function BreakableEmail({ email }: { email: string }) {
  const [name, domain] = email.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
