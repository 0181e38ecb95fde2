import { useLocation } from 'react-router-dom';
import { SessionWatch } from '#features/admin-session/session-watch.tsx';
import { AuthProvider } from '#features/auth/auth-provider.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { needsShopper, type RenderedPages, Router } from './router.tsx';

/** The whole app, inside any router. */
export function App({ pages }: { pages: RenderedPages }) {
  const { pathname } = useLocation();
  return (
    <AuthProvider urgent={needsShopper(pathname)}>
      <NavigationEffects />
      <SessionWatch />
      <Router {...pages} />
    </AuthProvider>
  );
}
