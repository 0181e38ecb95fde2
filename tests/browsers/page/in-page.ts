import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { errorsPath, fileMark } from './page-names.ts';
import type { PageQueries, Place, Target, TextMatch } from './page-target.ts';

// The first script of every page under test: reports the page's errors and finds its elements.

declare global {
  interface Window {
    shopTest: PageQueries;
  }
}

let isLeft = false;
addEventListener('beforeunload', () => {
  isLeft = true;
});

function tell(error: string): void {
  // Loads that are aborted by leaving are errors in some engines.
  if (isLeft) return;
  // Outlives the page, so that an error on the way out is reported, too.
  void fetch(errorsPath, { method: 'POST', body: `${location.pathname}: ${error}`, keepalive: true });
}

function wordsOf(value: unknown): string {
  return value instanceof Error ? `${value.message} ${value.stack}` : String(value);
}

function tellErrors(): void {
  const { error, warn } = console;
  for (const [level, write] of Object.entries({ error, warn })) {
    const tellAndWrite = (...values: unknown[]) => {
      tell(`console.${level}: ${values.map(wordsOf).join(' ')}`);
      write(...values);
    };
    Object.assign(console, { [level]: tellAndWrite });
  }
  addEventListener('unhandledrejection', ({ reason }) => tell(`not caught: ${wordsOf(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`the security policy's ${effectiveDirective} forbids ${blockedURI}`),
  );
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) tell(`not caught: ${event.message} ${wordsOf(event.error)}`);
    // Firefox reports this for a module that it has already; one that cannot be loaded fails its import.
    else if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
    // In WebKit the login page prepares Google's popup, for which tests have no internet.
    else if (target instanceof HTMLScriptElement && target.src.startsWith('https://apis.google.com/')) return;
    else if (target instanceof Element) tell(`not loaded: ${target.outerHTML.slice(0, 200)}`);
  };
  // A failed load is reported on its element only.
  addEventListener('error', onError, { capture: true });
}

/** The browser's dialog would wait for an answer that no driver can give. */
function countPrints(): () => number {
  let prints = 0;
  window.print = () => {
    prints += 1;
  };
  return () => prints;
}

const matcher = (match: TextMatch): string | RegExp =>
  'text' in match ? match.text : new RegExp(match.pattern, match.flags);

function all({ by, name, within }: Target): HTMLElement[] {
  const [root, ...others] = within ? all(within) : [document.body];
  if (!root || others.length > 0) return [];
  if (by === 'label') return name ? queryAllByLabelText(root, matcher(name)) : [];
  // A control that unfolds a part of the page has no role in all engines.
  if (by === 'text') return name ? queryAllByText(root, matcher(name)) : [];
  return queryAllByRole(root, by, name ? { name: matcher(name) } : {});
}

function only(target: Target): HTMLElement | undefined {
  const matches = all(target);
  return matches.length === 1 ? matches[0] : undefined;
}

function isInSight({ left, right, top, bottom }: DOMRect): boolean {
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

function placeOf(target: Target): Place {
  const matches = all(target);
  const [element] = matches;
  if (!element || matches.length > 1) return { missing: `is there ${matches.length} times` };
  if (element.matches(':disabled')) return { missing: 'is disabled' };
  if (element.matches('[aria-busy=true]')) return { missing: 'is busy' };
  if (element.closest('.swal2-popup')?.getAnimations().length) return { missing: 'is still moving' };
  if (!isInSight(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (element.contains(hit) || hit.closest('label')?.control === element);
  return isHit ? { x, y } : { missing: `is covered by ${hit?.outerHTML.slice(0, 200)}` };
}

function isField(element?: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function choose(target: Target, option: string): boolean {
  const select = only(target);
  if (!(select instanceof HTMLSelectElement)) return false;
  const wanted = [...select.options].find(({ text }) => text === option);
  if (!wanted) return false;
  wanted.selected = true;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

tellErrors();
window.shopTest = {
  count: (target) => all(target).length,
  textOf(target) {
    const element = target ? only(target) : document.body;
    return element?.innerText.replace(/\s+/g, ' ').trim() ?? '';
  },
  valueOf(target) {
    const element = only(target);
    return isField(element) ? element.value : undefined;
  },
  placeOf,
  selectText(target) {
    const element = only(target);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  },
  choose,
  markFileField(target) {
    const element = only(target);
    element?.setAttribute(fileMark, '');
    return element !== undefined;
  },
  hasPicture(target) {
    const element = only(target);
    return element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;
  },
  prints: countPrints(),
};
