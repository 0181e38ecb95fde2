import { t } from '@bookstore/functions/shared/words/words';
import { PastList } from '#components/lists/past-list.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useBookImports } from '#entities/import/book-imports.ts';
import { headings } from './import-words.ts';

/** The last imports, each of which can be opened again. */
export function PastImports() {
  // A bulk change is an import without a file, and stands in Manage Books.
  const imports = useBookImports()?.filter(({ bulk }) => !bulk);
  const items = (imports ?? []).map(({ id, fileName: name, state, createdAt }) => {
    return { to: dashboardPaths.importOf(id), name, state: headings[state], createdAt };
  });
  return (
    <PastList
      title="The last imports"
      empty={imports && t('None yet. Each one stays here, with what it did and its undo.')}
      items={items}
    />
  );
}
