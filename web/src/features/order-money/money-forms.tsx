import type { CashRequest } from '@bookstore/functions/shared/order/cash';
import type { Order } from '@bookstore/functions/shared/order/order';
import { openInCash } from '@bookstore/functions/shared/order/order-totals';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useOpenToGoOn } from '#components/forms/use-kept-typing.ts';
import { MoneyForm } from './money-form.tsx';

interface MoneyFormsProps {
  order: Order;
  onNoted: () => void;
}

type Kind = CashRequest['kind'];

const labels: Record<Kind, string> = { taken: t('Money taken'), 'given-back': t('Money given back') };

/** Money can be given back only as far as there is some. */
export function MoneyForms({ order, onNoted }: MoneyFormsProps) {
  const [open, setOpen] = useState<Kind>();
  const balance = order.cashCents ?? 0;
  const due = openInCash(order);
  const kinds: Kind[] = balance > 0 ? ['taken', 'given-back'] : ['taken'];
  useOpenToGoOn((form) => setOpen((before) => kinds.find((kind) => labels[kind] === form) ?? before));
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            aria-expanded={open === kind}
            onClick={() => setOpen(open === kind ? undefined : kind)}
          >
            {labels[kind]}
          </Button>
        ))}
      </div>
      {open && (
        <MoneyForm
          key={open}
          order={order}
          kind={open}
          label={labels[open]}
          // What is refunded automatically must not be refunded by hand, too.
          firstCents={Math.max(0, open === 'taken' ? due : order.isPaidOnline ? 0 : -due) || undefined}
          onDone={() => {
            setOpen(undefined);
            onNoted();
          }}
        />
      )}
    </>
  );
}
