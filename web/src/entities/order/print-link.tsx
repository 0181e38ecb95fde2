import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PrintIcon } from '#components/icons/dashboard-icons.tsx';

/** Opens in a tab of its own, so that the list stays as it is. */
export function PrintLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} target="_blank" title="Opens in a new tab" className={buttonClasses('secondary')}>
      <PrintIcon />
      {label}
    </Link>
  );
}
