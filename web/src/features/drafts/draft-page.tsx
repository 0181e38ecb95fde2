import type { Draft } from '@bookstore/functions/shared/book/draft';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { NotLoaded } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useDraft } from '#entities/draft/draft-commands.ts';

interface DraftPageProps {
  id: string;
  children: (draft: Draft) => ReactNode;
}

export function DraftPage({ id, children }: DraftPageProps) {
  const { draft, error, refetch } = useDraft(id);
  if (draft) return children(draft);
  return (
    <div className="grid justify-items-start gap-5">
      <NotLoaded
        error={error}
        gone={t('This draft was not found. It may be in the shop by now.')}
        failed="The draft could not be loaded."
        onRetry={refetch}
      />
      {error && (
        <Link to={dashboardPaths.drafts} className={buttonClasses('secondary')}>
          Back to the drafts
        </Link>
      )}
    </div>
  );
}
