import { useLocation } from 'react-router-dom';
import { AdminSessionTimer } from '#features/admin-session/admin-session-timer.tsx';
import { AuthProvider } from '#features/auth/auth-provider.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { needsShopper, type PageRoute, Router } from './router.tsx';

interface AppProps {
  /** The pages that the server renders: there at once, or lazy like all others. */
  pages: readonly PageRoute[];
}

/** The whole app, inside any router. */
export function App({ pages }: AppProps) {
  const { pathname } = useLocation();
  return (
    <AuthProvider urgent={needsShopper(pathname)}>
      <NavigationEffects />
      <AdminSessionTimer />
      <Router pages={pages} />
    </AuthProvider>
  );
}
