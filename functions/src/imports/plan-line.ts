import type { GivenFields } from '../book-file/line-reader.ts';
import { sha256 } from '../platform/sha256.ts';
import type { NewBook } from '../shared/book/book.ts';
import type { DraftFields } from '../shared/book/draft.ts';
import type { PlannedStock } from '../shared/import/stock-columns.ts';

/** A book that the file does not sell, which becomes a draft. */
export interface DraftLine {
  kind: 'draft';
  line: number;
  draft: DraftFields;
}

/** What is to be done with a line that is imported; one line of JSON in the plan. */
export type PlanLine = BookLine | DraftLine;

export type BookLine =
  | { kind: 'new'; line: number; book: NewBook; id?: string; createdAt?: string; stock?: PlannedStock }
  | {
      kind: 'changed';
      line: number;
      title: string;
      id: string;
      given: GivenFields;
      /** What was shown of the book before: with another value by now it stays as it is. */
      expected?: GivenFields;
      stock?: PlannedStock;
    }
  | { kind: 'deleted'; line: number; title: string; id: string; expected?: GivenFields };

/** The book of a line; it keeps its id however often its line is worked on. */
export function bookIdOf(importId: string, plan: BookLine): string {
  return plan.id ?? sha256(`${importId}:${plan.line}`).slice(0, 20);
}

/** The ISBN that a line gives to its book; null for a line that leaves the book what it has. */
export function isbnOf(plan: BookLine): string | undefined | null {
  if (plan.kind === 'deleted') return undefined;
  if (plan.kind === 'new') return plan.book.isbn;
  return 'isbn' in plan.given ? plan.given.isbn : null;
}

export function titleOf(plan: PlanLine): string {
  if (plan.kind === 'draft') return plan.draft.title;
  return plan.kind === 'new' ? plan.book.title : plan.title;
}
