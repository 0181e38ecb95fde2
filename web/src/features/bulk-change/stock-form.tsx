import { type Posting, postingLimits } from '@bookstore/functions/shared/stock/posting';
import type { ManyStockKind } from '@bookstore/functions/shared/stock/stock-of-many';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { Choice, TextInput } from '#components/forms/plain-fields.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { figure } from '#components/labels/figure.ts';
import { countedBooks } from '#entities/book/counted.ts';
import type { BookSelection } from '#entities/book/use-book-selection.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { untilSettled } from '#entities/posting/posting-commands.ts';
import { PostingSteps } from '#entities/posting/posting-steps.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { sendOnce } from '#lib/lost-answer.ts';
import { BulkFrame } from './bulk-frame.tsx';

interface StockFormProps {
  selection: BookSelection;
  onDone: (posting: Posting) => void;
  onCancel: () => void;
}

/** Changes the stock of the selected books as one step, which can be undone. */
export function StockForm({ selection, onDone, onCancel }: StockFormProps) {
  const [openedAt] = useState(Date.now);
  const form = useKeptState<{ kind: ManyStockKind; copies: string }>(t('Change the stock'), {
    kind: 'add',
    copies: '',
  });
  const { kind, copies } = form.values;
  const [progress, setProgress] = useState<Posting>();
  const { busy, problem, run } = useCommand('form');

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!selection.request) return;
    const { ids, filter } = { ids: undefined, filter: undefined, ...selection.request };
    const body = { kind, copies: Number(copies), selection: { ids, filter } };
    await run({
      send: () =>
        sendOnce(`stocks ${openedAt}`, (key) => {
          const input = { body, headers: { 'Idempotency-Key': key } };
          return untilSettled(() => callAdminApi('POST /api/stock-changes', input), setProgress);
        }),
      failed: t('The stock was not changed'),
      onDone,
    });
  }

  return (
    <BulkFrame title="Change the stock">
      <form onSubmit={(event) => void change(event)}>
        <p className="mb-4 text-muted">
          {t('{books} selected. A book that is not counted is counted from then on.', {
            books: countedBooks(selection.count),
          })}
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <Choice
            label="Stock"
            value={kind}
            onChange={(text) => form.change({ kind: text === 'set' ? 'set' : 'add' })}
          >
            <option value="add">Add</option>
            <option value="set">Set to</option>
          </Choice>
          <TextInput
            label="Copies of each"
            type="number"
            inputMode="numeric"
            min={kind === 'add' ? 1 : 0}
            max={postingLimits.copies}
            step="1"
            required
            value={copies}
            onChange={(text) => form.change({ copies: text })}
            className="w-32!"
          />
        </div>
        <ProblemNote text={problem} />
        {progress && (
          <p role="status" className="mt-3 text-sm text-muted">
            {t('{done} of {books} done', {
              done: figure(progress.done),
              books: countedBooks(progress.books),
            })}
          </p>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button type="submit" busy={busy}>
            {plural(selection.count, 'Change {count} stock', 'Change {count} stocks')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </BulkFrame>
  );
}

interface StockResultProps {
  posting: Posting;
  onUndone: () => void;
  onClose: () => void;
}

/** What became of a change of stocks, with its undo. */
export function StockResult({ posting, onUndone, onClose }: StockResultProps) {
  const [latest, setLatest] = useState(posting);
  const isUndone = latest.state === 'undone';
  return (
    <BulkFrame title={isUndone ? t('The stock was changed back') : t('The stock was changed')}>
      <p role="status" className="mb-3">
        {latest.note}: {countedBooks(latest.books)}.{' '}
        {!isUndone && t('It stands under Receive, too, with its undo.')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <PostingSteps
          posting={latest}
          name={t('this change')}
          onChanged={(settled) => {
            if (settled) setLatest(settled);
            onUndone();
          }}
        />
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </BulkFrame>
  );
}
