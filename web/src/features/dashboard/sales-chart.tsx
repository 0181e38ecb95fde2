import type { SalesDay } from '@bookstore/functions/shared/order/sales';
import type { Money } from '@bookstore/functions/shared/values/money';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { useDayLocale, useMoney } from '#config/money.ts';
import { shortDay } from './short-day.ts';
import { useChartTheme } from './use-chart-theme.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** '$50', and '$2.5' where the steps are smaller than a whole unit. */
function axisText(money: Money, price: number): string {
  return Number.isInteger(price) ? money.roundPrice(price) : money.price(price);
}

export default function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const money = useMoney();
  const locale = useDayLocale();
  const { frame, theme } = useChartTheme();
  return (
    <div ref={frame} className="absolute inset-0 border-line text-accent">
      {theme && (
        <Bar
          role="img"
          aria-label="A bar for the sales of each day; “Day by day” has the figures"
          data={{
            labels: days.map(({ day }) => shortDay(day, locale)),
            datasets: [
              {
                data: days.map(({ salesCents }) => money.toPrice(salesCents)),
                backgroundColor: theme.bar,
                borderRadius: 3,
              },
            ],
          }}
          options={{
            maintainAspectRatio: false,
            animation: theme.isMoving ? { duration: 400 } : false,
            plugins: {
              legend: { display: false },
              title: { display: false },
              tooltip: {
                displayColors: false,
                callbacks: {
                  label: ({ dataIndex }) => {
                    const { salesCents = 0, orders = 0 } = days[dataIndex] ?? {};
                    return t('{sum} in {orders}', {
                      sum: money.text(salesCents),
                      orders: plural(orders, '{count} order', '{count} orders'),
                    });
                  },
                },
              },
            },
            scales: {
              x: {
                ticks: { color: theme.text, maxRotation: 0, autoSkipPadding: 16 },
                grid: { display: false },
              },
              y: {
                beginAtZero: true,
                // Without a sale the axis would count up to a single dollar.
                suggestedMax: money.decimals === 0 ? 1000 : 10,
                ticks: {
                  color: theme.text,
                  maxTicksLimit: 5,
                  callback: (price) => axisText(money, Number(price)),
                },
                grid: { color: theme.grid },
              },
            },
          }}
        />
      )}
    </div>
  );
}
