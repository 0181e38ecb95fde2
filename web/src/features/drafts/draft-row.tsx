import type { Draft } from '@bookstore/functions/shared/book/draft';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { TrashIcon } from '#components/icons/dashboard-icons.tsx';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useGenres } from '#config/genres.ts';
import { useMoney } from '#config/money.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { deleteDraft } from '#entities/draft/draft-commands.ts';

/** A draft and what can be done with it. */
export function DraftRow({ draft, onDeleted }: { draft: Draft; onDeleted: () => void }) {
  const money = useMoney();
  const { _id: id, title, author, category, newPrice, updatedAt } = draft;
  const { labelOf } = useGenres();
  const facts = [author, category && labelOf(category), newPrice !== undefined && money.price(newPrice)];

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-[0.9375rem]">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">
          {facts.filter(Boolean).join(' · ')}
          {facts.some(Boolean) && ' · '}
          <TimeLabel instant={updatedAt} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={dashboardPaths.draft(id)}
          aria-label={t('Edit {title}', { title })}
          className={buttonClasses('secondary')}
        >
          Edit
        </Link>
        <CommandButton
          variant="remove"
          aria-label={t('Delete {title}', { title })}
          command={{ send: () => deleteDraft(id), failed: t('The draft was not deleted'), onDone: onDeleted }}
        >
          <TrashIcon />
          Delete
        </CommandButton>
      </div>
    </li>
  );
}
