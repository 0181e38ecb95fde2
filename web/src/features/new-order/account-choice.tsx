import { isNewCopy } from '@bookstore/functions/shared/book/book-condition';
import type { Customer } from '@bookstore/functions/shared/customer/customer';
import { deliveryAddress } from '@bookstore/functions/shared/customer/customer';
import { rebatedCents, rebateOf } from '@bookstore/functions/shared/customer/rebates';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { Choice } from '#components/forms/plain-fields.tsx';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { changeDraft, type DeskDraft } from './desk-draft.ts';

/** An order on account gets the customer's name, address and e-mail; a press applies its prices. */
export function AccountChoice({ draft }: { draft: DeskDraft }) {
  const { data: customers = [] } = useAdminQuery('GET /api/customers', {});
  const { fixedPrices } = useShop();
  const money = useMoney();
  const customer = customers.find(({ id }) => id === draft.customerId);
  const priced = customer ? rebatedLines(draft, customer, fixedPrices, money) : [];
  const isCheaper = priced.some(({ price }, index) => price !== draft.lines[index]?.price);

  function choose(id: string): void {
    const chosen = customers.find((one) => one.id === id);
    changeDraft({
      customerId: id,
      ...(chosen && {
        name: chosen.title,
        email: chosen.email,
        phone: chosen.phone,
        address: deliveryAddress(chosen),
      }),
    });
  }

  return (
    <div className="grid gap-3">
      <Choice label="Customer on account" value={draft.customerId ?? ''} onChange={choose}>
        <option value="">Choose</option>
        {customers.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Choice>
      {isCheaper && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => changeDraft({ lines: priced })}
        >
          {t('Take the prices of this customer')}
        </Button>
      )}
    </div>
  );
}

/** Applies a customer's prices; those typed for another reason stay. */
function rebatedLines({ lines }: DeskDraft, customer: Customer, country: string, money: Money) {
  const reason = t('Price of several copies');
  const orderCents = lines.reduce((sum, { book, copies }) => sum + copies * money.toCents(book.newPrice), 0);
  return lines.map((line) => {
    const { book, copies } = line;
    if (line.price !== '' && line.reason !== reason) return line;
    const isFixed = country !== 'none' && isNewCopy(book);
    const basisPoints = rebateOf(customer, { copies, isFixed, orderCents }, country);
    if (basisPoints === 0) return { ...line, price: '', reason: '' };
    return { ...line, price: money.typed(rebatedCents(money.toCents(book.newPrice), basisPoints)), reason };
  });
}
