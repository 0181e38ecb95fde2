import { type Capability, roles } from '@bookstore/functions/shared/people/roles';
import { t } from '@bookstore/functions/shared/words/words';
import { Link, Outlet } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { paths } from '#config/paths.ts';
import { useAdminRole, useMay } from '#entities/session/admin-role.ts';

export function RequireCapability({ capability }: { capability: Capability }) {
  const mayOpen = useMay(capability);
  const { label } = roles[useAdminRole()];
  if (mayOpen) return <Outlet />;
  // Not NothingHere, which is in a file of its own.
  return (
    <div className="grid justify-items-center gap-6 py-16 text-center text-muted">
      <p role="status" className="text-lg">
        {t('Your role, {label}, does not include this page.', { label })}
      </p>
      <Link to={paths.dashboard} className={buttonClasses('secondary')}>
        Back to the dashboard
      </Link>
    </div>
  );
}
