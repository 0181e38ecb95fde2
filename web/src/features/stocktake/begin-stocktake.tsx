import { stockLimits } from '@bookstore/functions/shared/stock/stock';
import {
  type StocktakeHead,
  type StocktakeScope,
  stocktakeScopes,
} from '@bookstore/functions/shared/stock/stocktake';
import { t } from '@bookstore/functions/shared/words/words';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { useGenres } from '#config/genres.ts';
import { CategoryOptions } from '#entities/book/category-options.tsx';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm, FormProblem, SendButton } from '#entities/command/desk-form.tsx';

const scopeWords: Record<StocktakeScope, string> = {
  shelf: t('A shelf'),
  category: t('A category'),
  all: t('All books'),
};

interface BeginStocktakeProps {
  /** Existing stocktakes; undefined while loading. */
  present: readonly StocktakeHead[] | undefined;
  onBegun: (id: string) => void;
}

const scopeOptions = optionsOf(
  stocktakeScopes.toSorted((one) => (one === 'all' ? 1 : -1)),
  (one) => scopeWords[one],
);

export function BeginStocktake({ present, onBegun }: BeginStocktakeProps) {
  const { genres } = useGenres();
  const first: Record<'shelf' | 'category', string> & { scope: StocktakeScope } = {
    scope: 'shelf',
    shelf: '',
    category: genres[0]?.slug ?? '',
  };
  return (
    <DeskForm
      keptAs={t('Begin a stocktake')}
      noValidate={false}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      first={first}
      command={({ scope, shelf, category }) => {
        const body = { scope, value: { shelf: shelf.trim(), category, all: '' }[scope] };
        return {
          send: () => callOnce('POST /api/stocktakes', { body }, present),
          failed: t('The stocktake was not begun'),
          onDone: ({ id }: StocktakeHead) => onBegun(id),
        };
      }}
    >
      {({ values: { scope, category } }) => (
        <>
          <ChoiceField name="scope" label="Count" choices={scopeOptions} />
          {scope === 'shelf' && (
            <TextField name="shelf" label="Shelf" required maxLength={stockLimits.shelf} />
          )}
          {scope === 'category' && (
            <ChoiceField
              name="category"
              label="Category"
              choices={[<CategoryOptions key="all" chosen={category} />]}
            />
          )}
          {scope === 'all' && <span aria-hidden="true" className="max-sm:hidden" />}
          <SendButton className="">Begin</SendButton>
          <FormProblem className="sm:col-span-3" />
        </>
      )}
    </DeskForm>
  );
}
