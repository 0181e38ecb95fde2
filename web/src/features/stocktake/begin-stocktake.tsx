import { stockLimits } from '@bookstore/functions/shared/stock/stock';
import {
  type StocktakeHead,
  type StocktakeScope,
  stocktakeScopes,
} from '@bookstore/functions/shared/stock/stocktake';
import { keyGuard } from '@bookstore/functions/shared/values/table-keys';
import { t } from '@bookstore/functions/shared/words/words';
import type { FormEvent } from 'react';
import { Button } from '#components/forms/button.tsx';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { Choice, TextInput } from '#components/forms/plain-fields.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { useGenres } from '#config/genres.ts';
import { CategoryOptions } from '#entities/book/category-options.tsx';
import { callOnce } from '#entities/command/call-once.ts';
import { useCommand } from '#entities/command/use-command.ts';

const scopeWords: Record<StocktakeScope, string> = {
  shelf: t('A shelf'),
  category: t('A category'),
  all: t('All books'),
};

const isScope = keyGuard(scopeWords);

interface BeginStocktakeProps {
  /** The stocktakes that there are, as far as they are known. */
  present: readonly StocktakeHead[] | undefined;
  onBegun: (id: string) => void;
}

export function BeginStocktake({ present, onBegun }: BeginStocktakeProps) {
  const { genres } = useGenres();
  const form = useKeptState<{ scope: StocktakeScope; shelf: string; category: string }>(
    t('Begin a stocktake'),
    {
      scope: 'shelf',
      shelf: '',
      category: genres[0]?.slug ?? '',
    },
  );
  const { scope, shelf, category } = form.values;
  const { busy, problem, run } = useCommand('form');

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = { scope, value: { shelf: shelf.trim(), category, all: '' }[scope] };
    await run({
      send: () => callOnce('POST /api/stocktakes', { body }, present),
      failed: t('The stocktake was not begun'),
      onDone: ({ id }) => onBegun(id),
    });
  }

  return (
    <form
      onSubmit={(event) => void begin(event)}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <Choice label="Count" value={scope} onChange={(text) => isScope(text) && form.change({ scope: text })}>
        {optionsOf(
          stocktakeScopes.toSorted((one) => (one === 'all' ? 1 : -1)),
          (one) => (isScope(one) ? scopeWords[one] : one),
        )}
      </Choice>
      {scope === 'shelf' && (
        <TextInput
          label="Shelf"
          required
          value={shelf}
          maxLength={stockLimits.shelf}
          onChange={(text) => form.change({ shelf: text })}
        />
      )}
      {scope === 'category' && (
        <Choice label="Category" value={category} onChange={(chosen) => form.change({ category: chosen })}>
          <CategoryOptions chosen={category} />
        </Choice>
      )}
      {scope === 'all' && <span aria-hidden="true" className="max-sm:hidden" />}
      <Button type="submit" busy={busy}>
        Begin
      </Button>
      <ProblemNote text={problem} className="sm:col-span-3" />
    </form>
  );
}
