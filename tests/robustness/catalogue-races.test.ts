import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCatalogue } from '../../functions/src/catalogue/shop-catalogue.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { createBook } from '../../functions/src/use-cases/books/create-book.ts';
import { deleteBook } from '../../functions/src/use-cases/books/delete-book.ts';
import { editBook } from '../../functions/src/use-cases/books/edit-book.ts';
import { restoreDeletedBook } from '../../functions/src/use-cases/books/restore-book.ts';
import { foldChanges, rebuildSnapshot } from '../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { exactly } from '../figures.ts';
import { catalogueTitles, storedTitles } from './catalogue-model.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';

const kinds = [
  'add',
  'add',
  'edit',
  'edit',
  'delete',
  'restore',
  'search',
  'search',
  'fold',
  'reindex',
] as const;

interface Command {
  kind: (typeof kinds)[number];
  /** Which book, instance or moment: whatever the kind chooses. */
  choice: number;
}

const commands = fc.array(fc.record<Command>({ kind: fc.constantFrom(...kinds), choice: fc.nat(10_000) }), {
  minLength: runSize({ quick: 50, full: 1000 }),
  maxLength: runSize({ quick: 50, full: 1000 }),
  size: 'max',
});

const fields = {
  description: 'In a race.',
  category: 'fiction',
  trending: false,
  oldPrice: 2,
  newPrice: 1,
  coverImage: '',
};

/** What the shop must have: the titles by id, and the deleted ones. */
interface Model {
  present: Map<string, string>;
  deleted: Map<string, string>;
}

function chosen<T>(all: Iterable<T>, choice: number): T | undefined {
  const list = [...all];
  return list[choice % list.length];
}

const changes: Record<
  'add' | 'edit' | 'delete' | 'restore',
  (model: Model, choice: number) => Promise<void>
> = {
  async add({ present }, choice) {
    const title = `Added ${choice}`;
    const { book } = await createBook({ ...fields, title }, undefined, owner);
    present.set(book._id, title);
  },
  async edit({ present }, choice) {
    const id = chosen(present.keys(), choice);
    if (id === undefined) return;
    const title = `Edited ${choice}`;
    await editBook(id, { ...fields, title }, undefined, owner);
    present.set(id, title);
  },
  async delete({ present, deleted }, choice) {
    const [id, title] = chosen(present, choice) ?? [];
    if (id === undefined || title === undefined) return;
    await deleteBook(id, owner);
    present.delete(id);
    deleted.set(id, title);
  },
  async restore({ present, deleted }, choice) {
    const [id, title] = chosen(deleted, choice) ?? [];
    if (id === undefined || title === undefined) return;
    await restoreDeletedBook(id, owner);
    deleted.delete(id);
    present.set(id, title);
  },
};

let before: Set<string>;

beforeAll(async () => {
  await rebuildSnapshot();
  before = new Set((await storedTitles()).map(([id]) => id));
});

afterAll(async () => {
  for (const [id] of await storedTitles()) if (!before.has(id)) await deleteBook(id, owner);
  await rebuildSnapshot();
});

it('two instances know what was added, edited, deleted and restored, whenever it is folded', async () => {
  let [searches, differences] = [0, 0];
  const run = async (sequence: readonly Command[]) => {
    const model: Model = { present: new Map(), deleted: new Map() };
    const instances = [openCatalogue(), openCatalogue()];
    // Folds go on beside the commands that follow, two at a time.
    const folds = new Set<Promise<unknown>>();
    const fold = (work: () => Promise<unknown>) => {
      if (folds.size === 2) return;
      const running: Promise<unknown> = work().finally(() => folds.delete(running));
      folds.add(running);
    };
    const search = async (choice: number) => {
      const catalogue = await chosen(instances, choice)?.present();
      const known = catalogue ? catalogueTitles(catalogue).filter(([id]) => !before.has(id)) : [];
      const expected = [...model.present].sort(([one], [other]) => (one < other ? -1 : 1));
      searches += 1;
      if (JSON.stringify(known) !== JSON.stringify(expected)) differences += 1;
    };
    for (const { kind, choice } of sequence) {
      if (kind === 'search') await search(choice);
      else if (kind === 'fold') fold(foldChanges);
      else if (kind === 'reindex') fold(() => rebuildSnapshot());
      else await changes[kind](model, choice);
    }
    await Promise.all(folds);
    for (const index of instances.keys()) await search(index);
    const stored = (await storedTitles()).filter(([id]) => !before.has(id));
    expect(stored).toEqual([...model.present].sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  await fc.assert(fc.asyncProperty(commands, run), { numRuns: 1, endOnFailure: true });
  expect(searches).toBeGreaterThanOrEqual(2);
  expectGoal(
    exactly('The catalogue in memory', 'searches of two instances that differ from a model', differences, 0),
  );
});
