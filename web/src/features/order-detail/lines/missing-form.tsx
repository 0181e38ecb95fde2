import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import { lineId } from '@bookstore/functions/shared/order/order-lines';
import { t } from '@bookstore/functions/shared/words/words';
import { useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { orderChange } from '#entities/order/use-order-change.ts';
import { apiQuery } from '#lib/query-client.ts';

interface MissingFormProps {
  order: Order;
  line: OrderLine;
  onClose: () => void;
}

/** Asks the shopper by mail about a book that does not come, proposing replacements in stock. */
export function MissingForm({ order, line, onClose }: MissingFormProps) {
  const id = useId();
  const { title } = line;
  const [suggestion, setSuggestion] = useState('');
  const { data } = useApiQuery({ ...apiQuery('GET /api/suggestions', { query: { q: title } }) });
  const others = data?.books.filter(({ _id }) => _id !== line.bookId) ?? [];
  const body = { bookId: lineId(line), suggestion };
  return (
    <div className="col-span-full my-2 grid gap-3 rounded-lg bg-sunken p-3">
      <p>
        {t(
          'The shopper gets a mail about “{title}”, and chooses with one press: wait on, take another edition, or leave the book.',
          { title },
        )}
      </p>
      {others.length > 0 && (
        <div className="grid gap-1">
          <label htmlFor={id} className="font-medium">
            What you have in its place
          </label>
          <select
            id={id}
            value={suggestion}
            onChange={({ target }) => setSuggestion(target.value)}
            className={inputClasses}
          >
            <option value="">{t('Nothing: the page leads to a search')}</option>
            {others.map((book) => (
              <option key={book._id} value={book._id}>
                {[book.title, book.author].filter(Boolean).join(', ')}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <CommandButton
          command={orderChange(order, {
            send: () => callOnce('POST /api/orders/:id/missing', { params: { id: order._id }, body }, order),
            done: t('The shopper is asked by mail'),
            onDone: onClose,
          })}
        >
          Ask the shopper
        </CommandButton>
        <Button variant="quiet" onClick={onClose}>
          Leave it
        </Button>
      </div>
    </div>
  );
}
