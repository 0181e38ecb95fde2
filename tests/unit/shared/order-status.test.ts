import { expect, it } from 'vitest';
import { figuresOf } from '../../../functions/src/shared/order/order-figures.ts';
import {
  findStep,
  findStepBack,
  orderStatuses,
  orderStatusNames,
  orderSteps,
  statusesAhead,
  statusLabel,
  stepBackOf,
  stepsFrom,
} from '../../../functions/src/shared/order/order-status.ts';

it('The table of steps leads nowhere twice, so that a history has each status once', () => {
  const reachedFrom = (status: string, seen: readonly string[] = []): string[][] =>
    orderSteps
      .filter(({ from }) => from === status)
      .flatMap(({ to }) => [[...seen, to], ...reachedFrom(to, [...seen, to])]);
  const paths = reachedFrom('placed', ['placed']);
  expect(paths.every((path) => new Set(path).size === path.length)).toBe(true);
  // An order is partly shipped by its parcels alone.
  expect(new Set([...paths.flat(), 'waiting'])).toEqual(new Set(orderStatusNames));
});

it('The table of steps leads an order that goes well to the reader', () => {
  expect(statusesAhead('placed')).toEqual(['packed', 'shipped', 'delivered']);
  expect(statusesAhead('shipped')).toEqual(['delivered']);
  expect(statusesAhead('delivered')).toEqual([]);
  expect(statusesAhead('cancelled')).toEqual([]);
  expect(statusesAhead('placed', { collection: true })).toEqual(['packed', 'delivered']);
});

it('The table of steps has its own words and steps for an order that is collected', () => {
  const collected = { collection: true, status: 'packed' } as const;
  expect(stepsFrom('packed', 'admin', collected).map(({ to }) => to)).toEqual(['delivered', 'cancelled']);
  expect(stepsFrom('placed', 'shopper').map(({ to }) => to)).toEqual(['cancelled']);
  expect(findStep('placed', 'packed', collected)?.label).toBe('Ready to collect');
  expect(findStepBack('delivered', 'packed', collected)?.label).toBe('Not collected yet');
  expect(stepBackOf({ collection: true, status: 'delivered' })?.to).toBe('packed');
  expect(stepBackOf({ status: 'delivered' })?.to).toBe('shipped');
  expect(statusLabel(collected)).toBe('Ready to collect');
  expect(statusLabel(collected, 'delivered')).toBe('Collected');
  expect(statusLabel(collected, 'placed')).toBe('Placed');
  expect(orderStatusNames.map((status) => statusLabel({ status }))).toEqual(
    orderStatusNames.map((status) => orderStatuses[status].label),
  );
});

it.each([
  ['placed', 1, 1250, 1, 1],
  ['delivered', 1, 1250, 1, 0],
  ['cancelled', 0, 0, 0, 0],
  ['returned', 1, 0, 0, 0],
] as const)('A status counts as the shop counts it: %s', (status, orders, salesCents, copies, toPack) => {
  const figures = figuresOf({ status, lines: [{ bookId: 'a', unitCents: 1250 }], lineChanges: [] });
  expect(figures).toEqual({ orders, salesCents, toPack, bookIds: copies ? ['a'] : [] });
});
