import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { type Figure, writeFigure } from '../figures.ts';
import { figuresFile } from './run-size.ts';

/** Records what was measured, and fails the test when the goal is missed. */
export function expectGoal(figure: Figure): void {
  if (figuresFile !== undefined) writeFigure(figuresFile, figure);
  const { name, measured, goal, met } = figure;
  expect(met, `${name}: ${measured}, and the goal is ${goal}`).toBe(true);
}

/** The fixed seed of generated inputs, and a random one; the environment's `variable` repeats an earlier one. */
export function seedsFor(group: string, variable: string): number[] {
  const random = Number(process.env[variable] ?? randomInt(2 ** 31));
  if (!Number.isInteger(random)) throw new Error(`${variable} must be a whole number`);
  const name = `random seed, to be repeated with ${variable}`;
  if (figuresFile !== undefined) {
    writeFigure(figuresFile, { group, name, measured: String(random), goal: 'any', met: true });
  }
  return [20_260_301, random];
}
