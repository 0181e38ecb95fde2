import { Link } from 'react-router-dom';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';

interface PastListProps {
  title: string;
  level?: 2 | 3;
  className?: string;
  items: readonly { to: string; name: string; state: string; createdAt: string }[];
}

/** What was done last, each with the page that shows it again; nothing where there is none. */
export function PastList({ items, ...card }: PastListProps) {
  if (items.length === 0) return null;
  return (
    <Card {...card}>
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
