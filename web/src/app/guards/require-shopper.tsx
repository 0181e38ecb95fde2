import { Navigate, Outlet } from 'react-router-dom';
import { LoadingNote } from '#components/async-boundary.tsx';
import { paths } from '#config/paths.ts';
import { useAuth } from '#features/auth/auth-context.ts';

/** Lets only signed-in shoppers through; others are led to the login. */
export function RequireShopper() {
  const { currentUser, loading } = useAuth();
  if (loading) return <LoadingNote />;
  return currentUser ? <Outlet /> : <Navigate to={paths.login} replace />;
}
