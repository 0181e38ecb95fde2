import type { CashDay, CashSum, VoucherSums } from '@bookstore/functions/shared/order/cash';
import { isInDrawer, payWays } from '@bookstore/functions/shared/payment/pay-ways';
import type { Money } from '@bookstore/functions/shared/values/money';
import { sumOf } from '@bookstore/functions/shared/values/sum-of';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Fragment } from 'react';
import { tableRoles } from '#components/lists/table-roles.ts';
import { useMoney } from '#config/money.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

// Where the columns do not fit, each row is a block of named figures.
const cell =
  'flex flex-wrap justify-between gap-x-3 py-0.5 tabular-nums before:content-[attr(data-name)] before:text-muted @md:table-cell @md:py-2 @md:ps-3 @md:text-end @md:before:content-none';
const rowHeader = 'block pt-2 text-start font-medium @md:table-cell @md:py-2';
const columns = [t('Taken'), t('Given back'), t('Sum')];

/** Taken and given back by payment method, and what carriers still owe. */
export function CashSums({ cash }: { cash: CashDay }) {
  const { sums, otherSums = [], vouchers, stillOut, openItems } = cash;
  const money = useOrderMoney(cash);
  const shopMoney = useMoney();
  const used = sums.filter(
    ({ way, takenCents, givenBackCents }) => isInDrawer(way) || takenCents !== 0 || givenBackCents !== 0,
  );
  const total = {
    taken: sumOf(sums, 'takenCents'),
    givenBack: sumOf(sums, 'givenBackCents'),
  };
  return (
    <div className="@container">
      <table {...tableRoles.table} className="block w-full text-[0.9375rem] @md:table @md:table-fixed">
        <caption className="sr-only">Money of the day</caption>
        <thead {...tableRoles.group} className="sr-only @md:not-sr-only @md:table-header-group">
          <tr {...tableRoles.row} className="border-b border-line text-sm text-muted">
            {[t('How'), ...columns].map((name) => (
              <th
                {...tableRoles.columnHeader}
                key={name}
                scope="col"
                className="py-2 ps-3 text-end font-medium first:ps-0 first:text-start"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="block @md:table-row-group">
          {used.map(({ way, takenCents, givenBackCents }) => (
            <Row
              key={way}
              money={money}
              label={payWays[way].label}
              taken={takenCents}
              givenBack={givenBackCents}
            />
          ))}
        </tbody>
        {used.length > 1 && (
          <tfoot
            {...tableRoles.group}
            className="mt-2 block border-t border-line font-semibold @md:table-footer-group"
          >
            <Row money={money} label="All" {...total} />
          </tfoot>
        )}
      </table>
      {otherSums.map((other) => (
        <OtherSums key={other.currency} {...other} />
      ))}
      {vouchers && <Vouchers sums={vouchers} money={money} />}
      <p className="mt-3 border-t border-line pt-3 text-[0.9375rem] text-muted">
        {stillOut.orders === 0
          ? t('Nothing is out with carriers.')
          : t('Still out with carriers: {sum} of {orders}, of all days.', {
              sum: shopMoney.text(stillOut.cents),
              orders: plural(stillOut.orders, '{count} order', '{count} orders'),
            })}
        {openItems &&
          ` ${t('Open on account: {sum} of {orders}, of all days.', {
            sum: shopMoney.text(openItems.cents),
            orders: plural(openItems.orders, '{count} order', '{count} orders'),
          })}`}
      </p>
    </div>
  );
}

/** What the shop owes by vouchers, which is neither sales nor money. */
function Vouchers({ sums, money }: { sums: VoucherSums; money: Money }) {
  const rows = [
    [t('Vouchers sold'), sums.soldCents],
    [t('Vouchers refunded'), -sums.refundedCents],
    [t('Redeemed'), -sums.redeemedCents],
    [t('Given back to vouchers'), sums.givenBackCents],
    [t('Expired'), -sums.expiredCents],
  ] as const;
  const moved = rows.filter(([, cents]) => cents !== 0);
  return (
    <dl
      aria-label="Vouchers: what the shop owes by them"
      className="mt-3 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t border-line pt-3 text-[0.9375rem] tabular-nums"
    >
      {[
        ...moved,
        [t('Owed more by vouchers'), moved.reduce((sum, [, cents]) => sum + cents, 0)] as const,
      ].map(([label, cents]) => (
        <Fragment key={label}>
          <dt className="last-of-type:font-semibold">{label}</dt>
          <dd className="text-end last-of-type:font-semibold">{money.text(cents)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A currency the shop used before: not counted in the sums above. */
function OtherSums({ currency, sums }: { currency: string; sums: CashSum[] }) {
  const money = useOrderMoney({ currency });
  const taken = sumOf(sums, 'takenCents');
  const givenBack = sumOf(sums, 'givenBackCents');
  return (
    <p className="mt-3 text-[0.9375rem] text-muted">
      {t('In {currency}, not counted above: {taken} taken, {givenBack} given back.', {
        currency,
        taken: money.text(taken),
        givenBack: money.text(givenBack),
      })}
    </p>
  );
}

interface RowProps {
  money: Money;
  label: string;
  taken: number;
  givenBack: number;
}

function Row({ money, label, taken, givenBack }: RowProps) {
  return (
    <tr {...tableRoles.row} className="block @md:table-row">
      <th {...tableRoles.rowHeader} scope="row" className={rowHeader}>
        {label}
      </th>
      {columns.map((name, index) => (
        <td {...tableRoles.cell} key={name} data-name={name} className={cell}>
          {money.text([taken, givenBack, taken - givenBack][index] ?? 0)}
        </td>
      ))}
    </tr>
  );
}
