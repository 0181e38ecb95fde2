import type { ReadLine } from '../book-file/line-reader.ts';
import { type Maker, publisherKey, withNewMakers } from '../shared/book/maker.ts';
import {
  type BookImport,
  type ImportCounts,
  type ImportLine,
  importLimits,
  noImportCounts,
} from '../shared/import/book-import.ts';
import type { CheckedLine } from './check-line.ts';
import type { PlanLine } from './plan-line.ts';

/** The longest displayed reason, in UTF-16 units. */
const longestReason = 300;

export function shownLine(line: number, title: string, reasons: readonly string[]): ImportLine {
  return {
    line,
    title: title.toWellFormed(),
    reasons: reasons.slice(0, 8).map((reason) => reason.slice(0, longestReason).toWellFormed()),
  };
}

const mostCategories = 50;
/** So that they fit into the import's document. */
const [mostPublishers, longestMakers] = [1000, 100_000] as const;

function changesCopies(plan: PlanLine): boolean {
  return 'stock' in plan && plan.stock?.onHand !== undefined;
}

export class CheckSummary {
  readonly #counts: ImportCounts = { ...noImportCounts };
  readonly #attention: ImportLine[] = [];
  readonly #changes: ImportLine[] = [];
  readonly #categories = new Map<string, number>();
  readonly #makers = new Map<string, Maker>();

  get lines(): number {
    return this.#counts.lines;
  }

  add(
    { kind, line, title, reasons, changes, plan }: CheckedLine,
    { unknownCategory }: Pick<ReadLine, 'unknownCategory'>,
  ): void {
    this.#counts.lines += 1;
    this.#counts[kind] += 1;
    const isImported = kind === 'new' || kind === 'changed';
    if (isImported && reasons.length > 0) this.#counts.incomplete += 1;
    if (plan && changesCopies(plan)) this.#counts.stock += 1;
    if (reasons.length > 0 && this.#attention.length < importLimits.shownLines) {
      this.#attention.push(shownLine(line, title, reasons));
    }
    if (changes.length > 0 && this.#changes.length < importLimits.shownLines) {
      this.#changes.push(shownLine(line, title, changes));
    }
    if (unknownCategory && (this.#categories.has(unknownCategory) || this.#categories.size < 1000)) {
      this.#categories.set(unknownCategory, (this.#categories.get(unknownCategory) ?? 0) + 1);
    }
  }

  /** A publisher's first product with safety data counts. */
  addMaker(maker: Maker): void {
    const key = publisherKey(maker.publisher);
    if (!this.#makers.has(key) && this.#makers.size < mostPublishers) this.#makers.set(key, maker);
  }

  makers(): Maker[] {
    return withNewMakers([], [...this.#makers.values()], longestMakers);
  }

  result(): Pick<BookImport, 'counts' | 'attention' | 'changes' | 'unknownCategories'> {
    const byCount = [...this.#categories].sort(([, one], [, other]) => other - one).slice(0, mostCategories);
    return {
      counts: this.#counts,
      attention: this.#attention,
      changes: this.#changes,
      unknownCategories: byCount.map(([value, count]) => ({ value, count })),
    };
  }
}
