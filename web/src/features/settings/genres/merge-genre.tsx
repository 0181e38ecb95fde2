import { type Genre, genreOf } from '@bookstore/functions/shared/genre/genres';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { Choice } from '#components/forms/plain-fields.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

interface MergeGenreProps {
  genre: Genre;
  stored: readonly Genre[];
  /** The form has changes that leaving the page would lose. */
  isChanged: boolean;
}

/** A bulk change, with a preview and an undo. */
export function MergeGenre({ genre: { slug, name }, stored, isChanged }: MergeGenreProps) {
  const [isOpen, setOpen] = useState(false);
  const [into, setInto] = useState('');
  const { busy, problem, setProblem, run } = useCommand('form');
  // One id for the form: a retry is the same change, also when the first answer was lost.
  const [id] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();

  async function preview(): Promise<void> {
    if (isChanged) return setProblem(t('Save the genres first.'));
    if (!genreOf(stored, into)) return setProblem(t('Choose a genre.'));
    const change = { kind: 'merge', category: into };
    const selection = { ids: undefined, filter: { category: slug } };
    await run({
      send: () => callAdminApi('POST /api/bulk-changes', { body: { id, change, selection } }),
      failed: t('The change was not worked out'),
      reasonOf: (error) => (error instanceof Error ? error.message : undefined),
      onDone: () => navigate(dashboardPaths.bulkChange(id)),
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('Merge {name} into another genre', { name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="px-0! underline underline-offset-4"
      >
        Merge
      </Button>
      {isOpen && (
        <div className="flex basis-full flex-wrap items-end gap-3">
          <Choice label={t('Merge {name} into', { name })} value={into} onChange={setInto}>
            <option value="">Choose a genre</option>
            {stored
              .filter((other) => other.slug !== slug)
              .map((other) => (
                <option key={other.slug} value={other.slug}>
                  {other.name}
                </option>
              ))}
          </Choice>
          <Button variant="secondary" busy={busy} onClick={() => void preview()}>
            Preview
          </Button>
          <p role="alert" className="basis-full text-sm failure-note empty:hidden">
            {problem}
          </p>
        </div>
      )}
    </>
  );
}
