import { useEffect } from 'react';
import { confirmLeaving } from '#lib/alerts.ts';

/** A link followed within this tab, or a button marked so; undefined for any other click. */
function leavingControl({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || !(target instanceof Element)) return;
  const leavingButton = target.closest<HTMLElement>('button[data-leaves-page]');
  if (leavingButton) return leavingButton;
  if (metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target.closest('a');
  return link?.href && pageOf(link.href) !== pageOf(location.href) && !link.target ? link : undefined;
}

/** Without the fragment. */
const pageOf = (href: string) => href.split('#')[0];

/** The forms of this page with unsent typing: one answer lets all of them be left. */
const guards = new Set<AbortController>();

/**
 * The browser asks on closing or reloading; links, the log-out and, with the Navigation API, going back are asked about
 * here.
 */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  useEffect(() => {
    if (!unsaved) return;
    const guard = new AbortController();
    guards.add(guard);

    async function ask(leave: () => void): Promise<void> {
      if (!(await confirmLeaving())) return;
      for (const asked of guards) asked.abort();
      leave();
    }
    function onClick(event: MouseEvent): void {
      const control = leavingControl(event);
      if (!control || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(() => control.click());
    }
    function onTraverse(event: NavigateEvent): void {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      if (event.hashChange || event.defaultPrevented) return;
      event.preventDefault();
      void ask(() => void navigation.traverseTo(event.destination.key));
    }

    const { signal } = guard;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    // Before React's own listeners, which are further inside.
    addEventListener('click', onClick, { capture: true, signal });
    if ('navigation' in window) navigation.addEventListener('navigate', onTraverse, { signal });
    return () => {
      guards.delete(guard);
      guard.abort();
    };
  }, [unsaved]);

  return null;
}
