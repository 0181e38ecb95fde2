import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '#config/paths.ts';

/**
 * The part of an address whose change counts as a navigation: in the shop the query, too; the dashboard's lists keep
 * their place while it changes.
 */
function pageOf({ pathname, search }: Location): string {
  return pathname.startsWith(paths.dashboard) ? pathname : pathname + search;
}

/** After a navigation scrolls to the top and focuses the content; when going back, the browser restores the scroll. */
export function NavigationEffects() {
  const page = pageOf(useLocation());
  const navigation = useNavigationType();
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (navigation !== 'POP') scrollTo(0, 0);
    // A dialog that opened meanwhile keeps the focus and restores it itself.
    if (document.querySelector('[aria-modal="true"]')) return;
    const { activeElement } = document;
    // So does a form that begins in its first field, and the search into which a visitor types meanwhile.
    if (activeElement?.matches('main :is(input, select, textarea)')) return;
    if (activeElement instanceof HTMLInputElement && activeElement.value !== activeElement.defaultValue)
      return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [page, navigation]);

  return null;
}
