import type { StockChange } from '@bookstore/functions/shared/stock/stock';
import { useState } from 'react';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { changeStock, stockFailure } from './stock-commands.ts';

/** The stock of a book with its last movements, and what changes it; asked for whenever the page opens. */
export function useStock(bookId: string) {
  const [isSaving, setSaving] = useState(false);
  const stocks = useAdminQuery('GET /api/stock', { query: { ids: [bookId] } });
  const movements = useAdminQuery('GET /api/stock/:bookId/movements', { params: { bookId } });
  const refetch = () => Promise.all([stocks.refetch(), movements.refetch()]);

  /** @returns whether it was changed */
  async function change(request: StockChange, version?: number): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    try {
      await changeStock(bookId, request, version);
      void showToast('Stock changed');
      return true;
    } catch (error) {
      console.warn('The stock was not changed:', error);
      void showFailure('The stock was not changed', stockFailure(error));
      return false;
    } finally {
      await refetch();
      setSaving(false);
    }
  }

  return {
    stock: stocks.data?.[0],
    movements: movements.data,
    isError: stocks.isError,
    isSaving,
    retry: () => void refetch(),
    change,
  };
}

/** What a form of the panel needs. */
export type StockActions = Pick<ReturnType<typeof useStock>, 'change' | 'isSaving'>;
