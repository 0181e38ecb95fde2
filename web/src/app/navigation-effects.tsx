import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** After a navigation scrolls to the top and focuses the content; when going back, the browser restores the scroll. */
export function NavigationEffects() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== 'POP') scrollTo(0, 0);
    // A dialog that opened meanwhile keeps the focus and restores it itself.
    if (document.querySelector('[aria-modal="true"]')) return;
    // So does a form that begins in its first field.
    if (document.activeElement?.matches('main :is(input, select, textarea)')) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname, navigation]);

  return null;
}
