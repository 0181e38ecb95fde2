import { choiceSchema } from '../values/choice-schema.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

export type OrderActor = 'shopper' | 'admin';

/** An order without a way is delivered. */
export const orderWays = ['delivery', 'collection'] as const;

export type OrderWay = (typeof orderWays)[number];

export function isOrderWay(text: string): text is OrderWay {
  return orderWays.some((way) => way === text);
}

export interface OrderOfWay {
  collection?: boolean | undefined;
}

export function wayOf({ collection = false }: OrderOfWay): OrderWay {
  return collection ? 'collection' : 'delivery';
}

/**
 * `isOrder` and `isSale`: whether it counts in Total Orders and in Total Sales; `isUnderWay`: the shopper still waits
 * for the books.
 */
export const orderStatuses = {
  placed: { label: t('Placed'), isOrder: true, isSale: true, isUnderWay: true },
  packed: { label: t('Packed'), isOrder: true, isSale: true, isUnderWay: true },
  /** Some of its books are in a parcel, others still in the shop. */
  waiting: { label: t('Partly shipped'), isOrder: true, isSale: true, isUnderWay: true },
  shipped: { label: t('Shipped'), isOrder: true, isSale: true, isUnderWay: true },
  delivered: { label: t('Delivered'), isOrder: true, isSale: true, isUnderWay: false },
  cancelled: { label: t('Cancelled'), isOrder: false, isSale: false, isUnderWay: false },
  returned: { label: t('Returned'), isOrder: true, isSale: false, isUnderWay: false },
} as const;

export type OrderStatus = keyof typeof orderStatuses;

/** Only those that differ for a collection. */
const collectionLabels: Partial<Record<OrderStatus, string>> = {
  packed: t('Ready to collect'),
  delivered: t('Collected'),
};

export function statusLabel(order: OrderOfWay & { status: OrderStatus }, status = order.status): string {
  const { label } = orderStatuses[status];
  return wayOf(order) === 'collection' ? (collectionLabels[status] ?? label) : label;
}

export interface OrderStep {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
  label: string;
  /** Part of the usual course of an order. */
  isUsual: boolean;
  /** Left out: both. */
  way?: OrderWay;
}

const [delivery, collection] = orderWays;

/** An order for collection waits in the shop, packed, and goes into no parcel before it is handed over. */
export const orderSteps: readonly OrderStep[] = [
  { from: 'placed', to: 'packed', by: ['admin'], label: t('Mark as packed'), isUsual: true, way: delivery },
  {
    from: 'placed',
    to: 'packed',
    by: ['admin'],
    label: t('Ready to collect'),
    isUsual: true,
    way: collection,
  },
  { from: 'placed', to: 'cancelled', by: ['shopper', 'admin'], label: t('Cancel order'), isUsual: false },
  { from: 'packed', to: 'shipped', by: ['admin'], label: t('Mark as shipped'), isUsual: true, way: delivery },
  {
    from: 'packed',
    to: 'delivered',
    by: ['admin'],
    label: t('Mark as collected'),
    isUsual: true,
    way: collection,
  },
  { from: 'packed', to: 'cancelled', by: ['admin'], label: t('Cancel order'), isUsual: false },
  { from: 'shipped', to: 'delivered', by: ['admin'], label: t('Mark as delivered'), isUsual: true },
  { from: 'shipped', to: 'returned', by: ['admin'], label: t('Mark as returned'), isUsual: false },
  { from: 'delivered', to: 'returned', by: ['admin'], label: t('Mark as returned'), isUsual: false },
];

/** Takes an order back to where it was, with a reason; for the shop only. */
export interface StepBack {
  from: OrderStatus;
  to: OrderStatus;
  label: string;
  way?: OrderWay;
}

/** An order that is partly shipped goes back parcel by parcel. */
const stepsBack: readonly StepBack[] = [
  { from: 'packed', to: 'placed', label: t('Back to placed') },
  { from: 'shipped', to: 'packed', label: t('Back to packed') },
  { from: 'delivered', to: 'shipped', label: t('Back to shipped'), way: delivery },
  { from: 'delivered', to: 'packed', label: t('Not collected yet'), way: collection },
  { from: 'cancelled', to: 'placed', label: t('Reopen order') },
  { from: 'returned', to: 'delivered', label: t('Back to delivered'), way: delivery },
  { from: 'returned', to: 'delivered', label: t('Back to collected'), way: collection },
];

function isStepOf({ way }: Pick<OrderStep, 'way'>, order: OrderOfWay): boolean {
  return way === undefined || way === wayOf(order);
}

export function findStepBack(
  from: OrderStatus,
  to: OrderStatus,
  order: OrderOfWay = {},
): StepBack | undefined {
  return stepsBack.find((step) => step.from === from && step.to === to && isStepOf(step, order));
}

export function stepBackOf(order: OrderOfWay & { status: OrderStatus }): StepBack | undefined {
  return stepsBack.find((step) => step.from === order.status && isStepOf(step, order));
}

export const orderStatusNames: readonly OrderStatus[] = keysOf(orderStatuses);

export const isOrderStatus = keyGuard(orderStatuses);

export const orderStatusSchema = choiceSchema(t('Status'), orderStatusNames);

export function findStep(from: OrderStatus, to: OrderStatus, order: OrderOfWay = {}): OrderStep | undefined {
  return orderSteps.find((step) => step.from === from && step.to === to && isStepOf(step, order));
}

export function stepsFrom(from: OrderStatus, actor: OrderActor, order: OrderOfWay = {}): OrderStep[] {
  return orderSteps.filter((step) => step.from === from && step.by.includes(actor) && isStepOf(step, order));
}

/** In the usual course, the next one first. */
export function statusesAhead(from: OrderStatus, order: OrderOfWay = {}): OrderStatus[] {
  const next = orderSteps.find((step) => step.from === from && step.isUsual && isStepOf(step, order))?.to;
  return next ? [next, ...statusesAhead(next, order)] : [];
}

/** The entry by which the order last entered a status: notes made while the status stays have entries of their own. */
export function statusSince<Entry extends { status: OrderStatus }>(
  history: readonly Entry[],
  status = history.at(-1)?.status,
): Entry | undefined {
  const last = history.findLastIndex((entry) => entry.status === status);
  const before = history.slice(0, last + 1).findLastIndex((entry) => entry.status !== status);
  return last < 0 ? undefined : history[before + 1];
}
