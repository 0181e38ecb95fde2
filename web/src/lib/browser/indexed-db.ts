/** How long the database of a browser may take to answer, in milliseconds. */
const timeoutMs = 2000;

/**
 * Hides the browser's own database where it never answers, as some do until they are started anew: each of Firebase's calls
 * would wait for it for ever. Without one, a sign-in is kept for the tab.
 */
export async function hideDeadIndexedDb(): Promise<void> {
  // Where it is missing or refuses, Firebase finds that out by itself.
  const names = globalThis.indexedDB?.databases().then(
    () => true,
    () => true,
  );
  const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), timeoutMs));
  if (!names || (await Promise.race([names, timeout]))) return;
  hideIndexedDb();
}

function hideIndexedDb(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
}

/** Does something that finds no database. */
export function withoutIndexedDb(task: () => void): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  hideIndexedDb();
  task();
  if (own) Object.defineProperty(globalThis, 'indexedDB', own);
  else Reflect.deleteProperty(globalThis, 'indexedDB');
}
