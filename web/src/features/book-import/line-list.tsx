import type { ImportLine } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';

interface LineListProps {
  title: string;
  lines: readonly ImportLine[];
  /** How many there are in all. */
  total: number;
}

/** The first lines of one kind, each with its reasons. */
export function LineList({ title, lines, total }: LineListProps) {
  if (lines.length === 0) return null;
  const heading =
    total > lines.length ? t('{title} (the first {count})', { title, count: lines.length }) : title;
  return (
    <details className="mt-4 rounded-lg border border-line" open={lines.length <= 10}>
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">{heading}</summary>
      <ul className="divide-y divide-line border-t border-line">
        {lines.map(({ line, title: book, reasons }) => (
          <li key={line} className="grid gap-x-4 px-4 py-2 text-sm sm:grid-cols-[6rem_1fr]">
            <span className="text-muted tabular-nums">{t('Line {line}', { line })}</span>
            <div className="min-w-0 wrap-anywhere">
              <p>{book || t('without a title')}</p>
              {reasons.map((reason) => (
                <p key={reason} className="text-muted">
                  {reason}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
