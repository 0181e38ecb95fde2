import { randomInt } from 'node:crypto';
import { prove } from './proof.ts';

const seeds = new Map<string, number>();

/** A seed by chance, the same one in the whole file; the environment's `variable` repeats an earlier one. */
export function chosenSeed(variable: string): number {
  const seed = seeds.get(variable) ?? Number(process.env[variable] ?? randomInt(2 ** 31));
  if (!Number.isInteger(seed)) throw new Error(`${variable} must be a whole number`);
  seeds.set(variable, seed);
  return seed;
}

/** Tells the seed by chance among the figures. */
export function proveSeed(group: string, variable: string): void {
  const measured = String(chosenSeed(variable));
  prove({ group, name: `seed by chance, to be repeated with ${variable}`, measured, goal: 'any', met: true });
}
