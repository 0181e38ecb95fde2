let lastHolder: Promise<unknown> = Promise.resolve();

/** One lock for all names: whoever asks waits for whoever asked before. */
function requestLock<T>(_name: string, work: () => T): Promise<Awaited<T>> {
  const held = lastHolder.then(work);
  lastHolder = held.catch((error: unknown) => console.warn('The holder of the lock failed:', error));
  return Promise.resolve(held);
}

/** What the shop needs of a browser and jsdom does not have. */
export function fillBrowserGaps(): void {
  Object.defineProperty(navigator, 'locks', { value: { request: requestLock } });
  URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : 'unnamed'}`;
  URL.revokeObjectURL = () => undefined;
  // A narrow screen on which everything may move.
  window.matchMedia = (media) => {
    const list = Object.assign(new EventTarget(), { media, matches: false, onchange: null });
    return Object.assign(list, { addListener: () => undefined, removeListener: () => undefined });
  };
  window.scrollTo = () => undefined;
}
