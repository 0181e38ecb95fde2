const timeoutMs = 2000;

/**
 * Some browsers' IndexedDB does not answer until they are restarted, and Firebase's calls would wait for it for ever.
 * Without it, a sign-in is kept for the tab.
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

/** Runs a task during which there is no IndexedDB. */
export function withoutIndexedDb(task: () => void): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  hideIndexedDb();
  task();
  if (own) Object.defineProperty(globalThis, 'indexedDB', own);
  else Reflect.deleteProperty(globalThis, 'indexedDB');
}
