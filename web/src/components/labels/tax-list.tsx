import { t } from '@bookstore/functions/shared/words/words';

interface TaxListProps {
  /** Each a sum with what it is: 'incl. 7 % VAT', '$0.82'. */
  rows: readonly { label: string; amount: string }[];
  className?: string;
}

/** Sums of tax, a line for each rate; nothing without one. */
export function TaxList({ rows, className = '' }: TaxListProps) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label="Taxes" className={`tabular-nums ${className}`}>
      {rows.map(({ label, amount }) => (
        <li key={label}>{t('{label}: {text}', { label, text: amount })}</li>
      ))}
    </ul>
  );
}
