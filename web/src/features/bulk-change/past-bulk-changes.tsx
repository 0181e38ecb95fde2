import { Link, useSearchParams } from 'react-router-dom';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMoney } from '#config/money.ts';
import { useBookImports } from '#entities/import/book-imports.ts';
import { bulkHeading, bulkSummary } from './bulk-words.ts';

/** The bulk changes of the last 30 days, each of which can be opened again and undone. */
export function PastBulkChanges() {
  const [parameters] = useSearchParams();
  // Asked for again when another change is shown, or none any more.
  return <Changes key={parameters.get('change')} />;
}

function Changes() {
  const money = useMoney();
  const changes = useBookImports()?.filter(
    ({ bulk, state }) => bulk && state !== 'checking' && state !== 'checked',
  );
  if (!changes || changes.length === 0) return null;
  return (
    <Card title="The last bulk changes" className="mt-6">
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <li key={change.id}>
            <Link
              to={dashboardPaths.bulkChange(change.id)}
              className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:text-accent"
            >
              <span className="min-w-0 flex-1 basis-56 font-medium">{bulkHeading(change)}</span>
              <span className="text-sm text-muted">
                {change.state !== 'failed' && bulkSummary(change, money)}
              </span>
              <TimeLabel instant={change.createdAt} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
