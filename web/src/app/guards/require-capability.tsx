import { type Capability, roles } from '@bookstore/functions/shared/roles';
import { Link, Outlet } from 'react-router-dom';
import { buttonLook } from '#components/control-looks.ts';
import { NothingHere } from '#components/nothing-here.tsx';
import { paths } from '#config/paths.ts';
import { useAdminRole, useMay } from '#lib/admin-role.ts';

/** Shows a page of the dashboard only to those whose role includes it. */
export function RequireCapability({ capability }: { capability: Capability }) {
  const mayOpen = useMay(capability);
  const { label } = roles[useAdminRole()];
  if (mayOpen) return <Outlet />;
  return (
    <NothingHere text={`Your role, ${label}, does not include this page.`}>
      <Link to={paths.dashboard} className={buttonLook('secondary')}>
        Back to the dashboard
      </Link>
    </NothingHere>
  );
}
