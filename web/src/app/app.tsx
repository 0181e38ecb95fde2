import { useLocation } from 'react-router-dom';
import { AccentStyle } from '#components/layout/accent-style.tsx';
import { AdminSessionTimer } from '#features/admin-session/admin-session-timer.tsx';
import { AuthProvider } from '#features/auth/auth-provider.tsx';
import type { AppPage } from './app-page.ts';
import { NavigationEffects } from './navigation-effects.tsx';
import { Router, signInNeed } from './router.tsx';

interface AppProps {
  /** Server-rendered pages: loaded already, or lazy like all others. */
  pages: readonly AppPage[];
}

export function App({ pages }: AppProps) {
  const { pathname } = useLocation();
  return (
    <AuthProvider need={signInNeed(pathname)}>
      <AccentStyle />
      <NavigationEffects />
      <AdminSessionTimer />
      <Router pages={pages} />
    </AuthProvider>
  );
}
