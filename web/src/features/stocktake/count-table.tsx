import { differenceOf, isDifferent, type StocktakeLine } from '@bookstore/functions/shared/stock/stocktake';
import { t } from '@bookstore/functions/shared/words/words';
import { memo } from 'react';
import { figure } from '#components/labels/figure.ts';
import { CopiesBox } from '#entities/isbn-scan/copies-box.tsx';

interface CountTableProps {
  title: string;
  lines: readonly StocktakeLine[];
  /** Undefined when the counts are final. */
  onCount?: ((bookId: string, copies: number, before: number) => void) | undefined;
}

/** '+3', '−1', or a dash for none. */
function signed(line: StocktakeLine): string {
  const difference = differenceOf(line);
  if (!isDifferent(line)) return '–';
  return difference < 0 ? `−${-difference}` : `+${difference}`;
}

export function CountTable({ title, lines, onCount }: CountTableProps) {
  if (lines.length === 0) return null;
  return (
    <table className="mt-6 w-full text-start text-[0.9375rem]">
      <caption className="pb-2 text-start text-lg font-medium">
        {title} <span className="text-muted tabular-nums">({figure(lines.length)})</span>
      </caption>
      <thead className="text-sm text-muted">
        <tr className="border-b border-line-strong/40">
          <th scope="col" className="py-1.5 font-medium">
            Book
          </th>
          <th scope="col" className="py-1.5 ps-2 text-end font-medium">
            Expected
          </th>
          <th scope="col" className="py-1.5 ps-2 text-end font-medium">
            Counted
          </th>
          <th scope="col" className="py-1.5 ps-2 text-end font-medium">
            <span className="max-sm:sr-only">Difference</span>
            <span aria-hidden="true" className="sm:hidden">
              ±
            </span>
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {lines.map((line) => (
          <CountRow key={line.bookId} line={line} onCount={onCount} />
        ))}
      </tbody>
    </table>
  );
}

const CountRow = memo(function CountRow({
  line,
  onCount,
}: Pick<CountTableProps, 'onCount'> & { line: StocktakeLine }) {
  const { bookId, title, expected, counted, belongsTo } = line;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-1.5 font-normal wrap-anywhere">
        {title || bookId}
        {belongsTo && (
          <p className="text-sm text-muted">
            {t('Belongs to {belongsTo}: its stock stays as it is', { belongsTo })}
          </p>
        )}
      </th>
      <td className="py-1.5 ps-2 text-end">{belongsTo ? '–' : (expected ?? t('new'))}</td>
      <td className="py-1.5 ps-2 text-end">
        {onCount ? (
          <CopiesBox
            label={t('Counted copies of {title}', { title: title || bookId })}
            copies={counted}
            fewest={0}
            onCopies={(copies) => onCount(bookId, copies, counted)}
          />
        ) : (
          counted
        )}
      </td>
      <td className={`py-1.5 ps-2 text-end ${isDifferent(line) ? 'font-semibold text-ochre-ink' : ''}`}>
        {signed(line)}
      </td>
    </tr>
  );
});
