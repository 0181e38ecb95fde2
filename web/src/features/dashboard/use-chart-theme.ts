import { Chart } from 'chart.js';
import { useEffect, useRef, useState } from 'react';

interface ChartTheme {
  bar: string;
  text: string;
  grid: string;
  isMoving: boolean;
}

/** A canvas has no CSS: it gets the computed colours and font of its frame and surroundings. */
export function useChartTheme() {
  const frame = useRef<HTMLDivElement>(null);
  const [theme, setTheme] = useState<ChartTheme>();

  useEffect(() => {
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    function read(): void {
      if (!frame.current?.parentElement) return;
      const { color: bar, borderTopColor: grid, fontFamily } = getComputedStyle(frame.current);
      const { color: text } = getComputedStyle(frame.current.parentElement);
      // Titles and axes read their font only from here.
      Chart.defaults.font.family = fontFamily;
      const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      setTheme({ bar, text, grid, isMoving });
    }
    read();
    scheme.addEventListener('change', read);
    return () => scheme.removeEventListener('change', read);
  }, []);

  return { frame, theme };
}
