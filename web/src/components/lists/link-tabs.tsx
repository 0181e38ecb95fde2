import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

interface LinkTab {
  key: string;
  name: string;
  /** The page that shows the same, for those who open it beside this one. */
  path: string;
}

interface LinkTabsProps {
  /** What they choose from. */
  label: string;
  /** Before the id of a tab's element stands this, and before that of its panel, too. */
  id: string;
  tabs: readonly LinkTab[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
  /** Called when the visitor comes near a tab. */
  onNear: (key: string) => void;
}

export const tabId = (id: string, key: string) => `${id}-${key}`;
export const panelId = (id: string) => `${id}-panel`;

/** Where a key leads from a tab: along the line of reading, or to an end. */
function placeAfter(key: string, at: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (at + (key === forward ? 1 : count - 1)) % count;
}

/** Tabs that are links, too: arrow keys, Home and End choose. */
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
    // A page of its own in another tab of the browser.
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
