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

/** The 'Monthly Revenue' bars. A canvas has no CSS: it takes the computed colours and font of its parent. */
export default function RevenueChart() {
  const frame = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<{ bar: string; text: string }>();

  useEffect(() => {
    if (!frame.current?.parentElement) return;
    const { color: bar, fontFamily } = getComputedStyle(frame.current);
    // Titles and axes take their font from nowhere else.
    Chart.defaults.font.family = fontFamily;
    setLook({ bar, text: getComputedStyle(frame.current.parentElement).color });
  }, []);

  return (
    <div ref={frame} className="h-80 text-accent">
      {look && (
        <Bar
          role="img"
          aria-label={`Monthly Revenue in USD: ${months.map((month, index) => `${month} ${revenue[index]}`).join(', ')}`}
          data={{
            labels: months,
            datasets: [{ label: 'Revenue (USD)', data: revenue, backgroundColor: look.bar, borderRadius: 4 }],
          }}
          options={{
            maintainAspectRatio: false,
            animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 400 },
            color: look.text,
            plugins: {
              title: { display: true, text: 'Monthly Revenue', color: look.text, font: { size: 15 } },
              legend: { position: 'top' },
            },
            scales: {
              x: { ticks: { color: look.text }, grid: { display: false } },
              y: { beginAtZero: true, ticks: { color: look.text } },
            },
          }}
        />
      )}
    </div>
  );
}
