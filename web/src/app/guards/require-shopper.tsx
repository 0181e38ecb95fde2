import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingNote } from '#components/async-boundary.tsx';
import { paths } from '#config/paths.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { waitingCheckout } from '../waiting-checkout.ts';

/** Redirects to the login unless a shopper is signed in. */
export function RequireShopper() {
  const { currentUser, loading } = useAuth();
  const atCheckout = useLocation().pathname === paths.checkout;
  useEffect(() => {
    if (atCheckout && !loading) waitingCheckout.set(!currentUser);
  }, [atCheckout, loading, currentUser]);
  if (loading) return <LoadingNote />;
  return currentUser ? <Outlet /> : <Navigate to={paths.login} replace />;
}
