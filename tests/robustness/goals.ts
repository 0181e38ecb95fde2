import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { type Figure, writeFigure } from '../figures.ts';
import { figuresFile, isFullRun } from './run-size.ts';

/** For the table of a full run: a duration is no reason for a test to fail. */
export function noteGoal(figure: Figure): void {
  if (figuresFile !== undefined) writeFigure(figuresFile, figure);
}

export function expectGoal(figure: Figure): void {
  noteGoal(figure);
  const { name, measured, goal, met } = figure;
  expect(met, `${name}: ${measured}, and the goal is ${goal}`).toBe(true);
}

const fixedSeed = 20_260_301;

/** A fixed seed, and in a full run a random one, too. The environment's `variable` repeats an earlier one. */
export function seedsFor(group: string, variable: string): number[] {
  if (!isFullRun && process.env[variable] === undefined) return [fixedSeed];
  const random = Number(process.env[variable] ?? randomInt(2 ** 31));
  if (!Number.isInteger(random)) throw new Error(`${variable} must be a whole number`);
  const name = `random seed, to be repeated with ${variable}`;
  noteGoal({ group, name, measured: String(random), goal: 'any', met: true });
  return [fixedSeed, random];
}
