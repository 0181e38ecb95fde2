import { sayInShop } from '../platform/words/say-in-shop.ts';
import type { Actor } from '../shared/audit/audit.ts';
import type { BookImport } from '../shared/import/book-import.ts';
import { t } from '../shared/words/words.ts';
import type { NewEntry } from './audit-store.ts';
import type { ImportCause } from './book-audit.ts';

// History of imports and bulk changes: one entry when one begins, and one for each commit, which names its books.

function actionOf({ bulk }: BookImport, isUndo: boolean): ImportCause['action'] {
  if (isUndo) return 'undone';
  if (!bulk) return 'imported';
  return bulk.change.kind === 'delete' ? 'deleted' : 'changed';
}

export function importCause({ by, seen }: { by: string; seen: BookImport }): ImportCause {
  const { id, fileName, task } = seen;
  const action = actionOf(seen, task === 'undo');
  return { by: { name: by }, action, importId: id, fileName, isBulk: seen.bulk !== undefined };
}

export function importEntry(seen: BookImport, isUndo: boolean, by: Actor): NewEntry {
  const { id: targetId, fileName: title, counts, bulk } = seen;
  const parts = sayInShop(() => [
    t('{books} new', { books: counts.new }),
    t('{books} changed', { books: counts.changed }),
    t('{books} deleted', { books: counts.deleted }),
  ]);
  const note = parts.filter((part) => !part.startsWith('0 ')).join(', ');
  const action = actionOf(seen, isUndo);
  return { by, kind: bulk ? 'bulk' : 'import', action, targetId, title, note };
}
