import { mixed } from 'yup';
import { keyGuard, keysOf } from '../values/table-keys.ts';

/** Who can take a step of an order. */
export type OrderActor = 'shopper' | 'admin';

/** Every status: whether it counts in Total Orders and in Total Sales, and whether the shopper still waits for the parcel. */
export const orderStatuses = {
  placed: { label: 'Placed', isOrder: true, isSale: true, isUnderWay: true },
  packed: { label: 'Packed', isOrder: true, isSale: true, isUnderWay: true },
  /** Some of its books are in a parcel, and others are still in the shop. */
  waiting: { label: 'Partly shipped', isOrder: true, isSale: true, isUnderWay: true },
  shipped: { label: 'Shipped', isOrder: true, isSale: true, isUnderWay: true },
  delivered: { label: 'Delivered', isOrder: true, isSale: true, isUnderWay: false },
  cancelled: { label: 'Cancelled', isOrder: false, isSale: false, isUnderWay: false },
  returned: { label: 'Returned', isOrder: true, isSale: false, isUnderWay: false },
} as const;

export type OrderStatus = keyof typeof orderStatuses;

/** A step that an order can take. */
export interface OrderStep {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
  /** The text of its button. */
  label: string;
  /** Whether an order that goes well takes it. */
  isUsual: boolean;
}

/** The steps that an order can take, and who may take them. */
export const orderSteps: readonly OrderStep[] = [
  { from: 'placed', to: 'packed', by: ['admin'], label: 'Mark as packed', isUsual: true },
  { from: 'placed', to: 'cancelled', by: ['shopper', 'admin'], label: 'Cancel order', isUsual: false },
  { from: 'packed', to: 'shipped', by: ['admin'], label: 'Mark as shipped', isUsual: true },
  { from: 'packed', to: 'cancelled', by: ['admin'], label: 'Cancel order', isUsual: false },
  { from: 'shipped', to: 'delivered', by: ['admin'], label: 'Mark as delivered', isUsual: true },
  { from: 'shipped', to: 'returned', by: ['admin'], label: 'Mark as returned', isUsual: false },
  { from: 'delivered', to: 'returned', by: ['admin'], label: 'Mark as returned', isUsual: false },
];

/** A step that takes an order back to where it was, with a reason. Only the shop takes it. */
export interface StepBack {
  from: OrderStatus;
  to: OrderStatus;
  /** The text of its button. */
  label: string;
}

/** The steps back that an order can take. An order that is partly shipped goes back parcel by parcel. */
export const stepsBack: readonly StepBack[] = [
  { from: 'packed', to: 'placed', label: 'Back to placed' },
  { from: 'shipped', to: 'packed', label: 'Back to packed' },
  { from: 'delivered', to: 'shipped', label: 'Back to shipped' },
  { from: 'cancelled', to: 'placed', label: 'Reopen order' },
  { from: 'returned', to: 'delivered', label: 'Back to delivered' },
];

/** The step back between two statuses; undefined when there is none. */
export function findStepBack(from: OrderStatus, to: OrderStatus): StepBack | undefined {
  return stepsBack.find((step) => step.from === from && step.to === to);
}

/** Every status, in the order in which the table names them. */
export const orderStatusNames: readonly OrderStatus[] = keysOf(orderStatuses);

export const isOrderStatus = keyGuard(orderStatuses);

/** The yup schema of a status. */
export const orderStatusSchema = mixed<OrderStatus>(isOrderStatus).label('Status');

/** The step between two statuses; undefined when there is none. */
export function findStep(from: OrderStatus, to: OrderStatus): OrderStep | undefined {
  return orderSteps.find((step) => step.from === from && step.to === to);
}

/** The steps that the shopper or the shopkeeper may take from a status. */
export function stepsFrom(from: OrderStatus, actor: OrderActor): OrderStep[] {
  return orderSteps.filter((step) => step.from === from && step.by.includes(actor));
}

/** The statuses still to come for an order that goes well, the next one first. */
export function statusesAhead(from: OrderStatus): OrderStatus[] {
  const next = orderSteps.find((step) => step.from === from && step.isUsual)?.to;
  return next ? [next, ...statusesAhead(next)] : [];
}
