import { noCategoryLabel } from '@bookstore/functions/shared/genre/genres';
import { type FormEvent, useState } from 'react';
import { ValidationError } from 'yup';
import { Button } from '#components/forms/button.tsx';
import { Choice } from '#components/forms/plain-fields.tsx';
import { countOf } from '#components/labels/count-of.ts';
import { useMoney } from '#config/money.ts';
import { CategoryOptions } from '#entities/book/category-options.tsx';
import type { BookSelection } from '#entities/book/use-book-selection.ts';
import type { PlannedAction } from './book-selection-bar.tsx';
import { type BulkValues, changeOf, firstValues, requestBulkChange } from './bulk-commands.ts';
import { BulkFrame } from './bulk-frame.tsx';
import { PriceFields } from './price-change-fields.tsx';

const titles: Record<PlannedAction, string> = {
  price: 'Change the price',
  category: 'Set the category',
  trending: 'Set trending',
  delete: 'Delete the selected books',
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
  const [values, setValues] = useState(firstValues);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<BulkValues>) => setValues({ ...values, ...part });

  async function preview(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem('');
    if (!selection.request) return;
    setBusy(true);
    try {
      await requestBulkChange(id, changeOf(action, values, money), selection.request);
      onRequested(id);
    } catch (error) {
      if (!(error instanceof ValidationError)) console.warn('The change was not worked out:', error);
      setProblem(error instanceof Error ? error.message : 'That did not work. Try again');
    } finally {
      setBusy(false);
    }
  }

  return (
    <BulkFrame title={titles[action]}>
      <form noValidate onSubmit={(event) => void preview(event)}>
        <p className="mb-4 text-muted">{countOf(selection.count, 'book')} selected.</p>
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
        {problem && (
          <p role="alert" className="mt-3 failure-note">
            {problem}.
          </p>
        )}
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
