import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useAdminToken } from '#entities/session/admin-token.ts';

/**
 * Redirects to the admin login without a token. A session that ends inside, by log-out or after its hour, redirects to
 * the home page.
 */
export function RequireAdmin() {
  const token = useAdminToken();
  const [wasInside] = useState(Boolean(token));
  if (!token) return <Navigate to={wasInside ? paths.home : paths.adminLogin} replace />;
  return <Outlet />;
}
