import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';

/**
 * The part of an address whose change is a navigation: with the query in the shop; lists of the dashboard keep their
 * place when it changes.
 */
function pageOf({ pathname, search }: Location): string {
  return pathname.startsWith(paths.dashboard) ? pathname : pathname + search;
}

/** A navigation scrolls to the top and focuses the content; on going back, the browser restores the scroll. */
export function NavigationEffects() {
  const { offers } = useShop();
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash } = location;
  const page = pageOf(location);
  const navigation = useNavigationType();
  const previous = useRef(page);

  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (navigation !== 'POP') scrollTo(0, 0);
    // A dialog that opened meanwhile keeps the focus and restores it itself.
    if (document.querySelector('[aria-modal="true"]')) return;
    const { activeElement } = document;
    // So does a form that starts in its first field, and the search that a visitor is typing in.
    if (activeElement?.matches('main :is(input, select, textarea)')) return;
    if (activeElement instanceof HTMLInputElement && activeElement.value !== activeElement.defaultValue)
      return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [page, navigation]);

  // The server redirects `?offer=…` to `#offer=…`, so that no page has two addresses; links within the shop still have
  // the former.
  const code = /[?#&]offer=([^&#]+)/.exec(search + hash)?.[1];
  useEffect(() => {
    if (!offers || !code) return;
    const query = new URLSearchParams(search);
    query.delete('offer');
    void import('#entities/offer/carried-code.ts').then(({ carryCodeOfLink }) => carryCodeOfLink(code));
    void navigate({ pathname, search: String(query) }, { replace: true });
  }, [offers, code, pathname, search, navigate]);

  return null;
}
