import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { t } from '@bookstore/functions/shared/words/words';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  Title,
  Tooltip,
} from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { useChartTheme } from './use-chart-theme.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Title, Tooltip);

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleDateString(buildLanguage, { month: 'short' }),
);

const revenue = [500, 700, 800, 600, 750, 900, 650, 870, 960, 1020, 1100, 1200];

export default function RevenueChart() {
  const { frame, theme } = useChartTheme();
  return (
    <div ref={frame} className="h-56 text-line-strong">
      {theme && (
        <Bar
          role="img"
          aria-label={t('Monthly Revenue in USD: {figures}', {
            figures: months.map((month, index) => `${month} ${revenue[index]}`).join(', '),
          })}
          data={{
            labels: months,
            datasets: [
              { label: t('Revenue (USD)'), data: revenue, backgroundColor: theme.bar, borderRadius: 4 },
            ],
          }}
          options={{
            maintainAspectRatio: false,
            animation: theme.isMoving ? { duration: 400 } : false,
            color: theme.text,
            plugins: {
              title: { display: true, text: t('Monthly Revenue'), color: theme.text, font: { size: 13 } },
              legend: { position: 'top' },
            },
            scales: {
              x: {
                ticks: { color: theme.text, maxRotation: 0, autoSkip: false, font: { size: 11 } },
                grid: { display: false },
              },
              y: { beginAtZero: true, ticks: { color: theme.text } },
            },
          }}
        />
      )}
    </div>
  );
}
