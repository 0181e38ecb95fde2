import type { ReactNode } from 'react';

interface IconProps {
  className?: string;
}

/** A 24-unit line drawing in the colour of the text around it; its control carries the name. */
export function Icon({ className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`size-5 shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}

export const drawn = (lines: ReactNode) => (props: IconProps) => <Icon {...props}>{lines}</Icon>;

/** Points forward; with `rotate-180`, back. */
export function ArrowIcon({ className = '' }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`}>
      <path d="M5 12h14m-6-6 6 6-6 6" />
    </Icon>
  );
}

export const GripIcon = drawn(
  <path strokeWidth="2.5" d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" />,
);

export const SearchIcon = drawn(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);

export const UserIcon = drawn(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 20.5c1.2-4 4.3-6 8-6s6.8 2 8 6" />
  </>,
);

export const CartIcon = drawn(
  <>
    <path d="M3 4h2.5l2.2 11.5h10.3L20.5 7.5H6.2" />
    <circle cx="9" cy="19.5" r="1.3" />
    <circle cx="17" cy="19.5" r="1.3" />
  </>,
);

export const BooksIcon = drawn(<path d="M4 4h4v16H4zm4 3h4v13H8zm5.2-1.9 3.9-1 4 15.3-3.9 1z" />);

export const CheckIcon = drawn(<path strokeWidth="2.25" d="m5 12.5 4.5 4.5L19 7.5" />);
