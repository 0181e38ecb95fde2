import { setTimeout } from 'node:timers/promises';

/** Folds the catalogue when it is due, as the function `foldCatalogue` does: the emulators have no Scheduler. */
export async function keepCatalogueFolded(signal: AbortSignal): Promise<never> {
  // Only now, since Firebase's libraries read where the emulators are when they are loaded.
  const { foldWhenDue } = await import('../../functions/src/use-cases/catalogue/fold-catalogue.ts');
  while (true) {
    await foldWhenDue(new Date());
    await setTimeout(5 * 60_000, undefined, { signal });
  }
}
