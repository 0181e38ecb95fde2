import { whenIdle } from '#lib/browser/when-idle.ts';
import { appReady } from './app-ready.ts';
import { recordEarlyInput } from './early-input.ts';

// The first script of a rendered page, which stands inside its HTML, so that no use of the page comes before it. The
// page needs no JavaScript to be read, so that the app loads when the browser is idle, or as soon as the visitor uses
// it. Started at once, it made a book page's largest content wait for 1.65 s instead of 1.07 s (npm run bench --
// pages).

// Not what a pointer passes over: browsers also say so of one that rests where the page appears.
const firstUses = ['pointerdown', 'keydown', 'focusin', 'input'];

function browserIdle(): Promise<void> {
  return new Promise((resolve) => {
    const afterLoad = () => whenIdle(resolve);
    if (document.readyState === 'complete') afterLoad();
    else addEventListener('load', afterLoad, { once: true });
  });
}

/** The app looks for what stands at the end of the page. */
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

/** Loads the styles of everything that the page does not show yet. */
function addStyles(address: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }));
}

/**
 * Loads the page again when it is next used: a browser may keep a lost file as lost for as long as the page. Only once:
 * where the second start fails, too, links and forms still work.
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

async function start(): Promise<void> {
  const { app, styles } = document.currentScript?.dataset ?? {};
  if (!app || !styles) throw new Error('The page does not say where the app is');
  document.addEventListener(appReady, recordEarlyInput(), { once: true });
  reloadAfterFailedStart();
  await Promise.all([wholePage(), Promise.race([browserIdle(), firstUse()])]);
  addStyles(styles);
  // The built src/main.tsx, which calls hydrateApp().
  await import(app);
}

void start();
