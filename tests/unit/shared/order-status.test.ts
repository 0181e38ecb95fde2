import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../functions/src/shared/order/order-figures.ts';
import {
  findStep,
  findStepBack,
  isOrderStatus,
  orderStatuses,
  orderStatusNames,
  orderSteps,
  statusesAhead,
  statusLabel,
  stepBackOf,
  stepsFrom,
} from '../../../functions/src/shared/order/order-status.ts';

describe('the table of steps', () => {
  it('leads nowhere twice, so that a history has each status once', () => {
    const reachedFrom = (status: string, seen: readonly string[] = []): string[][] =>
      orderSteps
        .filter(({ from }) => from === status)
        .flatMap(({ to }) => [[...seen, to], ...reachedFrom(to, [...seen, to])]);
    const paths = reachedFrom('placed', ['placed']);
    expect(paths.every((path) => new Set(path).size === path.length)).toBe(true);
    // An order is partly shipped by its parcels alone.
    expect(new Set([...paths.flat(), 'waiting'])).toEqual(new Set(orderStatusNames));
  });

  it('leads an order that goes well to the reader', () => {
    expect(statusesAhead('placed')).toEqual(['packed', 'shipped', 'delivered']);
    expect(statusesAhead('shipped')).toEqual(['delivered']);
    expect(statusesAhead('delivered')).toEqual([]);
    expect(statusesAhead('cancelled')).toEqual([]);
    expect(statusesAhead('placed', { collection: true })).toEqual(['packed', 'delivered']);
  });

  it('has its own words and steps for an order that is collected', () => {
    const collected = { collection: true, status: 'packed' } as const;
    expect(stepsFrom('packed', 'admin', collected).map(({ to }) => to)).toEqual(['delivered', 'cancelled']);
    expect(findStep('placed', 'packed', collected)?.label).toBe('Ready to collect');
    expect(findStep('packed', 'shipped', collected)).toBeUndefined();
    expect(findStep('packed', 'delivered')).toBeUndefined();
    expect(findStepBack('delivered', 'packed', collected)?.label).toBe('Not collected yet');
    expect(findStepBack('delivered', 'packed')).toBeUndefined();
    expect(stepBackOf({ collection: true, status: 'delivered' })?.to).toBe('packed');
    expect(stepBackOf({ status: 'delivered' })?.to).toBe('shipped');
    expect(statusLabel(collected)).toBe('Ready to collect');
    expect(statusLabel(collected, 'delivered')).toBe('Collected');
    expect(statusLabel(collected, 'placed')).toBe('Placed');
    expect(orderStatusNames.map((status) => statusLabel({ status }))).toEqual(
      orderStatusNames.map((status) => orderStatuses[status].label),
    );
  });

  it('offers each kind of caller the steps that are theirs', () => {
    expect(stepsFrom('placed', 'admin').map(({ to }) => to)).toEqual(['packed', 'cancelled']);
    expect(stepsFrom('placed', 'shopper').map(({ to }) => to)).toEqual(['cancelled']);
    expect(stepsFrom('packed', 'shopper')).toEqual([]);
    expect(stepsFrom('returned', 'admin')).toEqual([]);
  });
});

describe('a status', () => {
  it('is one of the table', () => {
    expect(isOrderStatus('placed')).toBe(true);
    expect(['', 'Placed', 'toString', '__proto__', 1, null].some(isOrderStatus)).toBe(false);
  });

  it.each([
    ['placed', 1, 1250, 1, 1],
    ['packed', 1, 1250, 1, 0],
    ['waiting', 1, 1250, 1, 0],
    ['shipped', 1, 1250, 1, 0],
    ['delivered', 1, 1250, 1, 0],
    ['cancelled', 0, 0, 0, 0],
    ['returned', 1, 0, 0, 0],
  ] as const)('counts as the shop counts it: %s', (status, orders, salesCents, copies, toPack) => {
    const figures = figuresOf({ status, lines: [{ bookId: 'a', unitCents: 1250 }], lineChanges: [] });
    expect(figures).toEqual({ orders, salesCents, toPack, bookIds: copies ? ['a'] : [] });
  });
});
