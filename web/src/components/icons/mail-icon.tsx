import { drawn } from './icons.tsx';

export const MailIcon = drawn(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="m4 7.5 8 6 8-6" />
  </>,
);
