import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderStatus } from '@bookstore/functions/shared/order/order-status';
import { useSyncExternalStore } from 'react';

/** A step that was just taken, by one order or by several, and can be taken back. */
export interface StepUndo {
  /** '25 orders packed' */
  text: string;
  /** As they were before it. */
  orders: readonly Order[];
  to: OrderStatus;
}

let offered: StepUndo | undefined;
const listeners = new Set<() => void>();

/** Offers to take a step back, in the place of the step before; undefined offers nothing. */
export function offerUndo(undo: StepUndo | undefined): void {
  offered = undo;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The step that can be taken back now, on whatever page of the dashboard it was taken. */
export function useOfferedUndo(): StepUndo | undefined {
  return useSyncExternalStore(subscribe, () => offered);
}
