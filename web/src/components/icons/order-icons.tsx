import { drawn } from './icons.tsx';

export const ParcelIcon = drawn(
  <path d="m3.5 7.5 8.5-4 8.5 4v9l-8.5 4-8.5-4zm0 0 8.5 4 8.5-4M12 11.5v9M7.75 5.5l8.5 4" />,
);

export const CashIcon = drawn(
  <>
    <rect x="2.5" y="6" width="19" height="12" rx="2" />
    <circle cx="12" cy="12" r="2.75" />
    <path d="M6 9.5v5m12-5v5" />
  </>,
);
