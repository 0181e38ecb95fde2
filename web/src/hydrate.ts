import { appReady } from './app-ready.ts';
import { replayEarlyInput } from './early-input.ts';

// A page that came with its content needs no JavaScript to be read. React takes it over when the browser has nothing
// better to do, or as soon as somebody touches it.

const touches = ['pointerdown', 'keydown', 'focusin', 'change', 'pointerover'];

function idle(): Promise<void> {
  return new Promise((resolve) => {
    const whenLoaded = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded, { once: true });
  });
}

function touched(): Promise<void> {
  return new Promise((resolve) => {
    for (const touch of touches)
      addEventListener(touch, () => resolve(), { once: true, capture: true, passive: true });
  });
}

/** Fetches the styles of everything that the page does not show yet. */
function addStyles(address: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }));
}

async function start(): Promise<void> {
  const { app, styles } = document.getElementById('hydrate')?.dataset ?? {};
  if (!app || !styles) throw new Error('The page does not say where the app is');
  document.addEventListener(appReady, replayEarlyInput(), { once: true });
  await Promise.race([idle(), touched()]);
  addStyles(styles);
  await import(app);
}

void start();
