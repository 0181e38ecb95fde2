import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useAdminToken } from '#lib/admin-token.ts';

/**
 * Lets only holders of a token through; others are led to the login. A session that ends inside, by log-out or by
 * its hour, leads home.
 */
export function RequireAdmin() {
  const token = useAdminToken();
  const [wasInside] = useState(Boolean(token));
  if (!token) return <Navigate to={wasInside ? paths.home : paths.admin} replace />;
  return <Outlet />;
}
