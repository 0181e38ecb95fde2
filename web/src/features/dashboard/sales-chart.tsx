import type { SalesDay } from '@bookstore/functions/shared/order/sales';
import { formatCents } from '@bookstore/functions/shared/values/money';
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { useChartTheme } from './use-chart-theme.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** '2026-11-22' → 'Nov 22', in the reader's language. */
function dayLabel(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** A bar for each day; the table below it says the same in figures. */
export default function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const { frame, theme } = useChartTheme();
  return (
    <div ref={frame} className="absolute inset-0 border-line text-accent">
      {theme && (
        <Bar
          role="img"
          aria-label="A bar for the sales of each day; “Day by day” has the figures"
          data={{
            labels: days.map(({ day }) => dayLabel(day)),
            datasets: [
              {
                data: days.map(({ salesCents }) => salesCents / 100),
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
                    return `$${formatCents(salesCents)} in ${orders} ${orders === 1 ? 'order' : 'orders'}`;
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
                suggestedMax: 10,
                ticks: { color: theme.text, maxTicksLimit: 5, callback: (dollars) => `$${dollars}` },
                grid: { color: theme.grid },
              },
            },
          }}
        />
      )}
    </div>
  );
}
