import { type Draft, draftFields } from '@bookstore/functions/shared/book/draft';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { TrashIcon } from '#components/icons/dashboard-icons.tsx';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { LoadingNote } from '#components/loading/async-boundary.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useGenres } from '#config/genres.ts';
import { useMoney } from '#config/money.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { DeletedItem, useDeletedItems } from '#entities/command/deleted-items.tsx';
import { failureWords } from '#entities/command/failure-words.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { addDraft, deleteDraft, missingIn, publishDraft } from '#entities/draft/draft-commands.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

export function DraftList() {
  const { data: drafts, isError, refetch } = useAdminQuery('GET /api/drafts', {});
  const { isDeleted, rows, onDeleted, onRestored } = useDeletedItems(drafts, ({ _id }) => _id, refetch);
  const money = useMoney();
  const { busy, run } = useCommand();
  const complete = (rows ?? []).filter((draft) => !isDeleted(draft) && missingIn(draft, money).size === 0);

  const publishAll = () => {
    const failed = new Map<string, unknown>();
    return run({
      failed: t('Not all drafts were published'),
      ask: [
        plural(complete.length, 'Publish {count} draft?', 'Publish {count} drafts?'),
        t('Shoppers see the books at once.'),
        t('Publish them'),
        t('Not yet'),
      ],
      // One by one: a draft that fails stays, and does not keep back the others.
      async send() {
        for (const draft of complete)
          await publishDraft(draft).catch((error) => failed.set(draft.title, error));
        for (const error of failed.values()) throw error;
      },
      reasonOf: (error) => `${[...failed.keys()].join(', ')}: ${failureWords(error)}`,
      done: plural(complete.length, '{count} book is in the shop', '{count} books are in the shop'),
      onEnd: refetch,
    });
  };

  if (!drafts || !rows) {
    return isError ? (
      <LoadingFailure text="The drafts could not be loaded." onRetry={refetch} className="p-4" />
    ) : (
      <LoadingNote />
    );
  }
  if (rows.length === 0) {
    return (
      <NothingHere text="No drafts." hint="“Save as draft” in Add New Book keeps a book out of the shop.">
        <Link to={dashboardPaths.addBook} className={buttonClasses('secondary')}>
          Add New Book
        </Link>
      </NothingHere>
    );
  }
  return (
    <section aria-labelledby="drafts">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
        <h3 id="drafts" className="font-sans text-sm font-normal text-muted">
          {plural(drafts.length, '{count} draft, not in the shop yet', '{count} drafts, not in the shop yet')}
        </h3>
        {complete.length > 1 && (
          <Button variant="secondary" busy={busy} onClick={() => void publishAll()}>
            {t('Publish {count} that lack nothing', { count: complete.length })}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {rows
          .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
          .map((draft) =>
            isDeleted(draft) ? (
              <DeletedItem
                key={draft._id}
                title={draft.title}
                send={() => addDraft(draftFields(draft), draft)}
                failed="The draft was not restored"
                onDone={() => onRestored(draft)}
              />
            ) : (
              <DraftRow key={draft._id} draft={draft} onDeleted={() => onDeleted(draft)} />
            ),
          )}
      </ul>
    </section>
  );
}

function DraftRow({ draft, onDeleted }: { draft: Draft; onDeleted: () => void }) {
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
