import type { ImportLine } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';

interface BulkLinesProps {
  title: string;
  lines: readonly ImportLine[];
  /** The count of all. */
  total: number;
}

const mostLines = 10;

export function BulkLines({ title, lines, total }: BulkLinesProps) {
  if (lines.length === 0) return null;
  const first = lines.slice(0, mostLines);
  return (
    <div className="mt-4 rounded-lg border border-line bg-surface">
      <h4 className="border-b border-line px-4 py-2 text-sm font-medium text-muted">
        {total > first.length ? t('{title} (the first {count})', { title, count: first.length }) : title}
      </h4>
      <ul className="divide-y divide-line">
        {first.map(({ line, title: book, reasons }) => (
          <li key={line} className="flex flex-wrap gap-x-4 px-4 py-2 text-[0.9375rem]">
            <span className="min-w-0 flex-1 basis-48 truncate">{book}</span>
            <span className="text-muted tabular-nums">{reasons.join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
