import type { Choices } from '@bookstore/functions/shared/book/cover-cloth';

/** SVG paths in a box of 24 by 24, by category. */
export const motifs: Readonly<Record<string, Choices<string>>> = {
  business: [
    'M2 20h20M4 20v-6h3v6M10 20V9h3v11M16 20V4h3v16',
    'M12 3v17M7 20h10M4 7h16M4 7l-2.5 6h5zM20 7l-2.5 6h5z',
    'M4 7a8 3 0 1 0 16 0a8 3 0 1 0-16 0v10a8 3 0 0 0 16 0V7M4 12a8 3 0 0 0 16 0',
  ],
  technology: [
    'M12 11v2M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a10 4 60 0 0 10 17.4a10 4 60 0 0-10-17.4M17 3.3a10 4 120 0 0-10 17.4a10 4 120 0 0 10-17.4',
    'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
    'M6 6h12v12H6zM9 6V2M15 6V2M9 22v-4M15 22v-4M2 9h4M2 15h4M18 9h4M18 15h4M10 10h4v4h-4z',
  ],
  fiction: [
    'M4 21C5 11 11 4 20 3c0 9-6 15-14 15M4 21l10-11',
    'M12 6C9 4 6 4 2 5v14c4-1 7-1 10 1c3-2 6-2 10-1V5c-4-1-7-1-10 1v14',
    'M2 12c4-1 6-6 10-2c4-4 6 1 10 2M6 19c2-1 3-3 6-1c3-2 4 0 6 1M8 5c2-1 2-2 4-1c2-1 2 0 4 1',
  ],
  horror: [
    'M2 12c5-8 15-8 20 0c-5 8-15 8-20 0M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 11v2',
    'M15 3a9.5 9.5 0 1 0 6 14a9 9 0 0 1-6-14M18 8h4M20 6v4',
    'M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M12 5l6 3.5v7L12 19l-6-3.5v-7zM12 9l2.6 1.5v3L12 15l-2.6-1.5v-3z',
  ],
  adventure: [
    'M12 1l2.5 8.5L23 12l-8.5 2.5L12 23l-2.5-8.5L1 12l8.5-2.5zM12 5v14M5 12h14',
    'M1 20L9 5l5 9l3-5l6 11zM6.3 10L9 12l2.2-3',
    'M2 17c3 3 4 3 7 0c3 3 4 3 7 0c2 3 4 3 6 0M12 15V2l7 10h-7M10 5l-5 7h5',
  ],
};

/** For any book. */
export const plainMotifs: Choices<string> = [
  'M12 12c-4-4-4-9 0-10c4 1 4 6 0 10c4-4 9-4 10 0c-1 4-6 4-10 0c4 4 4 9 0 10c-4-1-4-6 0-10c-4 4-9 4-10 0c1-4 6-4 10 0',
  'M12 2l3 7l7 3l-7 3l-3 7l-3-7l-7-3l7-3z',
];

/** Each has its rules in drawn-covers.css. */
export const layouts = [
  'drawn-stamped',
  'drawn-label drawn-dots',
  'drawn-poster',
  'drawn-ruled',
  'drawn-label drawn-lattice',
  'drawn-bands',
  'drawn-label drawn-stripes',
] as const;
