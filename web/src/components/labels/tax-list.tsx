import { t } from '@bookstore/functions/shared/words/words';

interface TaxListProps {
  /** Such as 'incl. 7 % VAT' and '$0.82'. */
  rows: readonly { label: string; amount: string }[];
  className?: string;
}

/** A line for each tax rate; renders nothing without one. */
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
