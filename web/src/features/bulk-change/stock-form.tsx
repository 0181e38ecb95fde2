import { type Posting, postingLimits } from '@bookstore/functions/shared/stock/posting';
import type { ManyStockKind } from '@bookstore/functions/shared/stock/stock-of-many';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField } from '#components/forms/form-controls.tsx';
import { figure } from '#components/labels/figure.ts';
import { countedBooks } from '#entities/book/counted.ts';
import type { BookSelection } from '#entities/book/use-book-selection.ts';
import { DeskForm, FormProblem, SendButton } from '#entities/command/desk-form.tsx';
import { untilSettled } from '#entities/posting/posting-commands.ts';
import { PostingSteps } from '#entities/posting/posting-steps.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { sendOnce } from '#lib/lost-answer.ts';
import { BulkFrame } from './bulk-frame.tsx';

const kindOptions = [
  <option key="add" value="add">
    Add
  </option>,
  <option key="set" value="set">
    Set to
  </option>,
];

interface StockFormProps {
  selection: BookSelection;
  onDone: (posting: Posting) => void;
  onCancel: () => void;
}

/** One step, which can be undone. */
export function StockForm({ selection, onDone, onCancel }: StockFormProps) {
  const [openedAt] = useState(Date.now);
  const [progress, setProgress] = useState<Posting>();
  const first: { kind: ManyStockKind; copies: string } = { kind: 'add', copies: '' };
  const { ids, filter } = { ids: undefined, filter: undefined, ...selection.request };
  return (
    <BulkFrame title="Change the stock">
      <DeskForm
        keptAs={t('Change the stock')}
        noValidate={false}
        first={first}
        command={({ kind, copies }) => ({
          send: () =>
            sendOnce(`stocks ${openedAt}`, (key) => {
              const body = { kind, copies: Number(copies), selection: { ids, filter } };
              const input = { body, headers: { 'Idempotency-Key': key } };
              return untilSettled(() => callAdminApi('POST /api/stock-changes', input), setProgress);
            }),
          failed: t('The stock was not changed'),
          onDone,
        })}
      >
        {({ values }) => (
          <>
            <p className="mb-4 text-muted">
              {t('{books} selected. A book that is not counted is counted from then on.', {
                books: countedBooks(selection.count),
              })}
            </p>
            <div className="flex flex-wrap items-end gap-3">
              <ChoiceField name="kind" label="Stock" choices={kindOptions} />
              <TextField
                name="copies"
                label="Copies of each"
                type="number"
                inputMode="numeric"
                min={values.kind === 'add' ? 1 : 0}
                max={postingLimits.copies}
                step="1"
                required
                className="w-32!"
              />
            </div>
            <FormProblem className="mt-3" />
            {progress && (
              <p role="status" className="mt-3 text-sm text-muted">
                {t('{done} of {books} done', {
                  done: figure(progress.done),
                  books: countedBooks(progress.books),
                })}
              </p>
            )}
            <div className="mt-5 flex flex-wrap items-center gap-3">
              <SendButton className="">
                {plural(selection.count, 'Change {count} stock', 'Change {count} stocks')}
              </SendButton>
              <Button variant="secondary" onClick={onCancel}>
                Cancel
              </Button>
            </div>
          </>
        )}
      </DeskForm>
    </BulkFrame>
  );
}

interface StockResultProps {
  posting: Posting;
  onUndone: () => void;
  onClose: () => void;
}

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
