import { Navigate, Outlet } from 'react-router-dom';
import { LoadingNote } from '#components/async-boundary.tsx';
import { paths } from '#config/paths.ts';
import { useAuth } from '#features/auth/auth-context.ts';

/** Redirects to the login unless a shopper is signed in. */
export function RequireShopper() {
  const { currentUser, loading } = useAuth();
  if (loading) return <LoadingNote />;
  return currentUser ? <Outlet /> : <Navigate to={paths.login} replace />;
}
