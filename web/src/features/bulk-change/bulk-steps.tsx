import type { Posting } from '@bookstore/functions/shared/stock/posting';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type BookFilter, bookFilterSearch } from '#entities/book/book-filter.ts';
import type { BookSelection } from '#entities/book/use-book-selection.ts';
import { BookSelectionBar, type BulkAction } from './book-selection-bar.tsx';
import { BulkForm } from './bulk-form.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { StockForm, StockResult } from './stock-form.tsx';

interface BulkStepsProps {
  /** The id of the bulk change in the address. */
  change: string | undefined;
  selection: BookSelection;
  total: number;
  filter: BookFilter;
  onChanged: () => void;
}

export function BulkSteps({ change, selection, total, filter, onChanged }: BulkStepsProps) {
  const navigate = useNavigate();
  const [action, setAction] = useState<BulkAction>();
  const [posting, setPosting] = useState<Posting>();
  if (change) {
    return (
      <BulkProgress
        key={change}
        id={change}
        onChanged={onChanged}
        onClose={() => void navigate({ search: bookFilterSearch(filter) })}
      />
    );
  }
  if (posting) {
    return <StockResult posting={posting} onUndone={onChanged} onClose={() => setPosting(undefined)} />;
  }
  if (selection.count === 0) {
    if (action) setAction(undefined);
    return null;
  }
  if (action === 'stock') {
    return (
      <StockForm
        selection={selection}
        onDone={(done) => {
          setAction(undefined);
          selection.clear();
          setPosting(done);
          onChanged();
        }}
        onCancel={() => setAction(undefined)}
      />
    );
  }
  if (action) {
    return (
      <BulkForm
        action={action}
        selection={selection}
        onRequested={(id) => {
          setAction(undefined);
          selection.clear();
          const search = new URLSearchParams(bookFilterSearch(filter));
          search.set('change', id);
          void navigate({ search: `?${search}` });
        }}
        onCancel={() => setAction(undefined)}
      />
    );
  }
  return <BookSelectionBar total={total} selection={selection} onAction={setAction} />;
}
