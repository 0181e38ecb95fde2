import type { Draft } from '@bookstore/functions/shared/draft';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LoadingNote } from '#components/async-boundary.tsx';
import { Button } from '#components/button.tsx';
import { buttonLook } from '#components/control-looks.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { ApiError } from '#lib/api.ts';
import { useDraft } from './draft-commands.ts';

interface DraftPageProps {
  id: string;
  children: (draft: Draft) => ReactNode;
}

/** Shows a draft when it is there, and the way back when there is none. */
export function DraftPage({ id, children }: DraftPageProps) {
  const { draft, error, refetch } = useDraft(id);
  if (draft) return children(draft);
  if (!error) return <LoadingNote />;
  const isGone = error instanceof ApiError && error.failure === 404;
  return (
    <div className="grid justify-items-start gap-5">
      <p role="alert">
        {isGone
          ? 'This draft was not found. It may be in the shop by now.'
          : 'The draft could not be loaded.'}
      </p>
      {!isGone && <Button onClick={() => void refetch()}>Try again</Button>}
      <Link to={dashboardPaths.drafts} className={buttonLook('secondary')}>
        Back to the drafts
      </Link>
    </div>
  );
}
