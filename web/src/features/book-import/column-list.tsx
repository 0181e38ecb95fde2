import { type FileColumn, importFields, unusedColumn } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';
import { Choice } from '#components/forms/plain-fields.tsx';

interface ColumnListProps {
  columns: readonly FileColumn[];
  uses: readonly string[];
  onChange: (uses: string[]) => void;
}

/** Each column of the file with its first cells, and what it holds. */
export function ColumnList({ columns, uses, onChange }: ColumnListProps) {
  function choose(index: number, use: string): void {
    // A field belongs to one column.
    onChange(uses.map((one, at) => (at === index ? use : one === use ? unusedColumn : one)));
  }
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
      {columns.map(({ name, samples }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file, whatever its name is.
        <li key={index} className="min-w-0">
          <Choice
            label={name || t('Column {number}', { number: index + 1 })}
            hint={samples.length > 0 ? samples.map((sample) => sample.slice(0, 40)).join(' · ') : 'empty'}
            value={uses[index] ?? unusedColumn}
            onChange={(use) => choose(index, use)}
          >
            <option value={unusedColumn}>Not used</option>
            {Object.entries(importFields).map(([field, label]) => (
              <option key={field} value={field}>
                {label}
              </option>
            ))}
          </Choice>
        </li>
      ))}
    </ul>
  );
}
