import { stockLimits } from '@bookstore/functions/shared/stock/stock';
import { type StocktakeScope, stocktakeScopes } from '@bookstore/functions/shared/stock/stocktake';
import { keyGuard } from '@bookstore/functions/shared/values/table-keys';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { LabelledControl } from '#components/forms/labelled-control.tsx';
import { useGenres } from '#config/genres.ts';
import { CategoryOptions } from '#entities/book/category-options.tsx';
import { postingFailure } from '#entities/posting/posting-commands.ts';
import { IdempotencyKey } from '#lib/lost-answer.ts';
import { beginStocktake } from './stocktake-commands.ts';

const scopeWords: Record<StocktakeScope, string> = {
  shelf: 'A shelf',
  category: 'A category',
  all: 'All books',
};

const isScope = keyGuard(scopeWords);

/** Begins a stocktake of a shelf, a category or everything. */
export function BeginStocktake({ onBegun }: { onBegun: (id: string) => void }) {
  const [key] = useState(() => new IdempotencyKey());
  const [scope, setScope] = useState<StocktakeScope>('shelf');
  const [shelf, setShelf] = useState('');
  const { genres } = useGenres();
  const [category = genres[0]?.slug ?? '', setCategory] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem('');
    setBusy(true);
    try {
      const value = { shelf: shelf.trim(), category, all: '' }[scope];
      onBegun((await beginStocktake(key, { scope, value })).id);
    } catch (error) {
      console.warn('The stocktake was not begun:', error);
      setProblem(postingFailure(error));
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={(event) => void begin(event)}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <LabelledControl label="Count">
        {(id) => (
          <select
            id={id}
            value={scope}
            onChange={({ target }) => isScope(target.value) && setScope(target.value)}
            className={inputClasses}
          >
            {optionsOf(
              stocktakeScopes.toSorted((one) => (one === 'all' ? 1 : -1)),
              (one) => (isScope(one) ? scopeWords[one] : one),
            )}
          </select>
        )}
      </LabelledControl>
      {scope === 'shelf' && (
        <LabelledControl label="Shelf">
          {(id) => (
            <input
              id={id}
              required
              value={shelf}
              maxLength={stockLimits.shelf}
              onChange={({ target }) => setShelf(target.value)}
              className={inputClasses}
            />
          )}
        </LabelledControl>
      )}
      {scope === 'category' && (
        <LabelledControl label="Category">
          {(id) => (
            <select
              id={id}
              value={category}
              onChange={({ target }) => setCategory(target.value)}
              className={inputClasses}
            >
              <CategoryOptions chosen={category} />
            </select>
          )}
        </LabelledControl>
      )}
      {scope === 'all' && <span aria-hidden="true" className="max-sm:hidden" />}
      <Button type="submit" busy={busy}>
        Begin
      </Button>
      {problem && (
        <p role="alert" className="failure-note sm:col-span-3">
          {problem}
        </p>
      )}
    </form>
  );
}
