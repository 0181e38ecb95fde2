import { Link } from 'react-router-dom';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';

interface PastListProps {
  title: string;
  className?: string;
  /** Shown while there is no item; without it, there is no list. */
  empty?: string | undefined;
  items: readonly { to: string; name: string; state: string; createdAt: string }[];
}

/** Recent actions, each with the page that shows it again. */
export function PastList({ items, empty, ...card }: PastListProps) {
  if (items.length === 0 && !empty) return null;
  return (
    <Card {...card}>
      {items.length === 0 && <p className="text-[0.9375rem] text-muted">{empty}</p>}
      <ul className="divide-y divide-line">
        {items.map(({ to, name, state, createdAt }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:text-accent"
            >
              <span className="min-w-0 flex-1 basis-48 font-medium wrap-anywhere">{name}</span>
              <span className="text-sm text-muted">{state}</span>
              <TimeLabel instant={createdAt} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
