import { type Customer, linesOf } from '@bookstore/functions/shared/customer/customer';
import { customerKinds } from '@bookstore/functions/shared/customer/rebates';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useOpenToGoOn } from '#components/forms/use-kept-typing.ts';
import { TrashIcon } from '#components/icons/dashboard-icons.tsx';
import { useMoney } from '#config/money.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { EditCustomer } from './customer-form.tsx';

interface CustomerRowProps {
  customer: Customer;
  onChanged: () => unknown;
}

/** A customer on account with its terms, the form that changes it and the button that deletes it. */
export function CustomerRow({ customer, onChanged }: CustomerRowProps) {
  const { id, title: name, kind, address, email, termDays, limitCents } = customer;
  const formId = useId();
  const money = useMoney();
  const { busy, run } = useCommand();
  const [isOpen, setOpen] = useState(false);
  const label = t('Change {name}', { name });
  useOpenToGoOn((form) => setOpen((before) => before || form === label));

  const remove = () =>
    run({
      ask: [
        t('Delete {name}?', { name }),
        t('Its addresses and terms are gone for good. Its orders and invoices stay.'),
        t('Delete'),
        t('Keep'),
      ],
      send: () => callAdminApi('DELETE /api/customers/:id', { params: { id } }),
      failed: t('{name} was not deleted', { name }),
      done: t('{name} was deleted', { name }),
      onEnd: onChanged,
    });

  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
          <p className="font-medium">{name}</p>
          <p className="text-sm text-muted">
            {[
              customerKinds[kind].label,
              plural(termDays, 'pays within {count} day', 'pays within {count} days'),
              t('owes at most {amount}', { amount: money.text(limitCents) }),
            ].join(' · ')}
          </p>
          <p className="text-sm text-muted">{[...linesOf('', address), email].filter(Boolean).join(', ')}</p>
        </div>
        <div className="flex gap-2">
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={formId}
            aria-label={label}
            onClick={() => setOpen(!isOpen)}
          >
            Change
          </Button>
          <Button
            variant="remove"
            busy={busy}
            aria-label={t('Delete {title}', { title: name })}
            onClick={() => void remove()}
            className="px-3!"
          >
            <TrashIcon />
          </Button>
        </div>
      </div>
      <div id={formId} hidden={!isOpen} className="mt-3 rounded-lg bg-sunken p-4">
        {isOpen && <EditCustomer customer={customer} onChanged={onChanged} onSaved={() => setOpen(false)} />}
      </div>
    </li>
  );
}
