import type { BookImport } from '@bookstore/functions/shared/import/book-import';
import { type BulkChange, bulkChangeSchema } from '@bookstore/functions/shared/import/bulk-change';
import { amountProblem, readAmount } from '@bookstore/functions/shared/values/amount';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { ValidationError } from 'yup';
import type { BookSelection } from '#entities/book/use-book-selection.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import type { PlannedAction } from './book-selection-bar.tsx';

/** Form values; numbers are the texts of their boxes. */
interface BulkValues {
  unit: 'percent' | 'amount';
  direction: 'down' | 'up';
  figure: string;
  category: string;
  trending: 'on' | 'off';
}

export const firstValues: BulkValues = {
  unit: 'percent',
  direction: 'down',
  figure: '',
  category: '',
  trending: 'on',
};

/** @throws ValidationError in words for the admin */
export function changeOf(action: PlannedAction, values: BulkValues, money: Money): BulkChange {
  const typed = values.figure.trim().replace(/\s*%$/, '');
  const figure = Math.abs(readAmount(typed, money)) * (values.direction === 'down' ? -1 : 1);
  const changes: Record<PlannedAction, object> = {
    price: { kind: values.unit, [values.unit]: figure },
    category: { kind: 'category', category: values.category || undefined },
    trending: { kind: 'trending', trending: values.trending === 'on' },
    delete: { kind: 'delete' },
  };
  if (action === 'price' && Number.isNaN(figure)) {
    throw new ValidationError(
      typed === '' ? t('Type a number') : `${t('“{text}”', { text: typed })} ${amountProblem(typed, money)}`,
    );
  }
  if (action === 'category' && values.category === '') throw new ValidationError(t('Choose a category'));
  return bulkChangeSchema.validateSync(changes[action], { strict: true, context: { money } });
}

export function requestBulkChange(
  id: string,
  change: BulkChange,
  selection: NonNullable<BookSelection['request']>,
): Promise<BookImport> {
  const { ids, filter } = { ids: undefined, filter: undefined, ...selection };
  return callAdminApi('POST /api/bulk-changes', { body: { id, change, selection: { ids, filter } } });
}
