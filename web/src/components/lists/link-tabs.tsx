import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

interface LinkTab {
  key: string;
  name: string;
  /** The page with the same content, for opening it in another browser tab. */
  path: string;
}

interface LinkTabsProps {
  label: string;
  /** The prefix of the ids of tabs and panels. */
  id: string;
  tabs: readonly LinkTab[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
  /** Called on hover or focus of a tab. */
  onNear: (key: string) => void;
}

export const tabId = (id: string, key: string) => `${id}-${key}`;
export const panelId = (id: string) => `${id}-panel`;

/** Where a key leads from a tab: along the reading direction, or to an end. */
function placeAfter(key: string, at: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (at + (key === forward ? 1 : count - 1)) % count;
}

/** Tabs that are links, too; arrow keys, Home and End choose. */
export function LinkTabs({ label, id, tabs, chosen, onChoose, onNear }: LinkTabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const place = placeAfter(event.key, at, tabs.length, isRightToLeft);
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(id, next.key))?.focus();
    onChoose(next.key);
  }

  function onClick(event: MouseEvent, key: string) {
    // Lets the browser open the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(key);
  }

  return (
    <div role="tablist" aria-label={label} className="link-tabs overflow-x-auto" onKeyDown={onKeyDown}>
      {tabs.map(({ key, name, path }) => (
        <Link
          key={key}
          id={tabId(id, key)}
          to={path}
          role="tab"
          aria-selected={key === chosen}
          aria-controls={panelId(id)}
          tabIndex={key === chosen ? 0 : -1}
          data-chosen={key === chosen || undefined}
          onClick={(event) => onClick(event, key)}
          onFocus={() => onNear(key)}
          onPointerEnter={() => onNear(key)}
        >
          {name}
        </Link>
      ))}
    </div>
  );
}
