import { plannedBook } from '../../imports/bulk-plan.ts';
import { keptByLaw } from '../../imports/check-fixed-price.ts';
import { shownLine } from '../../imports/check-summary.ts';
import type { StoredImport } from '../../imports/import-document.ts';
import { newFilePath, openWriter } from '../../imports/import-file-store.ts';
import { commitStep } from '../../imports/import-store.ts';
import { CannotProceed } from '../../platform/cannot-proceed.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { presentGenres } from '../../settings/shop-genres.ts';
import type { BookSelection } from '../../shared/catalogue/book-selection.ts';
import {
  type ImportCounts,
  type ImportLine,
  importLimits,
  noImportCounts,
} from '../../shared/import/book-import.ts';
import type { BulkChange } from '../../shared/import/bulk-change.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { t } from '../../shared/words/words.ts';
import { selectedBooks } from '../books/selected-books.ts';

const writtenTogether = 1000;

/** Writes a plan; changes no book. @throws ImportStopped */
export async function checkBulkChange(
  stored: StoredImport,
  change: BulkChange,
  selection: BookSelection,
): Promise<void> {
  const shop = await findSettings();
  const money = moneyOf(shop);
  const planPath = newFilePath(stored.seen.id, 'plan.jsonl');
  const output = await openWriter(planPath, 'application/x-ndjson');
  const counts: ImportCounts = { ...noImportCounts };
  const changes: ImportLine[] = [];
  const attention: ImportLine[] = [];
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  const genres = await presentGenres();
  try {
    let lines: string[] = [];
    const write = async () => {
      if (lines.length > 0) await output.write(lines.join(''));
      lines = [];
    };
    for await (const book of selectedBooks(selection)) {
      counts.lines += 1;
      const why = keptByLaw(book, change, shop.fixedPrices);
      if (why) {
        counts.faulty += 1;
        if (attention.length < importLimits.shownLines) {
          attention.push(shownLine(counts.lines, book.title, [why]));
        }
        continue;
      }
      const planned = sayInShop(() => plannedBook(book, change, counts.lines, genres, money));
      if (!planned) {
        counts.same += 1;
        continue;
      }
      const { plan, words, cents } = planned;
      counts[plan.kind] += 1;
      if (changes.length < importLimits.shownLines) changes.push(shownLine(plan.line, book.title, [words]));
      if (cents !== undefined) [lowest, highest] = [Math.min(lowest, cents), Math.max(highest, cents)];
      if (lines.push(`${JSON.stringify(plan)}\n`) === writtenTogether) await write();
    }
    if (counts.lines === 0)
      throw new CannotProceed(sayInShop(() => t('None of these books is in the shop any more.')));
    await write();
    await output.end();
  } catch (error) {
    output.abort();
    throw error;
  }
  const prices = highest > 0 ? { lowest: money.toPrice(lowest), highest: money.toPrice(highest) } : {};
  await commitStep(stored, async (_, { seen, ...rest }) => ({
    ...rest,
    seen: { ...seen, counts, changes, attention, bulk: { change, ...prices }, state: 'checked' },
    planPath,
    checkedAt: Date.now(),
    currency: money.currency,
  }));
}
