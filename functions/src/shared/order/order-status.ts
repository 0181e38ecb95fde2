import { choiceSchema } from '../values/choice-schema.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** Who can take a step of an order. */
export type OrderActor = 'shopper' | 'admin';

/** How the books come to the shopper. An order that does not say it is delivered. */
export const orderWays = ['delivery', 'collection'] as const;

export type OrderWay = (typeof orderWays)[number];

export function isOrderWay(text: string): text is OrderWay {
  return orderWays.some((way) => way === text);
}

/** The field by which an order says how its books come to the shopper. */
export interface OrderOfWay {
  collection?: boolean | undefined;
}

export function wayOf({ collection = false }: OrderOfWay): OrderWay {
  return collection ? 'collection' : 'delivery';
}

/** Every status: whether it counts in Total Orders and in Total Sales, and whether the shopper still waits for the books. */
export const orderStatuses = {
  placed: { label: t('Placed'), isOrder: true, isSale: true, isUnderWay: true },
  packed: { label: t('Packed'), isOrder: true, isSale: true, isUnderWay: true },
  /** Some of its books are in a parcel, and others are still in the shop. */
  waiting: { label: t('Partly shipped'), isOrder: true, isSale: true, isUnderWay: true },
  shipped: { label: t('Shipped'), isOrder: true, isSale: true, isUnderWay: true },
  delivered: { label: t('Delivered'), isOrder: true, isSale: true, isUnderWay: false },
  cancelled: { label: t('Cancelled'), isOrder: false, isSale: false, isUnderWay: false },
  returned: { label: t('Returned'), isOrder: true, isSale: false, isUnderWay: false },
} as const;

export type OrderStatus = keyof typeof orderStatuses;

/** What a status is called where the books are collected in the shop and that is another word. */
const collectionLabels: Partial<Record<OrderStatus, string>> = {
  packed: t('Ready to collect'),
  delivered: t('Collected'),
};

/** What the status of an order is called; of the order's present one, or of another. */
export function statusLabel(order: OrderOfWay & { status: OrderStatus }, status = order.status): string {
  const { label } = orderStatuses[status];
  return wayOf(order) === 'collection' ? (collectionLabels[status] ?? label) : label;
}

/** A step that an order can take. */
export interface OrderStep {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
  /** The text of its button. */
  label: string;
  /** Whether an order that goes well takes it. */
  isUsual: boolean;
  /** The only way whose orders take it; left out: both. */
  way?: OrderWay;
}

const [delivery, collection] = orderWays;

/**
 * The steps that an order can take, and who may take them. What is collected in the shop waits there, packed, and goes
 * into no parcel before it is handed over.
 */
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

/** A step that takes an order back to where it was, with a reason. Only the shop takes it. */
export interface StepBack {
  from: OrderStatus;
  to: OrderStatus;
  /** The text of its button. */
  label: string;
  /** As of a step on. */
  way?: OrderWay;
}

/** The steps back that an order can take. An order that is partly shipped goes back parcel by parcel. */
const stepsBack: readonly StepBack[] = [
  { from: 'packed', to: 'placed', label: t('Back to placed') },
  { from: 'shipped', to: 'packed', label: t('Back to packed') },
  { from: 'delivered', to: 'shipped', label: t('Back to shipped'), way: delivery },
  { from: 'delivered', to: 'packed', label: t('Not collected yet'), way: collection },
  { from: 'cancelled', to: 'placed', label: t('Reopen order') },
  { from: 'returned', to: 'delivered', label: t('Back to delivered'), way: delivery },
  { from: 'returned', to: 'delivered', label: t('Back to collected'), way: collection },
];

/** Whether an order of this way can take a step. */
function isStepOf({ way }: Pick<OrderStep, 'way'>, order: OrderOfWay): boolean {
  return way === undefined || way === wayOf(order);
}

/** The step back between two statuses of an order; undefined when there is none. */
export function findStepBack(
  from: OrderStatus,
  to: OrderStatus,
  order: OrderOfWay = {},
): StepBack | undefined {
  return stepsBack.find((step) => step.from === from && step.to === to && isStepOf(step, order));
}

/** The step that takes an order back; undefined when there is none. */
export function stepBackOf(order: OrderOfWay & { status: OrderStatus }): StepBack | undefined {
  return stepsBack.find((step) => step.from === order.status && isStepOf(step, order));
}

/** Every status, in the order in which the table names them. */
export const orderStatusNames: readonly OrderStatus[] = keysOf(orderStatuses);

export const isOrderStatus = keyGuard(orderStatuses);

export const orderStatusSchema = choiceSchema(t('Status'), orderStatusNames);

/** The step between two statuses of an order; undefined when there is none. */
export function findStep(from: OrderStatus, to: OrderStatus, order: OrderOfWay = {}): OrderStep | undefined {
  return orderSteps.find((step) => step.from === from && step.to === to && isStepOf(step, order));
}

/** The steps that the shopper or the shopkeeper may take from a status. */
export function stepsFrom(from: OrderStatus, actor: OrderActor, order: OrderOfWay = {}): OrderStep[] {
  return orderSteps.filter((step) => step.from === from && step.by.includes(actor) && isStepOf(step, order));
}

/** The statuses still to come for an order that goes well, the next one first. */
export function statusesAhead(from: OrderStatus, order: OrderOfWay = {}): OrderStatus[] {
  const next = orderSteps.find((step) => step.from === from && step.isUsual && isStepOf(step, order))?.to;
  return next ? [next, ...statusesAhead(next, order)] : [];
}

/**
 * The entry of a history with which an order came last into a status, or into its present one: what is noted while the
 * status stays has entries of its own.
 */
export function statusSince<Entry extends { status: OrderStatus }>(
  history: readonly Entry[],
  status = history.at(-1)?.status,
): Entry | undefined {
  const last = history.findLastIndex((entry) => entry.status === status);
  const before = history.slice(0, last + 1).findLastIndex((entry) => entry.status !== status);
  return last < 0 ? undefined : history[before + 1];
}
