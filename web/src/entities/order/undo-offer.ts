import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderStatus } from '@bookstore/functions/shared/order/order-status';
import { useSyncExternalStore } from 'react';

/** A step that one or several orders have just taken. */
export interface StepUndo {
  /** '25 orders packed' */
  text: string;
  /** As they were before the step. */
  orders: readonly Order[];
  to: OrderStatus;
}

/** Any other change of an order or the settings, taken back by a change of its own. */
export interface ChangeUndo {
  /** '“Emma” is taken out' */
  text: string;
  /** Empty for a change of the settings. */
  orders: readonly Order[];
  /** Tells it from another offer of the same text. */
  version?: number;
  takeBack: () => Promise<unknown>;
  /** By default, that the order was not changed. */
  failure?: string;
}

export type UndoOffer = StepUndo | ChangeUndo;

let offered: UndoOffer | undefined;
const listeners = new Set<() => void>();

/** Replaces the earlier offer; undefined only removes it. */
export function offerUndo(undo: UndoOffer | undefined): void {
  offered = undo;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offered on every page of the dashboard, not only where the change was made. */
export function useOfferedUndo(): UndoOffer | undefined {
  return useSyncExternalStore(subscribe, () => offered);
}
