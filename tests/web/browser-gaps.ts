import { ReadableStream } from 'node:stream/web';

/** One lock for all names, for `ifAvailable` requests. */
function createLocks() {
  let isHeld = false;
  return {
    async request(name: string, _options: { ifAvailable: true }, work: (lock: Lock | null) => Promise<void>) {
      if (isHeld) return work(null);
      isHeld = true;
      try {
        await work({ name, mode: 'exclusive' });
      } finally {
        isHeld = false;
      }
    },
  };
}

/** What the shop needs of a browser and jsdom lacks. */
export function fillBrowserGaps(): void {
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : 'unnamed'}`;
  URL.revokeObjectURL = () => undefined;
  // A narrow screen without reduced motion.
  window.matchMedia = (media) => {
    const list = Object.assign(new EventTarget(), { media, matches: false, onchange: null });
    return Object.assign(list, { addListener: () => undefined, removeListener: () => undefined });
  };
  window.ResizeObserver = class {
    observe: () => void;
    unobserve = () => undefined;
    disconnect = () => undefined;
    constructor(report: ResizeObserverCallback) {
      this.observe = () => report([], this);
    }
  };
  performance.getEntriesByType ??= () => [];
  Object.defineProperty(globalThis, 'ReadableStream', { value: ReadableStream, configurable: true });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
  });
}
