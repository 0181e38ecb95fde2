import type { CashSum, CashWay } from '../../../functions/src/shared/order/cash.ts';
import { amount, type CashCommand, type Expected, error, type OrderCommand } from './types.ts';

const ways: readonly CashWay[] = ['cash', 'bank', 'card'];

/** What refuses to note money of an order; undefined when nothing does. @param held what the order holds */
export function cashRefusal({ noted, cents }: CashCommand, held: number): Expected | undefined {
  if (noted === 'taken' || cents <= held) return undefined;
  const words = `At most $${amount(Math.max(0, held))} can be given back: no more was taken`;
  return error(409, 'more-than-taken', words, { cashCents: held });
}

/** The money of all orders as the sums of the day should have it. */
export class CashModel {
  private readonly sums = new Map(ways.map((way) => [way, { takenCents: 0, givenBackCents: 0 }]));

  /** @param cents how much more an order holds after the command; what a delivery brings or takes back is in cash */
  note(command: OrderCommand, cents: number): void {
    const isNoted = command.kind === 'cash';
    const sum = this.sums.get(isNoted ? command.way : 'cash');
    if (!sum) throw new Error('There is no such way');
    if (isNoted && command.noted === 'given-back') sum.givenBackCents -= cents;
    else sum.takenCents += cents;
  }

  ofDay(): CashSum[] {
    return [...this.sums].map(([way, sum]) => ({ way, ...sum }));
  }
}
