import { noCategoryLabel } from '@bookstore/functions/shared/genre/genres';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { ValidationError } from 'yup';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField } from '#components/forms/form-controls.tsx';
import { currencyWords, useMoney } from '#config/money.ts';
import { CategoryOptions } from '#entities/book/category-options.tsx';
import { countedBooks } from '#entities/book/counted.ts';
import type { BookSelection } from '#entities/book/use-book-selection.ts';
import { DeskForm, FormProblem, SendButton } from '#entities/command/desk-form.tsx';
import type { PlannedAction } from './book-selection-bar.tsx';
import { changeOf, firstValues, requestBulkChange } from './bulk-commands.ts';
import { BulkFrame } from './bulk-frame.tsx';

const titles: Record<PlannedAction, string> = {
  price: t('Change the price'),
  category: t('Set the category'),
  trending: t('Set trending'),
  delete: t('Delete the selected books'),
};

const trendingOptions = [
  <option key="on" value="on">
    Trending
  </option>,
  <option key="off" value="off">
    Not trending
  </option>,
];

interface BulkFormProps {
  action: PlannedAction;
  selection: BookSelection;
  onRequested: (id: string) => void;
  onCancel: () => void;
}

/** Nothing is changed before the preview is confirmed. */
export function BulkForm({ action, selection, onRequested, onCancel }: BulkFormProps) {
  // One id for the form: a retry is the same change, also when the first answer was lost.
  const [id] = useState(() => crypto.randomUUID());
  const money = useMoney();
  const { request } = selection;
  return (
    <BulkFrame title={titles[action]}>
      <DeskForm
        keptAs={titles[action]}
        first={firstValues}
        command={(values) => ({
          async send() {
            if (request) await requestBulkChange(id, changeOf(action, values, money), request);
          },
          failed: t('The change was not worked out'),
          reasonOf: (error) => (error instanceof ValidationError ? `${error.message}.` : undefined),
          onDone: () => request && onRequested(id),
        })}
      >
        {({ values }) => (
          <>
            <p className="mb-4 text-muted">
              {t('{books} selected.', { books: countedBooks(selection.count) })}
            </p>
            <div className="flex flex-wrap items-end gap-3">
              {action === 'price' && <PriceFields />}
              {action === 'category' && (
                <ChoiceField
                  name="category"
                  label="Category"
                  none={noCategoryLabel}
                  choices={[<CategoryOptions key="all" chosen={values.category} />]}
                />
              )}
              {action === 'trending' && (
                <ChoiceField name="trending" label="Trending" choices={trendingOptions} />
              )}
            </div>
            <FormProblem className="mt-3" />
            <div className="mt-5 flex flex-wrap items-center gap-3">
              <SendButton className="">Preview</SendButton>
              <Button variant="secondary" onClick={onCancel}>
                Cancel
              </Button>
              <p className="text-sm text-muted">Nothing is changed yet.</p>
            </div>
          </>
        )}
      </DeskForm>
    </BulkFrame>
  );
}

const directions = [
  <option key="down" value="down">
    Lower by
  </option>,
  <option key="up" value="up">
    Raise by
  </option>,
];

function PriceFields() {
  const units = [
    <option key="percent" value="percent">
      percent
    </option>,
    <option key="amount" value="amount">
      {currencyWords(useMoney())}
    </option>,
  ];
  return (
    <>
      <ChoiceField name="direction" label="Direction" choices={directions} />
      <TextField
        name="figure"
        label="By how much"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className="w-28!"
      />
      <ChoiceField name="unit" label="Unit" choices={units} />
    </>
  );
}
