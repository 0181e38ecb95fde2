import type { Order } from '@bookstore/functions/shared/order/order';
import type { RefObject } from 'react';
import { useShortcuts } from '#lib/browser/shortcuts.ts';
import { commonStep } from './bulk-steps.ts';
import type { BulkStep } from './use-bulk-step.ts';
import type { Selection } from './use-selection.ts';

/** j and k move through the rows, x selects the focused row, p packs the selected orders or else the focused one. */
export function useRowKeys(
  table: RefObject<HTMLTableElement | null>,
  orders: readonly Order[],
  selection: Selection,
  take: BulkStep['take'],
): void {
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])];
  const focusedRow = () =>
    links().findIndex((link) => link.closest('tr')?.contains(document.activeElement) ?? false);
  const focused = () => orders[focusedRow()];

  function move(by: number): void {
    const all = links();
    const from = focusedRow();
    const to = from < 0 ? (by > 0 ? 0 : all.length - 1) : from + by;
    all[Math.min(Math.max(to, 0), all.length - 1)]?.focus();
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x() {
      const order = focused();
      if (order) selection.set([order], !selection.has(order._id));
    },
    p() {
      const order = focused();
      const meant = selection.orders.length > 0 ? selection.orders : order ? [order] : [];
      const step = commonStep(meant);
      if (step?.to === 'packed') void take(meant, step);
    },
  });
}
