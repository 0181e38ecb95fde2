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

/** Another change that was just made, of an order or of the settings, and can be taken back by a change of its own. */
export interface ChangeUndo {
  /** '“Emma” is taken out' */
  text: string;
  /** None for a change of the settings. */
  orders: readonly Order[];
  /** Tells it from another one of the same text. */
  version?: number;
  takeBack: () => Promise<unknown>;
  /** What a failure says; without it, that the order was not changed. */
  failure?: string;
}

/** What can be taken back now. */
export type UndoOffer = StepUndo | ChangeUndo;

let offered: UndoOffer | undefined;
const listeners = new Set<() => void>();

/** Offers to take a step or a change back, in the place of the one before; undefined offers nothing. */
export function offerUndo(undo: UndoOffer | undefined): void {
  offered = undo;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What can be taken back now, on whatever page of the dashboard it was done. */
export function useOfferedUndo(): UndoOffer | undefined {
  return useSyncExternalStore(subscribe, () => offered);
}
