import { formatCents } from '@bookstore/functions/shared/money';
import type { Order, OrderLine } from '@bookstore/functions/shared/order';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DateLabel } from '#components/date-label.tsx';
import { paths } from '#config/paths.ts';

interface OrderCardProps {
  order: Order;
  /** Counts the shopper's orders from their first one on. */
  number: number;
  cover: (line: OrderLine) => ReactNode;
}

/** One order: its books as they were when they were ordered, and where they go. */
export function OrderCard({ order, number, cover }: OrderCardProps) {
  const { name, phone, email, address } = order;
  const { street, country } = address;
  const city = [address.city, address.state, address.zipcode].filter(Boolean).join(', ');
  const recipient = Object.entries({ name, street, city, country, phone, email }).filter(([, line]) => line);
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface break-inside-avoid">
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line bg-sunken px-5 py-4 sm:px-6">
        <h2 className="text-xl">Order #{number}</h2>
        <span className="text-sm text-muted">
          <DateLabel instant={order.createdAt} />
        </span>
        <p className="ml-auto text-lg font-semibold tabular-nums">
          <span className="sr-only">Total Price: </span>${order.totalPrice}
        </p>
      </header>
      <div className="grid gap-6 p-5 sm:p-6 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ul className="grid min-w-0 grid-cols-1 content-start gap-4">
          {order.lines.map((line) => (
            <li key={line.bookId} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-4">
              {cover(line)}
              <div className="min-w-0">
                <Link
                  to={paths.book(line.bookId)}
                  className="underline-offset-4 hover:text-accent hover:underline"
                >
                  {line.title}
                </Link>
                {line.author && <p className="text-sm text-muted">{line.author}</p>}
              </div>
              <span className="tabular-nums">${formatCents(line.unitCents)}</span>
            </li>
          ))}
        </ul>
        <address className="min-w-0 border-line text-[0.9375rem] leading-relaxed text-muted not-italic md:border-l md:pl-6">
          <strong className="mb-1 block font-medium text-ink">Cash on delivery to</strong>
          {recipient.map(([field, line]) => (
            <span key={field} className="block break-words">
              {field === 'email' ? <BreakableEmail email={line} /> : line}
            </span>
          ))}
        </address>
      </div>
    </article>
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
