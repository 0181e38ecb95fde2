import { noCategoryLabel } from '@bookstore/functions/shared/genre/genres';
import type { BulkChange } from '@bookstore/functions/shared/import/bulk-change';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useState } from 'react';
import { ValidationError } from 'yup';
import { Button } from '#components/forms/button.tsx';
import { Choice } from '#components/forms/plain-fields.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { useMoney } from '#config/money.ts';
import { CategoryOptions } from '#entities/book/category-options.tsx';
import { countedBooks } from '#entities/book/counted.ts';
import type { BookSelection } from '#entities/book/use-book-selection.ts';
import { useCommand } from '#entities/command/use-command.ts';
import type { PlannedAction } from './book-selection-bar.tsx';
import { changeOf, firstValues, requestBulkChange } from './bulk-commands.ts';
import { BulkFrame } from './bulk-frame.tsx';
import { PriceFields } from './price-change-fields.tsx';

const titles: Record<PlannedAction, string> = {
  price: t('Change the price'),
  category: t('Set the category'),
  trending: t('Set trending'),
  delete: t('Delete the selected books'),
};

interface BulkFormProps {
  action: PlannedAction;
  selection: BookSelection;
  onRequested: (id: string) => void;
  onCancel: () => void;
}

/** The form of a bulk change; nothing is changed before its preview is confirmed. */
export function BulkForm({ action, selection, onRequested, onCancel }: BulkFormProps) {
  // A second try of the same form is the same change, also when the answer to the first was lost.
  const [id] = useState(() => crypto.randomUUID());
  const money = useMoney();
  const { values, change } = useKeptState(titles[action], firstValues);
  const { busy, problem, setProblem, run } = useCommand('form');

  async function preview(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { request } = selection;
    if (!request) return;
    let wanted: BulkChange;
    try {
      wanted = changeOf(action, values, money);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return setProblem(`${error.message}.`);
    }
    await run({
      send: () => requestBulkChange(id, wanted, request),
      failed: t('The change was not worked out'),
      onDone: () => onRequested(id),
    });
  }

  return (
    <BulkFrame title={titles[action]}>
      <form noValidate onSubmit={(event) => void preview(event)}>
        <p className="mb-4 text-muted">{t('{books} selected.', { books: countedBooks(selection.count) })}</p>
        <div className="flex flex-wrap items-end gap-3">
          {action === 'price' && <PriceFields values={values} onChange={change} />}
          {action === 'category' && (
            <Choice label="Category" value={values.category} onChange={(text) => change({ category: text })}>
              <option value="">{noCategoryLabel}</option>
              <CategoryOptions chosen={values.category} />
            </Choice>
          )}
          {action === 'trending' && (
            <Choice
              label="Trending"
              value={values.trending}
              onChange={(text) => change({ trending: text === 'on' ? 'on' : 'off' })}
            >
              <option value="on">Trending</option>
              <option value="off">Not trending</option>
            </Choice>
          )}
        </div>
        <ProblemNote text={problem} />
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button type="submit" busy={busy}>
            Preview
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <p className="text-sm text-muted">Nothing is changed yet.</p>
        </div>
      </form>
    </BulkFrame>
  );
}
