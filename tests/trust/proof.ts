import { expect } from 'vitest';
import { type Figure, writeFigure } from '../figures.ts';
import { figuresFile } from './proof-size.ts';

/** Tells what was measured, and fails the test when the goal is missed. */
export function prove(figure: Figure): void {
  if (figuresFile !== undefined) writeFigure(figuresFile, figure);
  const { name, measured, goal, met } = figure;
  expect(met, `${name}: ${measured}, and the goal is ${goal}`).toBe(true);
}
