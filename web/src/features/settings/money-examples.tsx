import { isOrderStatus, orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { moneyOf } from '@bookstore/functions/shared/shop/money-format';
import type { Settings, SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useShop } from '#config/shop.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { askFirst, showFailure } from '#lib/alerts.ts';

function changeWords(currency: string, next: string, locale: string): string {
  const [now, then] = [currency, next].map((code) => moneyOf({ currency: code, locale }).price(12));
  return [
    t(
      'Prices of books keep their figures: {before} becomes {after}. Change them where that is not what they cost.',
      {
        before: String(now),
        after: String(then),
      },
    ),
    t('Orders so far stay in {currency}, with what was paid and what is given back.', { currency }),
    t('Sales and cash count in {currency} from now on.', { currency: next }),
  ].join(' ');
}

/** Explains first how another currency affects existing amounts. */
export async function confirmCurrency(
  { currency: next = '', locale = '' }: SettingsEdit,
  { currency }: Settings,
): Promise<boolean> {
  if (next === currency) return true;
  // Checked first, so that an owner does not confirm a change that is then refused.
  const { toCollect: _, ...underWay } = await callAdminApi('GET /api/orders/counts', {});
  if (Object.values(underWay).some((count) => count > 0)) {
    const reason = t(
      'Orders in {currency} are under way: the currency can be changed once they are delivered or cancelled.',
      { currency },
    );
    await showFailure(t('The shop sells in {currency} for now', { currency }), reason);
    return false;
  }
  const text = changeWords(currency, next, locale);
  return askFirst(
    t('Sell in {currency}?', { currency: next }),
    text,
    t('Sell in {currency}', { currency: next }),
    t('Stay with {currency}', { currency }),
  );
}

/** Amounts and a day as the chosen currency and format write them. */
export function MoneyExamples() {
  const { currency = '', locale = '' } = useFormikContext<SettingsEdit>().values;
  const money = moneyOf({ currency, locale });
  const { timeZone, currency: present } = useShop();
  const examples = [
    { label: t('A price'), text: money.price(1234.5) },
    { label: t('Money given back'), text: money.text(-money.toCents(12)) },
    { label: t('A day'), text: new Date().toLocaleDateString(locale, { dateStyle: 'long', timeZone }) },
  ];
  return (
    <>
      {currency !== present && <OrdersUnderWay />}
      <dl
        aria-label="Examples"
        className="grid gap-x-6 gap-y-2 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem] sm:grid-cols-3"
      >
        {examples.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Leads to the orders to deliver or cancel before the currency can change. */
export function OrdersUnderWay() {
  const { data } = useAdminQuery('GET /api/orders/counts', {});
  const { toCollect: _, ...counts } = data ?? {};
  const some = Object.entries(counts).flatMap(([status, count]) =>
    isOrderStatus(status) && count > 0 ? [{ status, count }] : [],
  );
  if (some.length === 0) return null;
  return (
    <div className="text-[0.9375rem]">
      <p>Orders are under way, which are delivered or cancelled first:</p>
      <ul className="flex flex-wrap gap-x-5">
        {some.map(({ status, count }) => (
          <li key={status}>
            <Link
              to={`${dashboardPaths.orderDesk}?status=${status}`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {t('{status}: {count}', { status: orderStatuses[status].label, count })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
