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
import { useEffect, useRef, useState } from 'react';
import { Bar } from 'react-chartjs-2';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Title, Tooltip);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Fixed figures. */
const revenue = [500, 700, 800, 600, 750, 900, 650, 870, 960, 1020, 1100, 1200];

/** The 'Monthly Revenue' bars. A canvas has no CSS: it takes the computed colours of its parent. */
export default function RevenueChart() {
  const frame = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<{ bar: string; text: string }>();

  useEffect(() => {
    if (!frame.current?.parentElement) return;
    setColours({
      bar: getComputedStyle(frame.current).color,
      text: getComputedStyle(frame.current.parentElement).color,
    });
  }, []);

  return (
    <div ref={frame} className="h-80 text-accent">
      {colours && (
        <Bar
          role="img"
          aria-label={`Monthly Revenue in USD: ${months.map((month, index) => `${month} ${revenue[index]}`).join(', ')}`}
          data={{
            labels: months,
            datasets: [
              { label: 'Revenue (USD)', data: revenue, backgroundColor: colours.bar, borderRadius: 4 },
            ],
          }}
          options={{
            maintainAspectRatio: false,
            animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 400 },
            color: colours.text,
            plugins: {
              title: { display: true, text: 'Monthly Revenue', color: colours.text, font: { size: 15 } },
              legend: { position: 'top' },
            },
            scales: {
              x: { ticks: { color: colours.text }, grid: { display: false } },
              y: { beginAtZero: true, ticks: { color: colours.text } },
            },
          }}
        />
      )}
    </div>
  );
}
