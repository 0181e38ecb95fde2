import { drawn as drawnOf } from './icons.tsx';

// Apart from the shop's icons, which come with every page.

const drawn = (path: string) => drawnOf(<path d={path} />);
export const ParcelIcon = drawn('M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5M8 6l8 4');

export const BoxIcon = drawn('M4 11v9h16v-9M4 11l2.5-3M20 11l-2.5-3M12 3v11m-4-4 4 4 4-4');

/** A box that has not come yet. */
export const ToOrderIcon = drawn(
  'M4 9v11h9M4 9l8-4 8 4M4 9l8 4 8-4v2M12 13v4M18 22a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM18 16v2l1.3.8',
);

export const CountIcon = drawn(
  'M11 6h9M11 12h9M11 18h9M4 6l1.5 1.5L8 4.5M4 12l1.5 1.5L8 10.5M4 18l1.5 1.5L8 16.5',
);
export const PrintIcon = drawn('M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z');
export const CashIcon = drawn('M3 7h18v10H3zM6 7v10m12-10v10M12 9.500a2.500 2.500 0 1 0 .01 0');
export const VoucherIcon = drawn(
  'M4.500 10h15v10h-15zM3.500 7h17v3h-17zM12 7v13M12 7C9 7 6.500 4.500 8.200 3.500 10 2.600 12 7 12 7s2-4.400 3.800-3.500C17.500 4.500 15 7 12 7',
);
/** A sheet with what is owed. */
export const AccountIcon = drawn('M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 11.500h6M9 15h3');
export const LogoutIcon = drawn('M14 4H6v16h8M10 12h10m-4-4 4 4-4 4');
export const MailIcon = drawn('M3.5 6h17v12h-17zM3.5 6.5l8.500 6.500 8.500-6.500');
export const LorryIcon = drawn(
  'M3 6.500h11v10H3zM14 10h4l3 3.500v3h-7M7 19a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600zM17 19a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600z',
);
export const DoneIcon = drawn('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.500l2.700 2.700L16 9.500');
export const BellIcon = drawn('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4');
export const ChartIcon = drawn('M4 20h16M7 16v-4m5 4V6m5 10V9');
export const TrashIcon = drawn('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5m4-5v5');
export const StarIcon = drawn('m12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.500-.8z');
export const PlusIcon = drawn('M12 5v14M5 12h14');
export const StampIcon = drawn('M5 20h14M5 16.500h14v-3.500h-5V8.500a2.500 2.500 0 1 0-4 0V13H5z');
export const OfferIcon = drawn(
  'M4 4.500h8l8.500 8.500-7.500 7.500L4.500 12zM8.500 9a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1z',
);
export const PenIcon = drawn('M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5M12 20h8');
export const ShelfIcon = drawn('M3 20h18M5 20V6h3v14M10 20V4h3v16m3 0-1.5-13 3-.5L19 20');
export const BookmarkIcon = drawn('M4.5 20V5.5h9V20zM17.5 5.5H20V20h-2.5M7 5.5V13l2-1.5 2 1.5V5.5');
export const ReviewIcon = drawn(
  'M4 4.5h16v11.5h-8.5L7 20v-4H4zM12 6.8l1.1 2.2 2.4.4-1.7 1.7.4 2.4-2.2-1.1-2.2 1.1.4-2.4-1.7-1.7 2.4-.4z',
);
export const ImportIcon = drawn('M12 3.5v11m-4-4 4 4 4-4M4.5 15v5.5h15V15');
export const PeopleIcon = drawn(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2.1.9 3.5 2.8 3.5 5.4',
);
export const HistoryIcon = drawn('M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2');
export const SettingsIcon = drawn(
  'M4 7h8m5 0h3M4 17h3m5 0h8M14.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const ChevronIcon = drawn('m6 9.5 6 6 6-6');
