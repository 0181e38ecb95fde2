import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useAdminToken } from '#entities/session/admin-token.ts';

/** To the admin login without a token; to the home page when a session ends inside. */
export function RequireAdmin() {
  const token = useAdminToken();
  const [wasInside] = useState(Boolean(token));
  if (!token) return <Navigate to={wasInside ? paths.home : paths.adminLogin} replace />;
  return <Outlet />;
}
