import { type CashDay, cashWays } from '@bookstore/functions/shared/order/cash';
import { formatDollars } from '@bookstore/functions/shared/values/money';
import { countOf } from '#components/labels/count-of.ts';
import { tableRoles } from '#components/lists/table-roles.ts';

// Where the table has no room for its columns, each row is a block whose figures stand below each other with their names.
const cell =
  'flex flex-wrap justify-between gap-x-3 py-0.5 tabular-nums before:content-[attr(data-name)] before:text-muted @md:table-cell @md:py-2 @md:pl-3 @md:text-right @md:before:content-none';
const rowHeader = 'block pt-2 text-left font-medium @md:table-cell @md:py-2';
const columns = ['Taken', 'Given back', 'Sum'];

/** What was taken and given back by the way, and what is still out with the carriers. */
export function CashSums({ cash: { sums, stillOut } }: { cash: CashDay }) {
  const used = sums.filter(
    ({ way, takenCents, givenBackCents }) => way === 'cash' || takenCents !== 0 || givenBackCents !== 0,
  );
  const total = {
    taken: sums.reduce((sum, one) => sum + one.takenCents, 0),
    givenBack: sums.reduce((sum, one) => sum + one.givenBackCents, 0),
  };
  return (
    <div className="@container">
      <table {...tableRoles.table} className="block w-full text-[0.9375rem] @md:table">
        <caption className="sr-only">Money of the day</caption>
        <thead {...tableRoles.group} className="sr-only @md:not-sr-only @md:table-header-group">
          <tr {...tableRoles.row} className="border-b border-line text-sm text-muted">
            {['How', ...columns].map((name) => (
              <th
                {...tableRoles.columnHeader}
                key={name}
                scope="col"
                className="py-2 pl-3 text-right font-medium first:pl-0 first:text-left"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="block @md:table-row-group">
          {used.map(({ way, takenCents, givenBackCents }) => (
            <Row key={way} label={cashWays[way].label} taken={takenCents} givenBack={givenBackCents} />
          ))}
        </tbody>
        {used.length > 1 && (
          <tfoot
            {...tableRoles.group}
            className="mt-2 block border-t border-line font-semibold @md:table-footer-group"
          >
            <Row label="All" {...total} />
          </tfoot>
        )}
      </table>
      <p className="mt-3 border-t border-line pt-3 text-[0.9375rem] text-muted">
        {stillOut.orders === 0
          ? 'Nothing is out with carriers.'
          : `Still out with carriers: ${formatDollars(stillOut.cents)} of ${countOf(stillOut.orders, 'order')}, of all days.`}
      </p>
    </div>
  );
}

function Row({ label, taken, givenBack }: { label: string; taken: number; givenBack: number }) {
  return (
    <tr {...tableRoles.row} className="block @md:table-row">
      <th {...tableRoles.rowHeader} scope="row" className={rowHeader}>
        {label}
      </th>
      {columns.map((name, index) => (
        <td {...tableRoles.cell} key={name} data-name={name} className={cell}>
          {formatDollars([taken, givenBack, taken - givenBack][index] ?? 0)}
        </td>
      ))}
    </tr>
  );
}
