import { stockLimits } from '@bookstore/functions/shared/stock/stock';
import { type StocktakeScope, stocktakeScopes } from '@bookstore/functions/shared/stock/stocktake';
import { keyGuard } from '@bookstore/functions/shared/values/table-keys';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { Choice, TextInput } from '#components/forms/plain-fields.tsx';
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
      <Choice label="Count" value={scope} onChange={(text) => isScope(text) && setScope(text)}>
        {optionsOf(
          stocktakeScopes.toSorted((one) => (one === 'all' ? 1 : -1)),
          (one) => (isScope(one) ? scopeWords[one] : one),
        )}
      </Choice>
      {scope === 'shelf' && (
        <TextInput label="Shelf" required value={shelf} maxLength={stockLimits.shelf} onChange={setShelf} />
      )}
      {scope === 'category' && (
        <Choice label="Category" value={category} onChange={setCategory}>
          <CategoryOptions chosen={category} />
        </Choice>
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
