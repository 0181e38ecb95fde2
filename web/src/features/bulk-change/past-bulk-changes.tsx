import { useSearchParams } from 'react-router-dom';
import { PastList } from '#components/lists/past-list.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMoney } from '#config/money.ts';
import { useBookImports } from '#entities/import/book-imports.ts';
import { bulkHeading, bulkSummary } from './bulk-words.ts';

export function PastBulkChanges() {
  const [parameters] = useSearchParams();
  // Fetched again when another change is shown, or none.
  return <Changes key={parameters.get('change')} />;
}

function Changes() {
  const money = useMoney();
  const changes = (useBookImports() ?? []).filter(
    ({ bulk, state }) => bulk && state !== 'checking' && state !== 'checked',
  );
  const items = changes.map((change) => ({
    to: dashboardPaths.bulkChange(change.id),
    name: bulkHeading(change),
    state: change.state === 'failed' ? '' : bulkSummary(change, money),
    createdAt: change.createdAt,
  }));
  return <PastList title="The last bulk changes" className="mt-6" items={items} />;
}
