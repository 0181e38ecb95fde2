import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingNote, PageFailure, pageFailure } from '#components/loading/async-boundary.tsx';
import { paths } from '#config/paths.ts';
import { interruptedPage } from '#entities/session/interrupted-page.ts';
import { useAuth } from '#features/auth/auth-context.ts';

interface RequireShopperProps {
  /** Show the page before it is known who is signed in. */
  isShownBefore?: boolean;
}

export function RequireShopper({ isShownBefore = false }: RequireShopperProps) {
  const { currentUser, loading, retry } = useAuth();
  const { pathname } = useLocation();
  const hadShopper = useRef(false);
  useEffect(() => {
    if (currentUser) {
      hadShopper.current = true;
      if (interruptedPage.get() === pathname) interruptedPage.set(null);
      // A shopper who has just logged out wants to leave.
    } else if (!loading && !hadShopper.current) interruptedPage.set(pathname);
  }, [pathname, loading, currentUser]);
  if (retry) return <PageFailure text={pageFailure} onRetry={retry} />;
  if (loading && !isShownBefore) return <LoadingNote />;
  return loading || currentUser ? (
    <Outlet />
  ) : (
    <Navigate to={paths.login} state={{ page: pathname }} replace />
  );
}
