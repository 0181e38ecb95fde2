import { whenIdle } from '#lib/browser/when-idle.ts';
import { appReady } from './app-ready.ts';
import { recordEarlyInput } from './early-input.ts';

// Without pointer moves: browsers also report one for a pointer that rests where the page appears.
const firstUses = ['pointerdown', 'keydown', 'focusin', 'input'];

export function browserIdle(): Promise<void> {
  return new Promise((resolve) => {
    const afterLoad = () => whenIdle(resolve);
    if (document.readyState === 'complete') afterLoad();
    else addEventListener('load', afterLoad, { once: true });
  });
}

/** The app needs elements at the end of the page. */
function wholePage(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of firstUses)
      addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });
}

/** The styles of everything that the page does not show yet. */
function addStyles(address: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }));
}

/**
 * A browser may keep a failed file as long as the page, so the next use reloads it. Only once: links and forms also
 * work without the app.
 */
async function reloadAtNextUse({ signal }: AbortController): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'reload') return;
  await firstUse();
  if (signal.aborted) return;
  // Without a connection the browser would show its own page.
  if (navigator.onLine) location.reload();
  else addEventListener('online', () => location.reload(), { once: true });
}

/** What is rejected before React handles events is the start, as a rule, and mostly for a lost file. */
function reloadAfterFailedStart(): void {
  const started = new AbortController();
  document.addEventListener(appReady, () => started.abort(), { once: true });
  addEventListener('unhandledrejection', () => void reloadAtNextUse(started), {
    once: true,
    signal: started.signal,
  });
}

/** Before the app itself imports them. */
function preload(files: string): void {
  for (const href of files.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
}

/**
 * Loads the app of a server-rendered page, and records how the page is used until then. The attributes of the script
 * that this is part of say where the app is.
 * @param awaited resolves when the app may load; it loads at once when the visitor uses the page
 */
export async function startApp(awaited: Promise<unknown>): Promise<void> {
  const { app, styles, files } = document.currentScript?.dataset ?? {};
  if (!app || !styles) throw new Error('The page does not say where the app is');
  const replay = recordEarlyInput();
  document.addEventListener(appReady, ({ detail }) => replay(detail), { once: true });
  reloadAfterFailedStart();
  await Promise.all([wholePage(), Promise.race([awaited, firstUse()])]);
  addStyles(styles);
  if (files) preload(files);
  // The built src/main.tsx, which calls hydrateApp().
  await import(app);
}
