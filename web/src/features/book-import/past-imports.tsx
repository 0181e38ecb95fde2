import { Link } from 'react-router-dom';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useBookImports } from '#entities/import/book-imports.ts';
import { headings } from './import-words.ts';

/** The last imports, each of which can be opened again. */
export function PastImports() {
  // A bulk change is an import without a file, and stands in Manage Books.
  const imports = useBookImports()?.filter(({ bulk }) => !bulk);
  if (!imports || imports.length === 0) return null;
  return (
    <Card title="The last imports" level={2}>
      <ul className="divide-y divide-line">
        {imports.map(({ id, fileName, state, createdAt }) => (
          <li key={id}>
            <Link
              to={dashboardPaths.importOf(id)}
              className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:text-accent"
            >
              <span className="min-w-0 grow basis-40 font-medium wrap-anywhere">{fileName}</span>
              <span className="text-sm text-muted">{headings[state]}</span>
              <TimeLabel instant={createdAt} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
